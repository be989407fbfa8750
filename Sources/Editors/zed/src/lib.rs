// Starts `scenec lsp` for scenes.
use zed_extension_api::{self as zed, LanguageServerId, Result};

struct Scenec;

impl zed::Extension for Scenec {
    fn new() -> Self {
        Scenec
    }

    fn language_server_command(&mut self, _: &LanguageServerId, worktree: &zed::Worktree) -> Result<zed::Command> {
        let command = worktree.which("scenec").ok_or("'scenec' is not in the PATH")?;
        Ok(zed::Command { command, args: vec!["lsp".into()], env: worktree.shell_env() })
    }
}

zed::register_extension!(Scenec);
