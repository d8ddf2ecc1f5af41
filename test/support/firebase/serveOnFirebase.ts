import { buildSite } from '../../../scripts/build/build';
import { freePort } from '../../../scripts/checks/freePort';
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
await Promise.all([firebase, buildSite(directory)]);
await startServer({ port: Number(process.env.PORT), directory, environment });
