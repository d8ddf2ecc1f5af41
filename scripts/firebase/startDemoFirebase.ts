import { join } from 'node:path';
import { readFirebaseProject } from '@mon-bazar/firebase-test-server/readFirebaseProject';
import { startTestServer } from '@mon-bazar/firebase-test-server/startTestServer';
import { startAuthEmulator } from './authEmulator';
import { AuthEmulatorAdministration } from './AuthEmulatorAdministration';
import { DEMO_PROJECT, demoPeopleWithPhones, type DemoPerson } from './demoPeopleWithPhones';
import { demoPushKeys } from './demoPushKeys';
import { PRODUCT_NAME } from '../../src/presentation/shared/page/product';
import { FirestoreAdministration } from './FirestoreAdministration';
import { seedFirebase } from './seedFirebase';

export interface DemoFirebase {
  /** `host:port` of the test server for Firestore and Storage. */
  readonly testServer: string;
  /** `host:port` */
  readonly authEmulator: string;
  readonly accounts: AuthEmulatorAdministration;
  readonly people: readonly DemoPerson[];
  readonly environment: Readonly<Record<string, string>>;
  /** Calls the listener with the paths of the documents that a commit has changed; returns a function that unsubscribes. */
  onCommit(listener: (changedPaths: ReadonlySet<string>) => void): () => void;
  close(): Promise<void>;
}

export interface DemoFirebasePorts {
  /** Default: any free port. */
  readonly testServer?: number;
  /** Default: any free port. */
  readonly authEmulator?: number;
}

const repository = join(import.meta.dirname, '..', '..');

/** Starts Firebase on this machine alone, with the demo catalogue and its people, in memory. */
export async function startDemoFirebase(ports: DemoFirebasePorts = {}): Promise<DemoFirebase> {
  const [authServer, server] = await Promise.all([
    startAuthEmulator({
      projectId: DEMO_PROJECT,
      ...(ports.authEmulator === undefined ? {} : { port: ports.authEmulator }),
    }),
    startTestServer({ ...readFirebaseProject(repository), port: ports.testServer ?? 0 }),
  ]);
  const testServer = hostOf(server.port);
  const authEmulator = hostOf(authServer.port);
  const accounts = new AuthEmulatorAdministration(authEmulator, DEMO_PROJECT);
  const people = demoPeopleWithPhones(Date.now());
  await seedFirebase(
    new FirestoreAdministration({
      projectId: DEMO_PROJECT,
      emulator: testServer,
      accessToken: () => Promise.resolve('owner'),
    }),
    Date.now(),
  );
  for (const person of people) await accounts.create(person);
  const close = async () => {
    await Promise.all([server.close(), authServer.close()]);
  };
  return {
    testServer,
    authEmulator,
    accounts,
    people,
    environment: demoEnvironment(server.port, authServer.port),
    onCommit: (listener) => server.firestore.engine(DEMO_PROJECT).onCommit(listener),
    close,
  };
}

/** The variables that a site is built with to use Firebase on these ports; `vite.config.ts` reads them as it reads `.env.local`. */
export function demoEnvironment(testServerPort: number, authEmulatorPort: number): Readonly<Record<string, string>> {
  return {
    VITE_BACKEND: 'firebase',
    VITE_FIREBASE_API_KEY: 'demo',
    VITE_FIREBASE_AUTH_DOMAIN: `${DEMO_PROJECT}.firebaseapp.com`,
    VITE_FIREBASE_PROJECT_ID: DEMO_PROJECT,
    VITE_FIREBASE_STORAGE_BUCKET: `${DEMO_PROJECT}.firebasestorage.app`,
    VITE_FIREBASE_APP_ID: '1:0:web:0',
    VITE_FIREBASE_APP_CHECK_KEY: '',
    VITE_MAIL_SENDER: MAIL_SENDER,
    VITE_PUSH_PUBLIC_KEY: demoPushKeys.publicKey,
    VITE_FIREBASE_EMULATOR_HOST: hostOf(testServerPort),
    VITE_FIREBASE_AUTH_EMULATOR_HOST: hostOf(authEmulatorPort),
  };
}

/** Nobody gets what it sends: the mailbox takes it all. */
const MAIL_SENDER = `${PRODUCT_NAME} <ne-pas-repondre@mon-bazar.example>`;

const hostOf = (port: number): string => `127.0.0.1:${port}`;
