import { createServer, connect, type Socket } from 'node:net';

/** What lies between a server and its database. */
export interface Wire {
  /** The database's address at this end of the wire. */
  readonly url: string;
  /** Every connection breaks, and new ones are refused: to the server, the database is away. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** Nothing comes through any more, in either direction, and nothing says so: a cable was pulled, or a machine hangs. */
  fallSilent(): void;
  speakAgain(): void;
  close(): Promise<void>;
}

/** Lays a wire to the database at `databaseUrl`. */
export async function aWire(databaseUrl: string): Promise<Wire> {
  const far = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const hold = (socket: Socket, other: Socket): void => {
    sockets.add(socket);
    // Whichever end breaks, for whatever reason, takes the other with it.
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      other.destroy();
    });
  };
  let isSilent = false;
  const listener = createServer((near) => {
    if (isSilent) {
      sockets.add(near.pause());
      return;
    }
    const there = connect(Number(far.port), far.hostname);
    near.setNoDelay();
    there.setNoDelay();
    hold(near, there);
    hold(there, near);
    near.pipe(there);
    there.pipe(near);
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve, reject) => {
      listener.once('error', reject);
      listener.listen(port, '127.0.0.1', () => {
        listener.off('error', reject);
        resolve();
      });
    });
  await listen(0);
  const address = listener.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const near = new URL(databaseUrl);
  near.port = String(port);
  const cut = (): Promise<void> =>
    new Promise((resolve) => {
      listener.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return {
    url: near.href,
    cut,
    mend: () => listen(port),
    fallSilent: () => {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    speakAgain: () => {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => (listener.listening ? cut() : Promise.resolve()),
  };
}
