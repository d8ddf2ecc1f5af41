import type { Mutants } from './Mutant';

export const section4: Mutants = {
  '4.1': {
    violation: 'light does not come back',
    file: 'src/domain/theme/ThemeName.ts',
    search: "return theme === 'light' ? 'dark' : 'light'",
    replace: "return theme === 'light' ? 'dark' : 'dark'",
  },
  '4.2': {
    violation: 'the theme is not saved',
    file: 'src/infrastructure/browser/storage/LocalStorageThemePreference.ts',
    search: '    this.#stored.write(theme);\n',
    replace: '',
  },
  '4.3': {
    violation: 'the profile is loaded after 1 s',
    file: 'src/domain/account/profileLoading.ts',
    search: 'signInDelay: 2000',
    replace: 'signInDelay: 0',
  },
  '4.4': {
    violation: 'a missing profile is not created',
    file: 'src/application/auth/LoadProfileWithRetry.ts',
    search: 'void this.#create()',
    replace: "this.#fail('unknown')",
  },
  '4.5': {
    violation: 'there is no fallback',
    file: 'src/application/auth/LoadProfileWithRetry.ts',
    search: "      this.#emit({ kind: 'failed' });\n",
    replace: '',
  },
  '4.6': {
    violation: 'the app shows all while the profile is awaited',
    file: 'src/presentation/shared/session/SessionViewModel.ts',
    search: "return this.source === 'awaited';",
    replace: 'return false;',
  },
  '4.7': {
    violation: 'the site stays below the second step',
    file: 'src/presentation/app/recovery/SecondFactorBarrier.tsx',
    search: 'challenge === null ? children : <SecondFactorScreen />',
    replace: '<>{children}{challenge !== null && <SecondFactorScreen />}</>',
  },
  '4.8': {
    violation: 'the second step stays after the code',
    file: 'src/presentation/shared/session/SecondFactorGate.ts',
    search: '    this.challenge = null;\n',
    replace: '',
  },
  '4.9': {
    violation: 'the configuration is read once',
    file: 'src/presentation/maintenance/MaintenanceViewModel.ts',
    search: '    this.state = state;\n',
    replace: "    if (this.state.source !== 'backend') this.state = state;\n",
  },
  '4.10': {
    violation: 'the site is open under maintenance',
    file: 'src/application/maintenance/ResolveMaintenance.ts',
    search: 'if (!configuration.maintenance)',
    replace: 'if (!configuration.maintenance || !hasOverride)',
  },
  '4.11': {
    violation: 'the override counts for everybody',
    file: 'src/application/maintenance/ResolveMaintenance.ts',
    search: "role === 'admin' ? 'entered' : 'undecided'",
    replace: "'entered'",
  },
  '4.12': {
    violation: 'an unreadable configuration opens the site',
    file: 'src/application/maintenance/ResolveMaintenance.ts',
    search: 'maintenance: true }, source: { failure }',
    replace: 'maintenance: false }, source: { failure }',
  },
  '4.13': {
    violation: 'the toasts are the wrong way round',
    file: 'src/presentation/maintenance/useAdminToasts.ts',
    search: 'isOn ? toastMessages.switchedOn : toastMessages.switchedOff',
    replace: 'isOn ? toastMessages.switchedOff : toastMessages.switchedOn',
  },
  '4.14': {
    violation: 'the form does not show that it is sending',
    file: 'src/presentation/newsletter/NewsletterViewModel.ts',
    search: "    this.status = 'sending';\n",
    replace: '',
  },
  '4.15': {
    violation: 'the quick search never closes',
    file: 'src/presentation/app/layout/Overlays.tsx',
    search: "<QuickSearch isOpen={cover === 'search'}",
    replace: '<QuickSearch isOpen',
  },
  '4.16': {
    violation: 'listening never ends',
    file: 'src/presentation/search/quick/QuickSearchViewModel.ts',
    search: '    this.#stopVoice?.();\n    this.#stopVoice = null;\n    this.isListening = false;\n',
    replace: '',
  },
  '4.17': {
    violation: 'no recovery starts by itself',
    file: 'src/presentation/app/recovery/ErrorNotice.tsx',
    search: 'useEffect(() => viewModel.start(error), [viewModel, error]);',
    replace: '',
  },
  '4.18': {
    violation: 'the screen does not come back by itself',
    file: 'src/presentation/app/recovery/ScreenRecoveryViewModel.ts',
    search: 'this.#recoverAfter(screenRecovery.automaticDelay)',
    replace: "this.#show('failed')",
  },
  '4.19': {
    violation: 'a failed recovery shows the screen again',
    file: 'src/presentation/app/recovery/ScreenRecoveryViewModel.ts',
    search: "if (!isRecovered) runInAction(() => this.#show('failed'))",
    replace: "if (!isRecovered) runInAction(() => this.#show('recovered'))",
  },
  '4.20': {
    violation: 'the button brings the screen back after 2 s',
    file: 'src/presentation/app/recovery/ScreenRecoveryViewModel.ts',
    search: 'screenRecovery.manualDelay',
    replace: 'screenRecovery.automaticDelay',
  },
};
