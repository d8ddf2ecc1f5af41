import { createServer } from 'node:net';
import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, ensureChromium } from './scripts/findChromium';

// The workers read this file too and must find the port that the first process chose.
process.env.E2E_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results/e2e',
  reporter: 'list',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  webServer: { command: 'node_modules/.bin/tsx scripts/serve.ts', url: baseURL, env: { PORT: port, VITE_BACKEND: 'embedded' } },
  use: {
    ...devices['Desktop Chrome'],
    baseURL,
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: ensureChromium(), args: [...chromiumFlags] },
  },
});

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => {
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });
}
