-- Uses `scenec lsp` in Neovim like a user who types, and writes the results to seen.txt, one per line.
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
    see('timeout while waiting for ' .. what)
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

local function diagnostics() return vim.diagnostic.get(buffer) end
local function lines() return vim.api.nvim_buf_get_lines(buffer, 0, -1, false) end

-- Misspells a name, and corrects it.
local line = vim.fn.search('destination="second"') - 1
local function type_destination(name)
  local text = lines()[line + 1]:gsub('destination="[^"]*"', 'destination="' .. name .. '"')
  vim.api.nvim_buf_set_lines(buffer, line, line + 1, false, {text})
end
type_destination('secnd')
wait('a diagnostic', function() return #diagnostics() == 1 end)
see('diagnostic', diagnostics()[1].source, diagnostics()[1].lnum + 1, diagnostics()[1].col + 1)
type_destination('second')
wait('no diagnostic', function() return #diagnostics() == 0 end)
see('no diagnostic')

-- Completes the name.
local column = lines()[line + 1]:find('second', 1, true)
vim.api.nvim_win_set_cursor(0, {line + 1, column + 1})
local answers = vim.lsp.buf_request_sync(buffer, 'textDocument/completion', vim.lsp.util.make_position_params(), 20000)
local items = answers[id].result.items or answers[id].result
for _, item in ipairs(items) do
  if item.label == 'second' then see('completion', item.label) end
end

-- Renames the scene in this file and in the other one.
vim.lsp.buf.rename('other')
wait('another name', function() return lines()[line + 1]:find('destination="other"', 1, true) end)
see('renamed', vim.fn.search('id="other"') > 0 and 'here' or 'nowhere')
vim.cmd('edit Other.scene')
see('renamed', vim.fn.search('Main#other') > 0 and 'there' or 'nowhere')

-- The server ends after the shutdown request.
client.stop()
wait('the end', function() return client.is_stopped() end)
see('ended')
finish()
