final class LiveWatch {}
