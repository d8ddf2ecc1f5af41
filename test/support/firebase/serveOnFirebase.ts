import { buildFirebaseSite } from '../../../scripts/build/buildFirebaseSite';
import { freePort } from '../../../scripts/checks/freePort';
import { demoEnvironment, startDemoFirebase } from '../../../scripts/firebase/startDemoFirebase';
import { startLocalErasures } from '../../../scripts/firebase/scheduled/startLocalErasures';
import { startLocalMails } from '../../../scripts/firebase/startLocalMails';
import { startLocalPushes } from '../../../scripts/firebase/startLocalPushes';
import { startLocalCardRepair } from '../../../scripts/firebase/triggered/startLocalCardRepair';
import { startServer } from '../../../scripts/serve/serve';
import { BROWSER_TIME } from '../../../src/application/privacy/erasure/CompletePendingErasures';

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
// Without the time that a browser has: tests close its page.
const erasures = firebase.then((started) =>
  startLocalErasures(started, { interval: 2000, now: () => Date.now() + BROWSER_TIME }),
);
const cards = firebase.then(startLocalCardRepair);
const end = async () => {
  await (await cards).close();
  await (await erasures).close();
  await (await pushes).close();
  await (await mails).close();
  await (await firebase).close();
};
process.once('SIGTERM', () => void end().finally(() => process.exit()));
const [site] = await Promise.all([
  buildFirebaseSite({ directory: 'test-results/on-firebase', environment, siteAddress }),
  mails,
  pushes,
  erasures,
  cards,
]);
await startServer({ port, ...site });
