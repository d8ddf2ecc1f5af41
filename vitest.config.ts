import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from './scripts/checks/findChromium.ts';

const executablePath = findChromium();
// Fontconfig may ask for letters in colours, of which the pictures of components have none.
const greyLetters = '--disable-lcd-text';
const launchOptions = {
  args: [...chromiumFlags, greyLetters],
  ...(executablePath === undefined ? {} : { executablePath }),
};
const define = { 'import.meta.env.VITE_BACKEND': '"embedded"' };
const materialParts = [
  ...['Alert', 'Button', 'Checkbox', 'Chip', 'Dialog', 'DialogActions', 'DialogContent', 'DialogTitle', 'Drawer'],
  ...['FormControl', 'FormControlLabel', 'FormLabel', 'IconButton', 'LinearProgress', 'Menu', 'MenuItem', 'Radio'],
  ...['RadioGroup', 'Switch', 'Tab', 'Tabs', 'TextField', 'styles'],
];
const browserDependencies = [
  ...materialParts.map((part) => `@mui/material/${part}`),
  ...['app', 'app-check', 'auth', 'firestore', 'firestore/lite', 'storage'].map((part) => `firebase/${part}`),
  ...['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime', 'react-router-dom'],
  ...['@emotion/react', '@emotion/styled', 'inversify', 'mobx', 'mobx-react-lite', 'reflect-metadata'],
  ...['@firebase/rules-unit-testing', '@noble/hashes/sha2.js', '@noble/hashes/utils.js', 'fflate', 'idb', 'valibot'],
];

/** Each file leaves its modules and the process as it found them; builds, which set `NODE_ENV` for the process, are not among them. */
const adapterTests = ['test/{contracts,di,infrastructure,rules}/**/*.test.ts', 'packages/*/test/**/*.test.ts'];

const restoreAfterFile = ['test/support/environment/restoreAfterFile.ts'];

const constants = 'test/specification/section9.test.ts';
/** With `vi.mock`, which modules that another file has imported would not notice. */
const replacesModules = [
  'test/presentation/information/operatorFilledIn.test.tsx',
  'test/infrastructure/firebase/site/subscribeToConfiguration.test.ts',
];

// A busy machine is slow, not wrong: a test fails for what it sees, never for how long that took.
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

const inWindow = {
  ...patience,
  environment: 'happy-dom' as const,
  pool: 'threads' as const,
  setupFiles: ['test/support/environment/setupUi.ts'],
};

export default defineConfig({
  test: {
    attachmentsDir: 'test-results/attachments',
    coverage: {
      provider: 'v8',
      include: ['src/domain/**/*.ts', 'src/application/**/*.ts'],
      reporter: ['text-summary', 'html', ['text', { skipFull: true }]],
      thresholds: { statements: 100, branches: 100, functions: 100, lines: 100 },
    },
    projects: [
      {
        define,
        test: {
          name: 'core',
          ...patience,
          environment: 'node',
          // Whatever has no place of its own runs here, so that no test file can be left out unseen.
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: [
            ...configDefaults.exclude,
            ...adapterTests,
            'test/{domain,application,presentation,browser,e2e}/**',
            'test/specification/*.tsx',
            constants,
          ],
        },
      },
      {
        define,
        test: {
          name: 'adapters',
          ...patience,
          environment: 'node',
          include: adapterTests,
          exclude: [...configDefaults.exclude, ...replacesModules],
          setupFiles: restoreAfterFile,
          // Importing anew what each file needs would take two fifths of the processor time.
          isolate: false,
        },
      },
      {
        define,
        test: {
          name: 'pure',
          ...patience,
          environment: 'node',
          // View-models too do without a page.
          include: ['test/{domain,application,presentation}/**/*.test.ts', constants],
          setupFiles: restoreAfterFile,
          // What knows neither browser nor Node leaves no traces behind: its files share one world, for a fifth of the time.
          isolate: false,
        },
      },
      {
        define,
        plugins: [react()],
        test: { name: 'mocks', ...inWindow, include: replacesModules },
      },
      {
        define,
        plugins: [react()],
        test: {
          name: 'screens',
          ...inWindow,
          include: ['test/presentation/**/*.test.tsx'],
          exclude: [...configDefaults.exclude, ...replacesModules],
          // Files share the modules and the window of a worker, for two thirds of the time: each leaves both as it found them.
          isolate: false,
        },
      },
      {
        define,
        plugins: [react()],
        // Apart from the screens: it imports beforehand what these load lazily.
        test: { name: 'site', ...inWindow, include: ['test/specification/**/*.test.tsx'], isolate: false },
      },
      {
        define,
        plugins: [react()],
        // A dependency found while tests run would be bundled then, and the reload would fail the test file being imported.
        optimizeDeps: { noDiscovery: true, include: browserDependencies },
        test: {
          name: 'browser',
          ...patience,
          include: ['test/browser/**/*.test.{ts,tsx}'],
          // Other systems draw letters in ways of their own; `npm test` says there that pictures are left out.
          exclude: [...configDefaults.exclude, ...(process.platform === 'linux' ? [] : ['test/browser/design/**'])],
          globalSetup: ['test/support/firebase/globalSetup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // As large as the largest window that a test opens, which would be drawn smaller otherwise.
            provider: playwright({ launchOptions, contextOptions: { viewport: { width: 1280, height: 2600 } } }),
            expect: {
              toMatchScreenshot: {
                // Why so little: docs/decisions/051-pictures-of-components.md.
                comparatorName: 'pixelmatch',
                comparatorOptions: { threshold: 0.02, includeAA: true, allowedMismatchedPixels: 8 },
                // Taken until two are alike, for as long as the test may last. Vitest’s timer of any other length would outlive the tests.
                timeout: 0,
                resolveScreenshotPath: ({ arg, ext, root, testFileDirectory }) =>
                  join(root, testFileDirectory, 'pictures', `${arg}${ext}`),
                resolveDiffPath: ({ arg, ext, root }) => join(root, 'test-results/pictures', `${arg}${ext}`),
              },
            },
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
