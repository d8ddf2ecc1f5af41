import { buildSite } from '../../../scripts/build/build';
import { buildPageFunction } from '../../../scripts/build/buildPageFunction';
import { precompress } from '../../../scripts/build/precompress';
import { freePort } from '../../../scripts/checks/freePort';
import { builtPageFunction } from '../../../scripts/functions/builtPageFunction';
import { startServer } from '../../../scripts/serve/serve';
import { demoEnvironment, startDemoFirebase } from '../../../scripts/firebase/startDemoFirebase';

const directory = 'test-results/firebase-site';
const testServer = await freePort();
const authEmulator = Number(process.env.E2E_AUTH_PORT);
const environment = demoEnvironment(testServer, authEmulator);
Object.assign(process.env, environment);

/** The production build on Firebase, for the end-to-end tests: its address says when it is ready. */
const firebase = startDemoFirebase({ testServer, authEmulator });
process.once('SIGTERM', () => void firebase.then(({ close }) => close()).finally(() => process.exit()));
const functionDirectory = 'test-results/page-function';
const port = Number(process.env.PORT);
await Promise.all([firebase, buildSite(directory)]);
await buildPageFunction({
  site: directory,
  directory: functionDirectory,
  environment,
  siteAddress: `http://localhost:${port}`,
});
await precompress(directory);
const pageFunction = await builtPageFunction(functionDirectory);
if (pageFunction === undefined) throw new Error('The function that renders pages was not built');
await startServer({ port, directory, environment, pageFunction });
