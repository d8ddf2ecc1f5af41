import { setTimeout as pause } from 'node:timers/promises';
import { createServer, type ViteDevServer } from 'vite';
import { PRODUCT_NAME } from '../src/presentation/shared/product';
import { startEmulator } from '../test/emulator/startEmulator';
import { startAuthEmulator } from './authEmulator';
import { AuthEmulatorAdministration } from './AuthEmulatorAdministration';
import { demoPeopleWithPhones } from './demoFirebase';
import { FirestoreAdministration } from './FirestoreAdministration';
import { seedFirebase } from './seedFirebase';

const projectId = 'demo-mon-bazar';

/** The whole site on Firebase, on this machine alone: nothing is kept when it ends. */
async function main(): Promise<void> {
  console.log('Starting the Auth emulator (some ten seconds) and the test server…');
  const [authEmulator, emulator] = await Promise.all([startAuthEmulator({ projectId }), startEmulator()]);
  const place = { emulator: `127.0.0.1:${emulator.port}`, authEmulator: `127.0.0.1:${authEmulator.port}` };
  const accounts = new AuthEmulatorAdministration(place.authEmulator, projectId);
  const people = demoPeopleWithPhones(Date.now());
  const accessToken = () => Promise.resolve('owner');
  await seedFirebase(new FirestoreAdministration({ projectId, emulator: place.emulator, accessToken }), Date.now());
  for (const person of people) await accounts.create(person);
  const site = await startSite(place);
  console.log(greeting(site, place, people));
  const ended = new AbortController();
  const telling = tellCodes(accounts, ended.signal);
  const end = async () => {
    ended.abort();
    await telling;
    await Promise.all([site.close(), emulator.close(), authEmulator.close()]);
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end());
  await telling;
}

interface Place {
  readonly emulator: string;
  readonly authEmulator: string;
}

/** `vite.config.ts` reads these from the environment, as it would from `.env.local`. */
async function startSite({ emulator, authEmulator }: Place): Promise<ViteDevServer> {
  Object.assign(process.env, {
    VITE_BACKEND: 'firebase',
    VITE_FIREBASE_API_KEY: 'demo',
    VITE_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_STORAGE_BUCKET: `${projectId}.firebasestorage.app`,
    VITE_FIREBASE_APP_ID: '1:0:web:0',
    VITE_FIREBASE_APP_CHECK_KEY: '',
    VITE_FIREBASE_EMULATOR_HOST: emulator,
    VITE_FIREBASE_AUTH_EMULATOR_HOST: authEmulator,
  });
  const site = await createServer();
  return site.listen();
}

function greeting(site: ViteDevServer, { emulator, authEmulator }: Place, people: ReturnType<typeof demoPeopleWithPhones>): string {
  return [
    `${PRODUCT_NAME} on Firebase: ${site.resolvedUrls?.local[0] ?? ''}`,
    `  Firestore and Storage: http://${emulator}   Auth: http://${authEmulator}   Project: ${projectId}`,
    '  Sign in at /auth by phone; the code appears here:',
    ...people.map(({ displayName, phoneNumber, role }) => `    ${phoneNumber}  ${displayName}${role === 'user' ? '' : ` (${role})`}`),
    '  Ctrl + C ends it, and forgets everything.',
  ].join('\n');
}

/** Prints each code as it is sent. */
async function tellCodes(accounts: AuthEmulatorAdministration, signal: AbortSignal): Promise<void> {
  const told = new Set<string>();
  while (!signal.aborted) {
    const codes = await accounts.sentCodes();
    for (const { phoneNumber, code, sessionInfo } of codes) {
      if (!told.has(sessionInfo)) console.log(`Code for ${phoneNumber}: ${code}`);
      told.add(sessionInfo);
    }
    await pause(500);
  }
}

await main();
