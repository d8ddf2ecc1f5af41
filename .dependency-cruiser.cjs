/**
 * The house rules on imports: a file's path says what it may know. Every rule is default-deny; a new import is a
 * decision, taken here, in the open. `test/architecture` plants one violation of each rule and expects it caught.
 */

/** Which area of the core may know which, `shared` being known to all. It must stay free of cycles. */
const coreAreas = {
  account: ['resilience'],
  auth: ['account', 'resilience'],
  listings: ['account', 'auth', 'resilience'],
  search: ['listings'],
  map: ['listings', 'search'],
  favourites: ['account', 'auth', 'listings', 'search'],
  messaging: ['account', 'auth', 'listings', 'resilience'],
  /** E-mails and pushes about what happens while nobody looks. */
  notifications: [
    'account',
    'auth',
    'favourites',
    'listings',
    'messaging',
    'moderation',
    'newsletter',
    'preferences',
    'search',
  ],
  moderation: ['account', 'auth', 'listings', 'messaging'],
  newsletter: [],
  /** A deal is about a listing, whose state says how far it has come. */
  reviews: ['listings'],
  /** What people have chosen for themselves, over what they choose it for. */
  preferences: ['account', 'listings'],
  /** What becomes of everything that is kept of a person. */
  privacy: [
    'account',
    'listings',
    'favourites',
    'messaging',
    'preferences',
    'contact',
    'moderation',
    'newsletter',
    'reviews',
  ],
  maintenance: ['account', 'auth'],
  administration: ['account', 'auth', 'maintenance', 'analytics', 'newsletter', 'moderation', 'listings'],
  analytics: [],
  contact: ['newsletter'],
  theme: [],
  resilience: [],
  information: [],
};

/** Which area's screens may use another area's components; `app` puts all areas together, `shared` serves all. */
const screenAreas = {
  ...Object.fromEntries(Object.keys(coreAreas).map((area) => [area, []])),
  listings: ['auth', 'map', 'search', 'moderation', 'reviews'],
  messaging: ['auth', 'listings', 'moderation', 'reviews'],
  reviews: ['auth', 'moderation'],
  moderation: ['auth'],
  search: ['favourites', 'listings', 'map'],
  favourites: ['account', 'listings', 'search'],
  account: ['listings', 'auth', 'moderation', 'reviews', 'theme'],
  administration: ['auth', 'contact', 'maintenance', 'messaging', 'moderation'],
  information: ['search'],
  maintenance: ['newsletter'],
};

/** Rooms of the infrastructure, and of an area whose screens need an order: which folder of a part may import which of its siblings. What is not listed is refused. */
const rooms = {
  'infrastructure/firebase': {
    connection: [],
    documents: ['connection'],
    cards: ['connection', 'documents'],
    cardRepair: ['cards', 'connection', 'documents'],
    account: ['connection', 'documents', 'moderation', 'reviews'],
    auth: ['connection'],
    expiry: ['cards', 'connection', 'documents'],
    favourites: ['connection', 'documents'],
    lazy: ['cards', 'connection'],
    listings: ['cards', 'connection', 'documents'],
    messaging: ['connection', 'documents'],
    moderation: ['connection', 'documents', 'listings', 'messaging'],
    notifications: ['account', 'connection', 'documents', 'favourites', 'messaging', 'moderation'],
    rendering: ['cards', 'connection', 'documents', 'search', 'site'],
    reviews: ['connection', 'documents'],
    search: ['cards', 'connection'],
    site: ['connection', 'documents'],
    sweep: ['connection', 'documents'],
  },
  'infrastructure/embedded': {
    database: [],
    account: ['database'],
    auth: ['account', 'database', 'demo'],
    demo: ['account', 'database', 'listings', 'moderation'],
    favourites: ['database'],
    listings: ['account', 'database'],
    messaging: ['database'],
    moderation: ['auth', 'database', 'listings', 'messaging'],
    rendering: ['account', 'demo', 'search'],
    reviews: ['database', 'listings'],
    search: ['database'],
    site: ['auth', 'database'],
  },
  'infrastructure/browser': {
    communes: [],
    device: [],
    map: [],
    offline: ['device', 'photos', 'storage'],
    page: [],
    photos: [],
    storage: [],
  },
  'presentation/messaging': {
    proposals: [],
    appointments: ['proposals'],
    offers: ['proposals'],
    withdrawal: [],
    thread: ['appointments', 'offers', 'proposals', 'withdrawal'],
  },
};

/** Packages each part may import. What is not listed is refused, Node's own modules and unresolved names included. */
const packages = {
  domain: [],
  application: [],
  'infrastructure/firebase': ['firebase', '@firebase/[^/]+', '@google-cloud/(firestore|storage)', 'valibot'],
  'infrastructure/embedded': ['idb'],
  'infrastructure/browser': ['@noble/hashes', 'fflate', 'topojson-(client|specification)', 'valibot', 'workbox-[^/]+'],
  'infrastructure/communes': [],
  'infrastructure/server': ['nodemailer', 'web-push'],
  presentation: [
    'react',
    'react-dom',
    'react-router(-dom)?',
    'mobx',
    'mobx-react-lite',
    '@mui/[^/]+',
    '@emotion/[^/]+',
    '@fontsource(-variable)?/[^/]+',
    '@dnd-kit/[^/]+',
    'd3-(selection|transition|zoom)',
    'notistack',
    'supercluster',
    'yet-another-react-lightbox',
  ],
  di: ['inversify', '@google-cloud/(firestore|storage)', 'nodemailer'],
  main: ['react', 'react-dom', 'react-router(-dom)?', '@fontsource(-variable)?/[^/]+'],
};

/** The files of Firebase that travel with the first page. */
const beforeFirebase =
  '^src/infrastructure/firebase/(lazy/([lL]azy[A-Z][A-Za-z]+|countVisitByRest|readPageConfiguration)|connection/(FirebaseBackendStatus|FirebaseConfiguration|requiredVariables|photoAddress))\\.ts$';

/** What a server does: rendering pages, and what happens while nobody looks. It must not reach the browser. */
const serverCode = [
  '^src/infrastructure/(server|[a-z]+/rendering|firebase/(cardRepair|erasure|expiry|notifications|sweep))/',
  '^src/presentation/app/(rendering|mails|pushes)/',
  '^src/di/siteServer\\.ts$',
  '^src/di/backends/(render(ing|ed[A-Z][A-Za-z]*)|[a-z]+Tasks|notifications/\\w+)\\.ts$',
  'node_modules/(react-dom/(server|static)|@google-cloud|nodemailer|web-push)',
];

const oneOf = (names) => `(${names.join('|')})`;
const forbid = (name, why, from, to) => ({ name, comment: why, severity: 'error', from, to });

const sourcesOf = (part) =>
  part === 'main' ? { path: '^src/[^/]+\\.tsx?$', pathNot: '\\.d\\.ts$' } : { path: `^src/${part}/` };

const packageRules = Object.entries(packages).map(([part, allowed]) =>
  forbid(
    `${part.replace('/', '-')}-packages`,
    'Each part imports only the packages listed for it, so that replacing one touches one folder.',
    sourcesOf(part),
    { pathNot: ['^src/', '^\\.(?!.*node_modules/)', ...allowed.map((name) => `node_modules/(@types/)?${name}/`)] },
  ),
);

const coreAreaRules = Object.entries(coreAreas).map(([area, known]) =>
  forbid(
    `core-${area}-areas`,
    'An area of the core knows only the areas its row of the table names.',
    { path: `^src/(domain|application)/${area}/` },
    { path: '^src/(domain|application)/', pathNot: `^src/(domain|application)/${oneOf([area, 'shared', ...known])}/` },
  ),
);

const screenAreaRules = Object.entries(screenAreas).map(([area, known]) =>
  forbid(
    `presentation-${area}-areas`,
    'Areas of the presentation meet in app/, at the top; what two of them use lives in shared/.',
    { path: `^src/presentation/${area}/` },
    { path: '^src/presentation/', pathNot: `^src/presentation/${oneOf([area, 'shared', ...known])}/` },
  ),
);

const roomRules = Object.entries(rooms).flatMap(([part, table]) =>
  Object.entries(table).map(([room, known]) =>
    forbid(
      `${part.replace('/', '-')}-${room}-rooms`,
      'A room knows only the rooms its row of the table names.',
      { path: `^src/${part}/${room}/` },
      { path: `^src/${part}/.+/`, pathNot: `^src/${part}/${oneOf([room, ...known])}/` },
    ),
  ),
);

module.exports = {
  forbidden: [
    forbid(
      'domain-knows-only-domain',
      'The rules of the trade outlive every framework and every backend.',
      { path: '^src/domain/' },
      { path: '^src/', pathNot: '^src/domain/' },
    ),
    forbid(
      'application-knows-only-the-core',
      'Use cases talk to the outside through ports that they own.',
      { path: '^src/application/' },
      { path: '^src/', pathNot: '^src/(domain|application)/' },
    ),
    forbid(
      'presentation-knows-no-wiring',
      'Screens get their view-models through an interface of their own, so that no screen can reach the container.',
      { path: '^src/presentation/' },
      { path: '^src/di/' },
    ),
    forbid(
      'infrastructure-knows-no-screens',
      'An adapter serves a port; who shows the result is none of its business.',
      { path: '^src/infrastructure/' },
      { path: '^src/(presentation|di)/' },
    ),
    forbid(
      'only-backends-know-infrastructure',
      'di/backends lists port by port what the system runs on; a second place would make the list a lie.',
      { path: '^src/', pathNot: '^src/(infrastructure/|di/backends/|main\\.tsx$)' },
      { path: '^src/infrastructure/' },
    ),
    forbid(
      'infrastructure-siblings-are-strangers',
      'A backend is replaced whole; one that borrows from its sibling cannot be. The communes of France belong to none.',
      { path: '^src/infrastructure/([^/]+)/' },
      { path: '^src/infrastructure/', pathNot: '^src/infrastructure/($1|communes)/' },
    ),
    forbid(
      'firebase-arrives-lazily',
      'Not a byte of Firebase may travel on the embedded backend, nor before the first paint: only a dynamic import may reach it.',
      {
        path: '^src/',
        pathNot: [
          '^src/infrastructure/firebase/',
          '^src/di/backends/(firebaseLazy|renderedFirebase|[a-z]+Tasks|notifications/\\w+)\\.ts$',
        ],
      },
      {
        path: ['^src/infrastructure/firebase/', '^src/di/backends/firebaseLazy\\.ts$'],
        pathNot: beforeFirebase,
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'what-comes-before-firebase-does-without',
      'What stands in for Firebase until it has come would be pointless if it brought the SDK along.',
      { path: beforeFirebase },
      {
        path: ['node_modules/', '^src/infrastructure/firebase/'],
        pathNot: beforeFirebase,
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'server-code-stays-on-servers',
      'What a server does would weigh on every visitor; only other server code knows it.',
      { path: '^src/', pathNot: serverCode },
      { path: serverCode },
    ),
    forbid(
      'main-is-the-top',
      'main wires the chosen backend and renders; nothing is built on it.',
      { path: '^src/' },
      { path: '^src/main\\.tsx$' },
    ),
    forbid(
      'view-models-know-no-framework',
      'View-models are tested without React and hold no text.',
      { path: '^src/presentation/.*/[A-Z][A-Za-z]*ViewModel\\.ts$' },
      {
        path: ['node_modules', '^src/presentation/.*/(messages|[A-Za-z]+Messages)\\.ts$', '\\.tsx$'],
        pathNot: 'node_modules/mobx/',
      },
    ),
    forbid(
      'shared-knows-no-area',
      'What everyone uses cannot depend on one of its users.',
      { path: '^src/(domain|application|presentation)/shared/' },
      { path: '^src/$1/', pathNot: '^src/$1/shared/' },
    ),
    forbid(
      'view-model-keys-load-no-code',
      'A key names the type of its view-model; importing its code would put every area into the first page.',
      { path: '^src/presentation/.+/viewModels\\.ts$' },
      { path: '^src/', pathNot: '^src/presentation/shared/viewModelKey\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'scripts-know-no-tests',
      'A command of the project works without its tests; what only tests need lives in test/.',
      { path: '^scripts/' },
      { path: '^test/' },
    ),
    forbid(
      'packages-stand-alone',
      'A package can be used without the project around it.',
      { path: '^packages/([^/]+)/' },
      { path: '^(src|test|scripts|packages)/', pathNot: '^packages/$1/' },
    ),
    forbid(
      'firebase-test-server-packages',
      'What a package imports is installed wherever it is used.',
      { path: '^packages/firebase-test-server/src/' },
      { pathNot: ['^packages/firebase-test-server/src/', 'node_modules/valibot/'], dependencyTypesNot: ['core'] },
    ),
    forbid(
      'no-cycles',
      'Two files that need each other are one file.',
      // The test server parses and evaluates a recursive language: there, functions of several files call each other.
      { pathNot: '^packages/firebase-test-server/' },
      { circular: true },
    ),
    forbid(
      'no-orphans',
      'A file that nobody imports and that imports nobody is left over.',
      { orphan: true, path: '^src/', pathNot: ['\\.d\\.ts$', '^src/main\\.tsx$', '[wW]orker\\.ts$'] },
      {},
    ),
    forbid('no-unresolved', 'An import that leads nowhere is a typing mistake.', {}, { couldNotResolve: true }),
    ...packageRules,
    ...roomRules,
    ...coreAreaRules,
    ...screenAreaRules,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    // Without these, a package that is ESM only (inversify) does not resolve and a forbidden import passes unseen.
    enhancedResolveOptions: {
      conditionNames: ['import', 'module', 'browser', 'default', 'types'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
