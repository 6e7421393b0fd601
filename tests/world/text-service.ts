import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** One request as the service got it. */
export interface Texted {
  readonly path: string;
  readonly authorization: string;
  readonly form: Readonly<Record<string, string>>;
}

/** A text message service on this machine, in the shape of Twilio's API. */
export interface TextServer {
  readonly baseUrl: string;
  readonly texts: readonly Texted[];
  answer(status: number): void;
  close(): Promise<void>;
}

export async function aTextServer(): Promise<TextServer> {
  const texts: Texted[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { url: path = '', headers } = request;
      texts.push({
        path,
        authorization: headers.authorization ?? '',
        form: Object.fromEntries(new URLSearchParams(body)),
      });
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"sid":"SM1"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    texts,
    answer: (next) => {
      status = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
