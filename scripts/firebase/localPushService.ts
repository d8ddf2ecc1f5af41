import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { PushRequest } from '../../src/infrastructure/server/WebPushSender';

/** A push, as a service gets it. */
export interface ReceivedPush {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Encrypted (RFC 8291), as base64. */
  readonly body: string;
}

export interface LocalPushService {
  /** `http://127.0.0.1:…`; `/pushes.json` below it has what has come, for programs. */
  readonly address: string;
  readonly pushes: readonly ReceivedPush[];
  /** Sends to this service what is for another one. */
  readonly request: PushRequest;
  close(): Promise<void>;
}

/** Takes all pushes, whatever service they are for, and passes none on. `port`: default: any free one. */
export async function startLocalPushService(port = 0): Promise<LocalPushService> {
  const pushes: ReceivedPush[] = [];
  const server = createServer((request, response) => {
    if (request.method !== 'POST') {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(pushes));
      return;
    }
    const endpoint = decodeURIComponent((request.url ?? '').slice(1));
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    buffer(request).then(
      (body) => {
        pushes.push({ endpoint, headers, body: body.toString('base64') });
        response.writeHead(201).end();
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    pushes,
    request: (endpoint, init) => fetch(`${address}/${encodeURIComponent(endpoint)}`, init),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
