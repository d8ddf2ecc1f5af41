import { startTestServer } from '../startTestServer';

export interface FirestoreUnderTest {
  /** Where it listens, as `127.0.0.1:8080`. */
  readonly host: string;
  close(): Promise<void>;
}

/** Google's emulator of Firestore, if the variable FIRESTORE_EMULATOR_HOST says where it runs; otherwise a new test server. */
export async function firestoreUnderTest(): Promise<FirestoreUnderTest> {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  if (host !== undefined) return { host, close: () => Promise.resolve() };
  const server = await startTestServer();
  return { host: `127.0.0.1:${server.port}`, close: () => server.close() };
}
