import { createServer } from 'node:http';
import type { Firestore } from '@google-cloud/firestore';
import { localFirestore } from '../../../scripts/firebase/localFirestore';

/** Does in the project what a Cloud Function does. */
export type Task = (project: { readonly id: string; readonly firestore: Firestore }) => Promise<unknown>;

/** Answers `POST /{task}/{project id}` with what the task returns as JSON; `firestore`: as `127.0.0.1:8080`. */
export async function startTaskServer(
  firestore: string,
  tasks: Readonly<Record<string, Task>>,
): Promise<{ port: number; close(): Promise<void> }> {
  const run = async (address: string) => {
    const [, task = '', id = ''] = address.split('/');
    const documents = localFirestore(firestore, id);
    try {
      return JSON.stringify(await tasks[task]?.({ id, firestore: documents }));
    } finally {
      await documents.terminate();
    }
  };
  const server = createServer((request, response) => {
    const answer = (status: number, body: string) =>
      response.writeHead(status, { 'Access-Control-Allow-Origin': '*' }).end(body);
    run(request.url ?? '').then(
      (outcome) => answer(200, outcome),
      (error: unknown) => answer(500, JSON.stringify(String(error))),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
