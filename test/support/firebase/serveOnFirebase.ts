import { buildSite } from '../../../scripts/build/build';
import { buildFunctions } from '../../../scripts/build/buildFunctions';
import { precompress } from '../../../scripts/build/precompress';
import { freePort } from '../../../scripts/checks/freePort';
import { builtPageFunction } from '../../../scripts/functions/builtPageFunction';
import { startServer } from '../../../scripts/serve/serve';
import { startLocalMails } from '../../../scripts/firebase/startLocalMails';
import { startLocalPushes } from '../../../scripts/firebase/startLocalPushes';
import { demoEnvironment, startDemoFirebase } from '../../../scripts/firebase/startDemoFirebase';

const directory = 'test-results/firebase-site';
const testServer = await freePort();
const authEmulator = Number(process.env.E2E_AUTH_PORT);
const environment = demoEnvironment(testServer, authEmulator);
Object.assign(process.env, environment);

/** The production build on Firebase, for the end-to-end tests: its address says when it is ready. */
const firebase = startDemoFirebase({ testServer, authEmulator });
const port = Number(process.env.PORT);
const siteAddress = `http://localhost:${port}`;
const mails = firebase.then((started) =>
  startLocalMails(started, { siteAddress, port: Number(process.env.E2E_MAILBOX_PORT) }),
);
const pushes = firebase.then((started) => startLocalPushes(started, Number(process.env.E2E_PUSH_PORT)));
const end = async () => {
  await (await pushes).close();
  await (await mails).close();
  await (await firebase).close();
};
process.once('SIGTERM', () => void end().finally(() => process.exit()));
const functionDirectory = 'test-results/page-function';
await Promise.all([mails, pushes, buildSite(directory)]);
await buildFunctions({
  site: directory,
  directory: functionDirectory,
  environment,
  siteAddress,
});
await precompress(directory);
const pageFunction = await builtPageFunction(functionDirectory);
if (pageFunction === undefined) throw new Error('The function that renders pages was not built');
await startServer({ port, directory, environment, pageFunction });
