import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';

export interface Emulators {
  /** `host:port` */
  readonly firestore: string;
  /** `host:port` */
  readonly storage: string;
}

export interface ForwardedEmulators {
  readonly port: number;
  close(): Promise<void>;
}

/** Puts two emulators behind one port, as the test server is, so that the same tests run on Google's. */
export async function forwardEmulators({ firestore, storage }: Emulators): Promise<ForwardedEmulators> {
  const server = createServer((request, response) => {
    const isStorage = /^\/(v0|internal)\//.test(request.url ?? '');
    forward(request, response, isStorage ? storage : firestore);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** Streams in both directions: a back channel is one long response. */
function forward(request: IncomingMessage, response: ServerResponse, host: string): void {
  const { hostname, port } = new URL(`http://${host}`);
  const { url: path, method, headers } = request;
  // No connection is reused: the emulator may close an idle one while the next request is on its way.
  const onward = sendRequest({ agent: false, hostname, port, path, method, headers }, (upstream) => {
    response.writeHead(upstream.statusCode ?? 502, upstream.headers);
    upstream.pipe(response);
  });
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
