import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { allowCrossOrigin } from './crossOrigin';
import type { FirestoreIndexes } from './firestore/queries/FirestoreIndexes';
import { FirestoreServer } from './firestore/FirestoreServer';
import { parseRules } from './rules/parseRules';
import type { ServerPart } from './ServerPart';
import { StorageServer } from './storage/StorageServer';

/**
 * Milliseconds. Node's default is five seconds: on a busy machine a client takes longer between two requests, and would send the
 * next one over a connection that is being closed.
 */
const KEEP_ALIVE = 120_000;

const denyAll = 'service cloud.firestore {} service firebase.storage {}';

export interface TestServerOptions {
  /** 0, the default: any free port. */
  readonly port?: number;
  /** Text of the rules for documents. Default: only an administrator may read or write. */
  readonly firestoreRules?: string;
  /** `firestore.indexes.json`, parsed. Default: there are only the automatic indexes of single fields. */
  readonly indexes?: FirestoreIndexes;
  /** Text of the rules for files. Default: only an administrator may read or write. */
  readonly storageRules?: string;
}

export interface TestServer {
  readonly port: number;
  readonly firestore: FirestoreServer;
  readonly storage: StorageServer;
  close(): Promise<void>;
}

/**
 * Serves Firestore and Storage from memory, on one port of 127.0.0.1. A project exists as soon as its id is used: a test isolates
 * itself by making up an id, `demo-…`.
 * @throws RulesSyntaxError for rules that could not be deployed.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { firestoreRules = denyAll, indexes = {}, storageRules = denyAll, port = 0 } = options;
  const firestore = new FirestoreServer({ rules: parseRules(firestoreRules), indexes });
  const storage = new StorageServer({
    rules: parseRules(storageRules),
    documentsOf: (bucketName) => firestore.engine(projectOf(bucketName)).documentsForRules(),
  });
  const parts: readonly ServerPart[] = [firestore, storage];
  const server = createServer((request, response) => void answer(parts, request, response));
  server.keepAliveTimeout = KEEP_ALIVE;
  return {
    port: await listen(server, port),
    firestore,
    storage,
    close: () => {
      for (const part of parts) part.close();
      return close(server);
    },
  };
}

/** A default bucket is named `{project}.firebasestorage.app`; one without a dot, after its project. */
function projectOf(bucketName: string): string {
  return bucketName.split('.')[0] ?? '';
}

async function answer(parts: readonly ServerPart[], request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (allowCrossOrigin(request, response)) return;
  const url = new URL(request.url ?? '/', 'http://localhost');
  for (const part of parts) {
    if (await part.handle({ request, response, url })) return;
  }
  response.writeHead(404).end();
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
