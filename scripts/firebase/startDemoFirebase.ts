import { startEmulator } from '../../test/emulator/startEmulator';
import { startAuthEmulator } from './authEmulator';
import { AuthEmulatorAdministration } from './AuthEmulatorAdministration';
import { DEMO_PROJECT, demoPeopleWithPhones, type DemoPerson } from './demoPeopleWithPhones';
import { FirestoreAdministration } from './FirestoreAdministration';
import { seedFirebase } from './seedFirebase';

export interface DemoFirebase {
  /** `host:port` of the test server for Firestore and Storage, and of the Auth emulator. */
  readonly emulator: string;
  readonly authEmulator: string;
  readonly accounts: AuthEmulatorAdministration;
  readonly people: readonly DemoPerson[];
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Firebase on this machine alone, with the demo catalogue and its people; nothing is kept when it ends. */
export async function startDemoFirebase(
  ports: { readonly emulator?: number; readonly authEmulator?: number } = {},
): Promise<DemoFirebase> {
  const [authServer, server] = await Promise.all([
    startAuthEmulator({
      projectId: DEMO_PROJECT,
      ...(ports.authEmulator === undefined ? {} : { port: ports.authEmulator }),
    }),
    startEmulator({ port: ports.emulator ?? 0 }),
  ]);
  const emulator = hostOf(server.port);
  const authEmulator = hostOf(authServer.port);
  const accounts = new AuthEmulatorAdministration(authEmulator, DEMO_PROJECT);
  const people = demoPeopleWithPhones(Date.now());
  await seedFirebase(
    new FirestoreAdministration({ projectId: DEMO_PROJECT, emulator, accessToken: () => Promise.resolve('owner') }),
    Date.now(),
  );
  for (const person of people) await accounts.create(person);
  const close = async () => {
    await Promise.all([server.close(), authServer.close()]);
  };
  return {
    emulator,
    authEmulator,
    accounts,
    people,
    environment: demoEnvironment(server.port, authServer.port),
    close,
  };
}

/** What a site must be built with to use Firebase on these ports; `vite.config.ts` reads it as it would from `.env.local`. */
export function demoEnvironment(emulator: number, authEmulator: number): Readonly<Record<string, string>> {
  return {
    VITE_BACKEND: 'firebase',
    VITE_FIREBASE_API_KEY: 'demo',
    VITE_FIREBASE_AUTH_DOMAIN: `${DEMO_PROJECT}.firebaseapp.com`,
    VITE_FIREBASE_PROJECT_ID: DEMO_PROJECT,
    VITE_FIREBASE_STORAGE_BUCKET: `${DEMO_PROJECT}.firebasestorage.app`,
    VITE_FIREBASE_APP_ID: '1:0:web:0',
    VITE_FIREBASE_APP_CHECK_KEY: '',
    VITE_FIREBASE_EMULATOR_HOST: hostOf(emulator),
    VITE_FIREBASE_AUTH_EMULATOR_HOST: hostOf(authEmulator),
  };
}

const hostOf = (port: number): string => `127.0.0.1:${port}`;
