import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { allowCrossOrigin } from './crossOrigin';
import type { EmulatorPart } from './EmulatorPart';
import type { FirestoreIndexes } from './firestore/queries/FirestoreIndexes';
import { FirestoreServer } from './firestore/FirestoreServer';
import { parseMessage } from './firestore/messages';
import { parseRules } from './rules/parseRules';
import { StorageServer } from './storage/StorageServer';

const KEEP_ALIVE = 120_000;

export interface EmulatorOptions {
  /** 0, the default: any free port. */
  readonly port?: number;
  /** Text of the rules for documents; those of the repository when omitted. */
  readonly firestoreRules?: string;
  /** `firestore.indexes.json`, parsed; that of the repository when omitted. */
  readonly indexes?: FirestoreIndexes;
  /** Text of the rules for files; those of the repository when omitted. */
  readonly storageRules?: string;
}

export interface Emulator {
  readonly port: number;
  readonly firestore: FirestoreServer;
  readonly storage: StorageServer;
  close(): Promise<void>;
}

/** Firestore and Storage for tests, in one process, on one port of this machine. A project is what a test makes up: `demo-…`. */
export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const firestore = new FirestoreServer({
    rules: parseRules(options.firestoreRules ?? ofRepository('firestore.rules')),
    indexes: options.indexes ?? parseMessage<FirestoreIndexes>(ofRepository('firestore.indexes.json')),
  });
  const storage = new StorageServer({ rules: parseRules(options.storageRules ?? ofRepository('storage.rules')) });
  const parts: readonly EmulatorPart[] = [firestore, storage];
  const server = createServer((request, response) => void answer(parts, request, response));
  // On a busy machine five seconds pass between two requests of one client, which must not find its connection closed.
  server.keepAliveTimeout = KEEP_ALIVE;
  // On a busy machine a client takes longer between two requests, and would send the next to a connection that is being closed.
  server.keepAliveTimeout = 120_000;
  const port = await listen(server, options.port ?? 0);
  return {
    port,
    firestore,
    storage,
    close: () => {
      for (const part of parts) part.close();
      return close(server);
    },
  };
}

function ofRepository(file: string): string {
  return readFileSync(join(import.meta.dirname, '..', '..', file), 'utf8');
}

async function answer(
  parts: readonly EmulatorPart[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
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
