import type { Mutants } from './Mutant';

export const section3: Mutants = {
  '3.1': {
    violation: 'a new profile has no telephone',
    file: 'src/infrastructure/firebase/auth/minimalProfile.ts',
    search: '    phoneNumber,\n    displayName: name',
    replace: '    displayName: name',
  },
  '3.2': {
    violation: 'the name has six characters of the id',
    file: 'src/domain/account/UserProfile.ts',
    search: 'slice(0, 5)',
    replace: 'slice(0, 6)',
  },
  '3.3': {
    violation: 'the count of free listings begins at 1',
    file: 'src/infrastructure/firebase/auth/minimalProfile.ts',
    search: 'freeListingsCount: 0',
    replace: 'freeListingsCount: 1',
  },
  '3.4': {
    violation: 'every role that ends in « admin » is one',
    file: 'src/domain/account/UserProfile.ts',
    search: "profile?.role === 'super_admin'",
    replace: "profile?.role.endsWith('admin') === true",
  },
  '3.5': {
    violation: 'the countdown does not know the launch date',
    file: 'src/domain/maintenance/AppConfiguration.ts',
    search: 'left: countdownTo(targetDate, now)',
    replace: 'left: countdownConfig',
  },
  '3.6': {
    violation: 'the source is another',
    file: 'src/application/newsletter/SubscribeNewsletter.ts',
    search: "source: 'maintenance_page'",
    replace: "source: 'site'",
  },
  '3.7': {
    violation: 'a day does not say when it was last changed',
    file: 'src/infrastructure/embedded/site/EmbeddedVisitCounter.ts',
    search: 'lastUpdated: now',
    replace: 'lastUpdated: 0',
  },
  '3.8': {
    violation: 'the theme is dark by default',
    file: 'src/domain/theme/ThemeName.ts',
    search: 'stored : DEFAULT_THEME',
    replace: "stored : 'dark'",
  },
  '3.9': {
    violation: 'the stored theme is not applied on load',
    file: 'src/infrastructure/browser/storage/LocalStorageThemePreference.ts',
    search: '    show(this.current());\n',
    replace: '',
  },
  '3.10': {
    violation: 'recent searches have another key',
    file: 'src/domain/search/searchConstants.ts',
    search: "'mbz_recent_searches'",
    replace: "'mbz_searches'",
  },
  '3.11': {
    violation: 'the marker is no date',
    file: 'src/infrastructure/browser/storage/LocalStorageVisitMarker.ts',
    search: 'localStorage.setItem(KEY, day)',
    replace: "localStorage.setItem(KEY, 'yes')",
  },
  '3.12': {
    violation: 'the override is not stored',
    file: 'src/infrastructure/browser/storage/LocalStorageMaintenanceMemory.ts',
    search: 'this.#override.write(isOverridden ? OVERRIDDEN : null)',
    replace: 'this.#override.write(null)',
  },
};
