import { Events, OAuth2Server, type MutableResponse, type MutableToken } from 'oauth2-mock-server';
import type { OpenidProvider } from '../../src/server/kernel/openid-providers.ts';

/** Somebody's account at the provider, as its tokens tell of it. */
export type Claims = Readonly<Record<string, unknown>>;

/** An OpenID provider that answers at once, with really signed tokens, and misbehaves when it is told to. */
export interface MisbehavingProvider {
  readonly url: string;
  /** As the configuration of Meridian would name it. */
  readonly configured: OpenidProvider;
  /** Whose account answers from now on. */
  answersAs(claims: Claims): void;
  /** Changes every token before it is signed: `header` and `payload` may be written to. */
  signs(change: (token: MutableToken) => void): void;
  /** Changes what the token endpoint answers, after signing. */
  sends(change: (body: Record<string, unknown>, response: MutableResponse) => void): void;
  /** Behaves again. */
  behaves(): void;
  /** Signs in there: what a browser would bring back to us from the address that we sent it to. */
  visit(address: string): Promise<Record<string, string>>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

export async function aMisbehavingProvider(
  wish: Pick<OpenidProvider, 'id' | 'name'> & Partial<OpenidProvider>,
): Promise<MisbehavingProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const { port } = server.address();
  const url = `http://127.0.0.1:${port}`;
  server.issuer.url = url;
  let claims: Claims = {};
  let sign: (token: MutableToken) => void = () => undefined;
  let send: (body: Record<string, unknown>, response: MutableResponse) => void = () => undefined;
  server.service.on(Events.BeforeTokenSigning, (token: MutableToken) => {
    Object.assign(token.payload, claims);
    sign(token);
  });
  server.service.on(Events.BeforeResponse, (response: MutableResponse) => {
    if (typeof response.body === 'object') send(response.body, response);
  });
  server.service.on(Events.BeforeUserinfo, (response: MutableResponse) => {
    response.body = { ...claims };
  });
  return {
    url,
    configured: { issuer: url, clientId: 'meridian', clientSecret: 'hush', vouchesForEmail: false, ...wish },
    answersAs: (told) => {
      claims = told;
    },
    signs: (change) => {
      sign = change;
    },
    sends: (change) => {
      send = change;
    },
    behaves: () => {
      sign = () => undefined;
      send = () => undefined;
    },
    async visit(address) {
      const answer = await fetch(address, { redirect: 'manual' });
      const back = new URL(answer.headers.get('location') ?? '');
      return Object.fromEntries(back.searchParams);
    },
    stop: () => server.stop(),
    start: async () => {
      await server.start(port, '127.0.0.1');
      server.issuer.url = url;
    },
  };
}
