import { buildSite } from '../../scripts/build';
import { startServer } from '../../scripts/serve';
import { startDemoFirebase } from '../../scripts/startDemoFirebase';

const directory = 'test-results/firebase-site';

/** The production build on Firebase, for the end-to-end tests: its address says when it is ready. */
const authEmulator = Number(process.env.E2E_AUTH_PORT);
const { environment, close } = await startDemoFirebase({ authEmulator });
process.once('SIGTERM', () => void close().finally(() => process.exit()));
Object.assign(process.env, environment);
await buildSite(directory);
await startServer({ port: Number(process.env.PORT), directory, environment });
