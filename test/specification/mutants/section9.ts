import type { Mutants } from './Mutant';

const theme = 'src/domain/theme/themeConstants.ts';
const search = 'src/domain/search/searchConstants.ts';
const frame = 'src/presentation/app/layout/frameSizes.ts';
const profile = 'src/domain/account/profileLoading.ts';
const retries = 'src/domain/resilience/retryPolicy.ts';

export const section9: Mutants = {
  '9.1': {
    violation: 'the theme is stored under another key',
    file: theme,
    search: "= 'theme'",
    replace: "= 'mbz_theme'",
  },
  '9.2': { violation: 'ten searches are stored', file: search, search: 'SEARCHES = 8', replace: 'SEARCHES = 10' },
  '9.3': {
    violation: 'a swipe of 41 pixels toggles the theme',
    file: theme,
    search: 'PIXELS = 50',
    replace: 'PIXELS = 40',
  },
  '9.4': {
    violation: 'the startup text stays for 0.9 s',
    file: frame,
    search: 'SECONDS = 0.8',
    replace: 'SECONDS = 0.9',
  },
  '9.5': {
    violation: 'the visitor is counted at once',
    file: 'src/domain/analytics/visits.ts',
    search: 'DELAY = 2000',
    replace: 'DELAY = 0',
  },
  '9.6': {
    violation: 'the profile is loaded four times',
    file: profile,
    search: 'attempts: 5',
    replace: 'attempts: 4',
  },
  '9.7': { violation: 'the delays double', file: profile, search: 'growth: 1.5', replace: 'growth: 2' },
  '9.8': {
    violation: 'the fourth attempt resets the connection only',
    file: 'src/domain/resilience/recoverySteps.ts',
    search: "'renew-client' : 'clear-cache'",
    replace: "'renew-client' : 'reset-connection'",
  },
  '9.9': {
    violation: 'the connection is reset every second',
    file: 'src/domain/resilience/recoverySteps.ts',
    search: '10_000',
    replace: '1_000',
  },
  '9.10': { violation: 'the delays do not double', file: retries, search: 'growth: 2', replace: 'growth: 1' },
  '9.11': {
    violation: 'an operation is retried although the reset failed',
    file: 'src/infrastructure/firebase/connection/FirebaseOperations.ts',
    search: '!(await this.resetAfter(error))',
    replace: '((await this.resetAfter(error)) && false)',
  },
  '9.12': {
    violation: 'the screen is shown again after 1 s also when nobody asked',
    file: 'src/domain/resilience/screenRecovery.ts',
    search: 'automaticDelay: 2000',
    replace: 'automaticDelay: 1000',
  },
  '9.13': {
    violation: 'toasts appear at the bottom left',
    file: 'src/presentation/app/toasts/ToastHost.tsx',
    search: "horizontal: 'center'",
    replace: "horizontal: 'left'",
  },
  '9.14': {
    violation: 'the toasts of admins stay as long as the others',
    file: 'src/presentation/shared/notices/toastDurations.ts',
    search: 'ADMIN_TOAST_DURATION = 3000',
    replace: 'ADMIN_TOAST_DURATION = 4000',
  },
  '9.15': { violation: 'the menu may be 300 pixels wide', file: frame, search: 'max(320px,', replace: 'max(300px,' },
  '9.16': {
    violation: 'only an agent that says “mobile” is one',
    file: 'src/domain/search/isMobileDevice.ts',
    search:
      'android|iphone|ipad|ipod|windows phone|blackberry|bb10|opera mini|opera mobi|iemobile|webos|mobile|tablet|silk',
    replace: 'mobile',
  },
  '9.17': {
    violation: 'an iPad of 1024 pixels is mobile',
    file: search,
    search: 'WIDTH = 768',
    replace: 'WIDTH = 1024',
  },
  '9.18': { violation: 'the voice search listens to English', file: search, search: "'fr-FR'", replace: "'en-US'" },
  '9.19': {
    violation: 'no picture has 384 pixels',
    file: 'src/application/listings/photoSizes.ts',
    search: '128, 256, 384]',
    replace: '128, 256]',
  },
  '9.20': {
    violation: 'pictures that are scrolled past are fetched',
    file: 'src/application/listings/photoSizes.ts',
    search: 'DELAY = 200',
    replace: 'DELAY = 0',
  },
};
