-- Neovim, without a screen, uses `scenec lsp` as somebody does who types; it writes what it has seen, a line each.
--
-- Run by LanguageServerTests in a directory with Main.scene: nvim --headless -u NONE -c 'luafile editor.lua'

local seen = {}
local function see(...) table.insert(seen, table.concat({...}, ' ')) end
local function finish()
  vim.fn.writefile(seen, 'seen.txt')
  vim.cmd('qall!')
end
local function wait(what, condition)
  if not vim.wait(20000, condition, 5) then
    see('waited in vain for ' .. what)
    finish()
  end
end

vim.cmd('edit Main.scene')
local buffer = vim.api.nvim_get_current_buf()
local id = vim.lsp.start_client({
  name = 'scenec', cmd = {vim.env.SCENEC, 'lsp'}, root_dir = vim.fn.getcwd(),
  workspace_folders = {{uri = vim.uri_from_fname(vim.fn.getcwd()), name = 'scenes'}},
})
local client = vim.lsp.get_client_by_id(id)
wait('a server', function() return client.initialized end)
vim.lsp.buf_attach_client(buffer, id)

local function findings() return vim.diagnostic.get(buffer) end
local function lines() return vim.api.nvim_buf_get_lines(buffer, 0, -1, false) end

-- A name is written wrong, and put right.
local line = vim.fn.search('destination="second"') - 1
local function say(name)
  local text = lines()[line + 1]:gsub('destination="[^"]*"', 'destination="' .. name .. '"')
  vim.api.nvim_buf_set_lines(buffer, line, line + 1, false, {text})
end
say('secnd')
wait('a finding', function() return #findings() == 1 end)
see('diagnostic', findings()[1].source, findings()[1].lnum + 1, findings()[1].col + 1)
say('second')
wait('no finding', function() return #findings() == 0 end)
see('no diagnostic')

-- What may stand there.
local column = lines()[line + 1]:find('second', 1, true)
vim.api.nvim_win_set_cursor(0, {line + 1, column + 1})
local answers = vim.lsp.buf_request_sync(buffer, 'textDocument/completion', vim.lsp.util.make_position_params(), 20000)
local items = answers[id].result.items or answers[id].result
for _, item in ipairs(items) do
  if item.label == 'second' then see('completion', item.label) end
end

-- Another name, wherever it stands: in this file and in the other one.
vim.lsp.buf.rename('other')
wait('another name', function() return lines()[line + 1]:find('destination="other"', 1, true) end)
see('renamed', vim.fn.search('id="other"') > 0 and 'here' or 'nowhere')
vim.cmd('edit Other.scene')
see('renamed', vim.fn.search('Main#other') > 0 and 'there' or 'nowhere')

-- It ends by itself.
client.stop()
wait('the end', function() return client.is_stopped() end)
see('ended')
finish()
