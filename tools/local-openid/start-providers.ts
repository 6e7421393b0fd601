import { once } from 'node:events';
import { createServer } from 'node:http';
import { CannotStart } from '../../src/server/kernel/cannot-start.ts';
import type { OpenidProvider } from '../../src/server/kernel/openid-providers.ts';
import { localProviders } from './local-providers.ts';
import { oneProvider } from './one-provider.ts';
import { sendStyle } from './style-files.ts';

export interface LocalProviders {
  readonly url: string;
  /** As the configuration of Meridian would name them. */
  readonly providers: readonly OpenidProvider[];
  stop(): Promise<void>;
}

/**
 * Starts the providers that stand in for Google and Microsoft, on one port of this machine. They sign anybody in as
 * anybody, so that production refuses them.
 *
 * @param publicUrl where people reach Meridian, which must be on this machine
 */
export async function startLocalProviders({
  mode,
  port,
  publicUrl,
}: {
  readonly mode: 'development' | 'production' | 'test';
  readonly port: number;
  readonly publicUrl: string;
}): Promise<LocalProviders> {
  if (mode === 'production') {
    throw new CannotStart('The local OpenID provider signs anybody in as anybody, and production refuses it.');
  }
  const url = `http://127.0.0.1:${port}`;
  const providers = localProviders(url);
  const listeners = providers.map(({ id, name, issuer, clientId, clientSecret }) => ({
    path: `/${id}/`,
    listener: oneProvider({ issuer, name, clientId, clientSecret, redirectAddress: `${publicUrl}/openid/${id}` }),
  }));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', url);
    if (sendStyle(pathname, response)) return;
    const found = listeners.find(({ path }) => pathname.startsWith(path));
    if (found === undefined) {
      response.writeHead(404).end();
      return;
    }
    found.listener(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url,
    providers,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
