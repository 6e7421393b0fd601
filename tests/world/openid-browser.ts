import { askProvider, takeAnswer } from '../../src/contract/openid.ts';
import { problemIn, type Client, type Reply } from './client.ts';
import type { MisbehavingProvider } from './misbehaving-provider.ts';

export type Brought = Record<string, string>;

/** What a person's browser does when they sign in by a provider, without the browser. */
export interface OpenidBrowser {
  /** What it would send as `Cookie`. */
  readonly cookies: Map<string, string>;
  /** Presses the button: the address of the provider, to which the browser goes. */
  ask(wish?: {
    provider?: string;
    purpose?: string;
    returnTo?: string;
    invitation?: string;
    joinCode?: string;
  }): Promise<string>;
  /** Brings an answer to our page, which sends it on. */
  bring(brought: Brought, provider?: string): Promise<Reply>;
  /** All of it: asks, signs in there, and brings what came. */
  signIn(provider: MisbehavingProvider, purpose?: string): Promise<Reply>;
  send(method: string, path: string, body?: unknown): Promise<Reply>;
}

/** @param client a stranger, or somebody whose session goes along */
export function anOpenidBrowser(client: Client): OpenidBrowser {
  const cookies = new Map<string, string>();
  const [name, value] = client.cookie?.split('=') ?? [];
  if (name !== undefined && value !== undefined) cookies.set(name, value);

  const send = async (method: string, path: string, body?: unknown): Promise<Reply> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const reply = await client.send(method, path, body, cookie === '' ? {} : { cookie });
    for (const set of reply.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return reply;
  };
  const ask: OpenidBrowser['ask'] = async ({
    provider = 'google',
    purpose = 'sign_in',
    returnTo = '/dashboard',
    ...rest
  } = {}) => {
    const reply = await send('POST', askProvider.path, { provider, purpose, place: 'window', returnTo, ...rest });
    if (reply.status !== 200) throw new Error(`${provider} was not asked: ${problemIn(reply.text).code}`);
    return (JSON.parse(reply.text) as { address: string }).address;
  };
  const bring: OpenidBrowser['bring'] = ({ error_description: errorDescription, ...brought }, provider = 'google') =>
    send('POST', takeAnswer.path, {
      provider,
      ...brought,
      ...(errorDescription === undefined ? {} : { errorDescription }),
    });
  return {
    cookies,
    ask,
    bring,
    send,
    signIn: async (provider, purpose = 'sign_in') =>
      bring(await provider.visit(await ask({ provider: provider.configured.id, purpose })), provider.configured.id),
  };
}
