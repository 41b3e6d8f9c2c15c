; Inno Setup 6: makes the installer from the folder that build.py leaves in dist.
;   iscc /DVersion=0.2.0 packaging\windows\aoc-desktop.iss
#ifndef Version
  #error Give the version: iscc /DVersion=0.2.0
#endif

[Setup]
AppId={{6E2C6D0B-6E0B-4D0B-9C55-6A0C1D5E2F41}
AppName=Civilisation games (unofficial fan edition)
AppVersion={#Version}
AppPublisher=aoc_desktop
DefaultDirName={autopf}\Civilisation games
DefaultGroupName=Civilisation games
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=aoc-desktop-{#Version}-windows-setup
SetupIconFile=..\..\build\icons\aoc-desktop.ico
UninstallDisplayIcon={app}\aoc-desktop-window.exe
ChangesAssociations=yes
Compression=lzma2
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "..\..\dist\aoc-desktop\*"; DestDir: "{app}"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{autoprograms}\Civilisation games"; Filename: "{app}\aoc-desktop-window.exe"
Name: "{autodesktop}\Civilisation games"; Filename: "{app}\aoc-desktop-window.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.aocgame"; ValueType: string; ValueData: "AocDesktop.Record"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\AocDesktop.Record"; ValueType: string; ValueData: "Civilisation game record"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\AocDesktop.Record\DefaultIcon"; ValueType: string; ValueData: "{app}\aoc-desktop-window.exe,0"
Root: HKA; Subkey: "Software\Classes\AocDesktop.Record\shell\open\command"; ValueType: string; ValueData: """{app}\aoc-desktop-window.exe"" ""%1"""

[Run]
Filename: "{app}\aoc-desktop-window.exe"; Description: "{cm:LaunchProgram,Civilisation games}"; Flags: nowait postinstall skipifsilent
