import { createServer } from 'node:http';
import { expiryFunction } from '../../../scripts/functions/expiryFunction';
import { localFirestore } from '../../../scripts/firebase/localFirestore';

/** Answers `POST /{project id}` with what the Cloud Function for ended listings has done there; `firestore`: as `127.0.0.1:8080`. */
export async function startExpiryServer(firestore: string): Promise<{ port: number; close(): Promise<void> }> {
  const expire = async (projectId: string) => {
    const documents = localFirestore(firestore, projectId);
    try {
      return JSON.stringify(await expiryFunction({ firestore: documents }).expireListings());
    } finally {
      await documents.terminate();
    }
  };
  const server = createServer((request, response) => {
    const answer = (status: number, body: string) =>
      response.writeHead(status, { 'Access-Control-Allow-Origin': '*' }).end(body);
    expire((request.url ?? '').slice(1)).then(
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
