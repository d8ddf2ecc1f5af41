import type { Mutants } from './Mutant';

export const section7: Mutants = {
  '7.1': {
    violation: 'visits are reported by HTTP',
    file: 'src/presentation/analytics/VisitViewModel.ts',
    search: 'return this.#timers',
    replace: "void fetch('/api/visits', { method: 'POST' });\n    return this.#timers",
  },
  '7.2': {
    violation: 'no profile is ever read',
    file: 'src/infrastructure/embedded/account/EmbeddedUserRepository.ts',
    search: 'success(profile.value ?? null)',
    replace: 'success(null)',
  },
  '7.3': {
    violation: 'a change of the profile leaves its date',
    file: 'src/infrastructure/embedded/database/changeProfile.ts',
    search: ', updatedAt: now',
    replace: '',
  },
  '7.4': {
    violation: 'an update while signed out is taken for stored',
    file: 'src/application/account/UpdateProfile.ts',
    search: "return failure('signed-out')",
    replace: 'return success({} as ProfileChanges)',
  },
  '7.5': {
    violation: 'the minimal profile is stored without its fields',
    file: 'src/infrastructure/embedded/account/EmbeddedUserRepository.ts',
    search: 'add(profile)',
    replace: 'add({ uid: profile.uid } as UserProfile)',
  },
  '7.6': {
    violation: 'the configuration is not followed',
    file: 'src/infrastructure/embedded/site/EmbeddedAppConfigurationRepository.ts',
    search: 'if (changed.ok) this.#feed.publish',
    replace: 'if (!changed.ok) this.#feed.publish',
  },
  '7.7': {
    violation: 'a stored address is not looked for',
    file: 'src/infrastructure/embedded/site/EmbeddedNewsletterRepository.ts',
    search: '(await subscribers.getKey(email.value)) !== undefined',
    replace: '(await subscribers.getKey(source)) !== undefined',
  },
  '7.8': {
    violation: 'the subscription is stored without its source',
    file: 'src/infrastructure/embedded/site/EmbeddedNewsletterRepository.ts',
    search: 'subscribed_at: this.#clock.now(), ...how }',
    replace: 'subscribed_at: this.#clock.now() }',
  },
  '7.9': {
    violation: 'a visit counts twice',
    file: 'src/infrastructure/embedded/site/EmbeddedVisitCounter.ts',
    search: '?? 0) + 1',
    replace: '?? 0) + 2',
  },
  '7.10': {
    violation: 'the visitors of yesterday are read',
    file: 'src/application/analytics/ReadVisitors.ts',
    search: 'this.#clock.now()',
    replace: 'this.#clock.now() - 86_400_000',
  },
  '7.11': {
    violation: 'signing out signs nobody out',
    file: 'src/infrastructure/embedded/auth/EmbeddedAuthentication.ts',
    search: '    this.#session.change(null);\n',
    replace: '',
  },
  '7.12': {
    violation: 'the search loads another page',
    file: 'src/presentation/search/quick/QuickSearch.tsx',
    search: 'void navigate(paths.search({ query',
    replace: 'location.assign(paths.search({ query',
  },
  '7.13': {
    violation: 'a browser is counted at every visit',
    file: 'src/application/analytics/CountDailyVisitor.ts',
    search: 'if (!(await this.#marker.claim(day))) return;',
    replace: 'await this.#marker.claim(day);',
  },
};
