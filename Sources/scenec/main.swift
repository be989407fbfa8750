import ScenecCommandLine

ScenecTool.main()
