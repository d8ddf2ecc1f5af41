import { connect, createServer, type Socket } from 'node:net';

interface Startable {
  readonly port: number;
  close(): Promise<void>;
}

/** A server whose port is open at once, and which starts when somebody first connects: who does not need it does not wait. */
export async function startLazily(start: () => Promise<Startable>): Promise<Startable> {
  let started: Promise<Startable> | undefined;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    started ??= start();
    started.then(
      ({ port }) => {
        join(socket, connect(port, '127.0.0.1'));
      },
      (error: unknown) => {
        console.error(error);
        socket.destroy();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    close: async () => {
      server.close();
      for (const socket of open) socket.destroy();
      await started?.then((real) => real.close());
    },
  };
}

function join(one: Socket, other: Socket): void {
  one.pipe(other).pipe(one);
  one.on('close', () => other.destroy());
  other.on('close', () => one.destroy());
  other.on('error', () => one.destroy());
}
