; Ships, scenarios and decks end in .json, which is left to the program it has: ours is one more under "Open with".
!macro customInstall
  WriteRegStr SHELL_CONTEXT "Software\Classes\SpottingTop.Document" "" "Spotting Top document"
  WriteRegStr SHELL_CONTEXT "Software\Classes\SpottingTop.Document\DefaultIcon" "" "$INSTDIR\${APP_EXECUTABLE_FILENAME},0"
  WriteRegStr SHELL_CONTEXT "Software\Classes\SpottingTop.Document\shell\open\command" "" '"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"'
  WriteRegStr SHELL_CONTEXT "Software\Classes\.json\OpenWithProgids" "SpottingTop.Document" ""
!macroend

!macro customUnInstall
  DeleteRegKey SHELL_CONTEXT "Software\Classes\SpottingTop.Document"
  DeleteRegValue SHELL_CONTEXT "Software\Classes\.json\OpenWithProgids" "SpottingTop.Document"
!macroend
