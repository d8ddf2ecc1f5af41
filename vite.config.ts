import react from '@vitejs/plugin-react';
import { readFileSync, statSync } from 'node:fs';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { backendOf, firebaseWarning } from './scripts/firebase/backendOf.ts';
import { sitePage } from './scripts/build/sitePage.ts';

export default defineConfig(({ mode }) => {
  const environment = loadEnv(mode, import.meta.dirname);
  return {
    plugins: [react(), sitePage(environment), firebaseWarning(environment), configurationInHashes],
    // A constant, so that the backend which was not chosen leaves the bundle altogether.
    define: { 'import.meta.env.VITE_BACKEND': JSON.stringify(backendOf(environment)) },
    resolve: { alias: mode === 'production' ? productionRouter : [] },
    server: { port: Number(process.env.PORT ?? 5173) },
    worker: { format: 'es' },
    build: {
      target: 'baseline-widely-available',
      // The Content-Security-Policy allows fonts and workers from files only, never from data: addresses.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      manifest: 'files.json',
      chunkSizeWarningLimit: 700,
      rolldownOptions: {
        // A constant that lazy parts share is written into each: it would be a file of its own, whose name travels with the first page.
        optimization: { inlineConst: { mode: 'all' } },
        // `@emotion/react` imports it for `withTheme`, which the site does not use; CommonJS, it would stay all the same.
        treeshake: { moduleSideEffects: [{ test: /\/hoist-non-react-statics\//, sideEffects: false }] },
        // What the first page needs in one file: cut into what lazy parts share of it, it weighs 5 % more (docs/decisions/004).
        output: {
          // Names of files travel with the first page: a hash alone, here, and what it names in `files.json`.
          hashCharacters: 'base64',
          chunkFileNames: 'assets/[hash:7].js',
          codeSplitting: {
            groups: [
              { name: 'first-page', tags: ['$initial'] },
              {
                name: 'container',
                test: /\/(node_modules\/(inversify|@inversifyjs|reflect-metadata)|src\/di\/lazyContainer)/,
              },
              // Tokens and keys are a line each, shared by many lazy parts: left alone, each becomes a file of its own.
              { name: 'tokens', test: (id) => declaresToken(id) },
              // So would these; and the name of each such file travels with the first page.
              {
                name: 'moderation',
                // What it shares with other parts would bring all of it to them.
                includeDependenciesRecursively: false,
                test: /\/src\/(domain\/(moderation\/|shared\/orderedPage)|application\/moderation\/decisionPage|presentation\/moderation\/(Verdict|PersonRestriction|categoryMessages|courseMessages|transparency\/formatDelay)\.ts)/,
              },
              // The demo catalogue uses these without their container.
              {
                name: 'moderation-stores',
                includeDependenciesRecursively: false,
                test: /\/src\/infrastructure\/embedded\/(moderation\/|database\/reviewSettingsOf)/,
              },
              // Conversations and the reviews of their deals share small files with many parts.
              {
                name: 'messaging',
                includeDependenciesRecursively: false,
                test: /\/src\/(domain\/(messaging|reviews)\/|presentation\/messaging\/(appointments\/messages|lastMessageText|toastOfUnsent))/,
              },
              // The list of results, favourites and saved searches: each of these would be a file of its own, and starting a request takes as long as running it.
              {
                name: 'results',
                includeDependenciesRecursively: false,
                test: /\/src\/(domain\/search\/criteria\/(criteriaFromEntries|placeFromText)|presentation\/(map\/(MapNotice|messages)|search\/(AroundMe\.tsx|criteriaChanges|messages|filters\/(activeFilters|filterText))|shared\/(controls\/(OutlineButton|SelectField)|focus\/useFocusOnReturn|forms\/chosenPill)))/,
              },
              // Small files of a listing’s page that other pages use too.
              {
                name: 'listing-parts',
                includeDependenciesRecursively: false,
                test: /\/src\/(domain\/(search\/usualPrice\/|listings\/catalogue\/parseField)|application\/search\/FindUsualPrice|presentation\/listings\/display\/(messages|UsualPriceViewModel)\.)/,
              },
              {
                name: 'breadcrumb',
                includeDependenciesRecursively: false,
                test: /\/src\/presentation\/(listings\/display\/(breadcrumbSteps|energyColours|EnergyScale)|shared\/controls\/Breadcrumb)\./,
              },
              {
                name: 'report-button',
                includeDependenciesRecursively: false,
                test: /\/src\/presentation\/moderation\/(ReportButton|notice\/paths)\./,
              },
              // The ports of a listing’s page, from three entries that it loads together.
              {
                name: 'listing-ports',
                includeDependenciesRecursively: false,
                test: /\/src\/(di\/(backends\/(answerFromPage|browserListing|(embedded|firebase)Listing)|modules\/listing)|infrastructure\/(browser\/(page\/pageAnswers|storage\/LocalStorage(ChosenPlace|CountedViews))|embedded\/(listings\/EmbeddedListingViews|search\/EmbeddedListingSearch))|application\/listings\/CountListingView|domain\/search\/similar\/similarListings|presentation\/listings\/page\/ListingViewModel)\./,
              },
              // What the lazy half of each backend needs.
              {
                name: 'backend-domain',
                includeDependenciesRecursively: false,
                test: /\/src\/domain\/(map\/mercator|contact\/ContactDraft|listings\/draft\/ListingDraft)\./,
              },
              {
                name: 'conversation-stores',
                includeDependenciesRecursively: false,
                test: /\/src\/infrastructure\/embedded\/(database\/conversationRecords|messaging\/readConversations)\./,
              },
              {
                name: 'domain',
                test: (id) =>
                  (isSmallFileOf('domain', id) && !isOfSentences(id)) || isSmallFileOf('application/shared', id),
              },
              {
                name: 'shared',
                test: (id) =>
                  (isSmallFileOf('presentation/shared', id) && !isOfForms(id)) ||
                  id.includes('/src/presentation/shared/prepositionMessages.'),
              },
            ],
          },
        },
      },
    },
  };
});

/**
 * Lists of lazy files are written into a file after its hash is taken: without this, another configuration would give another content
 * the same name, which browsers keep for a year.
 */
const configurationInHashes: Plugin = {
  name: 'configuration-in-hashes',
  augmentChunkHash: () => readFileSync(import.meta.filename, 'utf8'),
};

/** The exports of `react-router` name only its development build, whose warnings stay in the bundle. */
const productionRouter = [
  { find: /^react-router$/, replacement: routerFile('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
];

function routerFile(name: string): string {
  return `${import.meta.dirname}/node_modules/react-router/dist/production/${name}`;
}

/** Whether a file declares the token of a port or the keys of view-models. */
function declaresToken(id: string): boolean {
  return (
    /\/src\/(application|presentation)\/[^?]*\.ts$/.test(id) && /= (token|viewModelKey)</.test(readFileSync(id, 'utf8'))
  );
}

/** Its small files would bring the whole parser to every page. */
function isOfSentences(id: string): boolean {
  return id.includes('/src/domain/search/sentence/');
}

/** What only forms use: visitors would load it with what every page shares. */
function isOfForms(id: string): boolean {
  return id.includes('/src/presentation/shared/forms/');
}

/** In bytes of the source; with larger ones, or with components of MUI, pages would load what they do not use. */
function isSmallFileOf(folder: string, id: string): boolean {
  const isSource = id.includes(`/src/${folder}/`) && /\.tsx?$/.test(id);
  return isSource && statSync(id).size < 1000 && !readFileSync(id, 'utf8').includes('@mui');
}
