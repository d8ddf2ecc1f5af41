/** A file that breaks one rule. The rule must report that file. */
export interface PlantedViolation {
  readonly rule: string;
  readonly path: string;
  readonly content: string;
}

const importing = (imported: string): string => `import { thing } from '${imported}';\nexport const used = thing;\n`;

const plant = (rule: string, path: string, imported: string): PlantedViolation => ({
  rule,
  path: `src/${path}`,
  content: importing(imported),
});

/** Files that planted violations import, so that they break no rule but their own. */
export const innocentFiles = [
  'domain/shared/thing.ts',
  'domain/listings/thing.ts',
  'application/listings/thing.ts',
  'application/analytics/thing.ts',
  'application/theme/thing.ts',
  'infrastructure/embedded/thing.ts',
  'infrastructure/firebase/thing.ts',
  'presentation/messaging/unlisted/thing.ts',
  'presentation/app/rendering/thing.ts',
  'infrastructure/firebase/unlisted/thing.ts',
  'infrastructure/embedded/unlisted/thing.ts',
  'infrastructure/browser/unlisted/thing.ts',
  'presentation/app/thing.tsx',
  'presentation/listings/messages.ts',
  'presentation/listings/thing.ts',
  'di/thing.ts',
]
  .map((path) => `src/${path}`)
  .concat('test/thing.ts', 'packages/firebase-test-server/src/thing.ts')
  .map((path) => ({ path, content: 'export const thing = 1;\n' }));

/** Files that complete a violation; they may be reported with it. */
export const companionFiles = [plant('no-cycles', 'domain/listings/k.ts', './j')];

const areas = [
  ...['account', 'auth', 'listings', 'search', 'favourites', 'messaging', 'map', 'reviews'],
  ...[
    'moderation',
    'newsletter',
    'maintenance',
    'analytics',
    'theme',
    'resilience',
    'information',
    'preferences',
    'privacy',
    'contact',
    'administration',
    'notifications',
  ],
];

const rooms = {
  firebase: [
    'account',
    'auth',
    'cardRepair',
    'cards',
    'connection',
    'documents',
    'expiry',
    'favourites',
    'lazy',
    'listings',
    'messaging',
    'moderation',
    'notifications',
    'rendering',
    'reviews',
    'search',
    'site',
    'sweep',
  ],
  embedded: [
    'account',
    'auth',
    'database',
    'demo',
    'favourites',
    'listings',
    'messaging',
    'moderation',
    'rendering',
    'reviews',
    'search',
    'site',
  ],
  browser: ['communes', 'device', 'map', 'offline', 'page', 'photos', 'storage'],
};

export const plantedViolations: readonly PlantedViolation[] = [
  {
    rule: 'scripts-know-no-tests',
    path: 'scripts/planted.ts',
    content: importing('../test/thing'),
  },
  {
    rule: 'packages-stand-alone',
    path: 'packages/firebase-test-server/test/planted.ts',
    content: importing('../../../src/domain/shared/thing'),
  },
  {
    rule: 'packages-stand-alone',
    path: 'packages/other/planted.ts',
    content: importing('../firebase-test-server/src/thing'),
  },
  {
    rule: 'firebase-test-server-packages',
    path: 'packages/firebase-test-server/src/planted.ts',
    content: importing('vitest'),
  },
  plant('domain-knows-only-domain', 'domain/listings/a.ts', '../../application/listings/thing'),
  plant('application-knows-only-the-core', 'application/listings/b.ts', '../../infrastructure/embedded/thing'),
  plant('presentation-knows-no-wiring', 'presentation/listings/c.tsx', '../../di/thing'),
  plant('infrastructure-knows-no-screens', 'infrastructure/embedded/d.ts', '../../presentation/listings/thing'),
  plant('only-backends-know-infrastructure', 'di/e.ts', '../infrastructure/embedded/thing'),
  plant('infrastructure-siblings-are-strangers', 'infrastructure/browser/f.ts', '../embedded/thing'),
  plant('infrastructure-siblings-are-strangers', 'infrastructure/communes/f.ts', '../browser/unlisted/thing'),
  plant('firebase-arrives-lazily', 'di/backends/g.ts', '../../infrastructure/firebase/thing'),
  plant('what-comes-before-firebase-does-without', 'infrastructure/firebase/lazy/LazyThing.ts', '../thing'),
  plant('server-code-stays-on-servers', 'presentation/listings/planted.ts', '../app/rendering/thing'),
  plant('server-code-stays-on-servers', 'presentation/app/planted.ts', 'react-dom/server'),
  plant('main-is-the-top', 'presentation/app/h.ts', '../../main'),
  plant('view-models-know-no-framework', 'presentation/listings/PlantedViewModel.ts', 'react'),
  plant('view-models-know-no-framework', 'presentation/listings/TalkingViewModel.ts', './messages'),
  plant('shared-knows-no-area', 'presentation/shared/i.ts', '../listings/thing'),
  plant('view-model-keys-load-no-code', 'presentation/listings/viewModels.ts', './thing'),
  plant('no-cycles', 'domain/listings/j.ts', './k'),
  { rule: 'no-orphans', path: 'src/domain/listings/l.ts', content: 'export const alone = 1;\n' },
  plant('no-unresolved', 'domain/listings/m.ts', './nowhere'),
  plant('domain-packages', 'domain/listings/n.ts', 'mobx'),
  plant('domain-packages', 'domain/listings/o.ts', 'node:fs'),
  plant('application-packages', 'application/listings/p.ts', 'mobx'),
  plant('infrastructure-firebase-packages', 'infrastructure/firebase/q.ts', 'idb'),
  plant('infrastructure-embedded-packages', 'infrastructure/embedded/r.ts', 'firebase/app'),
  plant('infrastructure-communes-packages', 'infrastructure/communes/s.ts', 'node:fs'),
  plant('infrastructure-server-packages', 'infrastructure/server/s.ts', 'idb'),
  plant('infrastructure-browser-packages', 'infrastructure/browser/s.ts', 'idb'),
  plant('presentation-packages', 'presentation/listings/t.tsx', 'inversify'),
  plant('presentation-packages', 'presentation/listings/u.tsx', '@testing-library/react'),
  plant('di-packages', 'di/v.ts', 'mobx'),
  plant('main-packages', 'main.tsx', 'inversify'),
  ...Object.entries(rooms).flatMap(([part, names]) =>
    names.map((room) =>
      plant(`infrastructure-${part}-${room}-rooms`, `infrastructure/${part}/${room}/meddling.ts`, '../unlisted/thing'),
    ),
  ),
  ...['proposals', 'appointments', 'offers', 'withdrawal', 'thread'].map((room) =>
    plant(`presentation-messaging-${room}-rooms`, `presentation/messaging/${room}/meddling.ts`, '../unlisted/thing'),
  ),
  plant(
    'presentation-messaging-appointments-rooms',
    'presentation/messaging/appointments/writing.ts',
    '../thread/meddling',
  ),
  plant('infrastructure-firebase-search-rooms', 'infrastructure/firebase/search/reading.ts', '../messaging/written'),
  plant(
    'infrastructure-firebase-messaging-rooms',
    'infrastructure/firebase/messaging/written.ts',
    '../search/meddling',
  ),
  ...areas.flatMap((area) => [
    plant(
      `core-${area}-areas`,
      `application/${area}/meddling.ts`,
      // No area knows theme, and analytics knows none.
      area === 'theme' ? '../analytics/thing' : '../theme/thing',
    ),
    plant(`presentation-${area}-areas`, `presentation/${area}/meddling.ts`, '../app/thing'),
  ]),
];
