import { startTestServer, type TestServerOptions } from '../startTestServer';

export interface FirestoreUnderTest {
  /** Where it listens, as `127.0.0.1:8080`. */
  readonly host: string;
  close(): Promise<void>;
}

/** Google's emulator of Firestore, if the variable FIRESTORE_EMULATOR_HOST says where it runs; otherwise a new test server with these indexes and rules. */
export async function firestoreUnderTest(
  options: Pick<TestServerOptions, 'indexes' | 'firestoreRules'> = {},
): Promise<FirestoreUnderTest> {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  if (host !== undefined) return { host, close: () => Promise.resolve() };
  const server = await startTestServer(options);
  return { host: `127.0.0.1:${server.port}`, close: () => server.close() };
}
