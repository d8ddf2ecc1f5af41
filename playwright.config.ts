import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, ensureChromium } from './scripts/checks/findChromium';
import { freePort } from './scripts/checks/freePort';

// The workers read this file too and must find the ports that the first process chose.
const port = (process.env.E2E_PORT ??= String(await freePort()));
const firebasePort = (process.env.E2E_FIREBASE_PORT ??= String(await freePort()));
const authPort = (process.env.E2E_AUTH_PORT ??= String(await freePort()));
const mailboxPort = (process.env.E2E_MAILBOX_PORT ??= String(await freePort()));
const pushPort = (process.env.E2E_PUSH_PORT ??= String(await freePort()));
const baseURL = `http://localhost:${port}`;
const firebaseURL = `http://localhost:${firebasePort}`;
const onFirebase = '**/firebase/*.test.ts';

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/e2e',
  reporter: 'list',
  // A test uses half a processor: it waits for answers, and for the seconds in which a step can be undone.
  workers: '200%',
  fullyParallel: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  webServer: [
    {
      command: 'node_modules/.bin/tsx scripts/serve/serve.ts',
      url: baseURL,
      env: { PORT: port, VITE_BACKEND: 'embedded' },
    },
    {
      command: 'node_modules/.bin/tsx test/support/firebase/serveOnFirebase.ts',
      url: firebaseURL,
      env: { PORT: firebasePort, E2E_AUTH_PORT: authPort, E2E_MAILBOX_PORT: mailboxPort, E2E_PUSH_PORT: pushPort },
      // The Auth emulator may have to be installed first.
      timeout: 300_000,
      // It leaves nothing behind.
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
  projects: [
    // First, since it has the longest file of which the tests run one after the other: at the end one worker alone would run them.
    { name: 'firebase', testMatch: onFirebase, use: { baseURL: firebaseURL } },
    { name: 'embedded', testIgnore: onFirebase },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    // What a service worker fetches, `page.route` does not see. The tests of test/e2e/installed allow it.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Motion takes a fifth of the processor time. The tests that are about it, or meet it, ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // The page at each step, which `--trace on` keeps, would cost a fifth of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: { executablePath: ensureChromium(), args: [...chromiumFlags] },
  },
});
