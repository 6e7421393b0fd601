import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** One request as it came in. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Somebody else's program on this machine, to which something is posted. */
export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** From now on it answers this. */
  answer(status: number, headers?: Readonly<Record<string, string>>): void;
  /** From now on it takes what comes, and answers nothing. */
  hang(): void;
  /** Requests that were under way at the same time, at most. */
  readonly mostAtOnce: number;
  close(): Promise<void>;
}

export async function aReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let answer: { status: number; headers: Readonly<Record<string, string>> } | undefined = { status: 204, headers: {} };
  let [open, mostAtOnce] = [0, 0];
  const server = createServer((request, response) => {
    open += 1;
    mostAtOnce = Math.max(mostAtOnce, open);
    response.on('close', () => (open -= 1));
    void buffer(request).then((body) => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      if (answer !== undefined) response.writeHead(answer.status, { ...answer.headers }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answer: (status, headers = {}) => {
      answer = { status, headers };
    },
    hang: () => {
      answer = undefined;
    },
    get mostAtOnce() {
      return mostAtOnce;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
