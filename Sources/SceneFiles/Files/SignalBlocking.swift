import ScenePlatform

func withSignalsBlocked<Result, Problem: Error>(
  _ body: () throws(Problem) -> Result
) throws(Problem) -> Result {
  var wanted = sigset_t()
  var before = sigset_t()
  sigemptyset(&wanted)
  for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { sigaddset(&wanted, signal) }
  pthread_sigmask(SIG_BLOCK, &wanted, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  return try body()
}
