import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { interactionPolicy, Provider, type Configuration, type InteractionResults } from 'oidc-provider';
import { claimsOf, demoAccounts, subjectOf, type Account } from './accounts.ts';
import { chooserPage, lostPage } from './chooser-page.ts';
import { memoryAdapter } from './memory-adapter.ts';
import { languageOf, words } from './words.ts';

export interface OneProviderWish {
  /** Ends with the path under which it is served. */
  readonly issuer: string;
  /** Whom it stands in for, as people read it. */
  readonly name: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectAddress: string;
}

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * An OpenID provider as certified software makes it, with keys that live as long as it does, and a page of ours that asks
 * which account it is. Whoever reaches it may be anybody.
 */
export function oneProvider(wish: OneProviderWish): Listener {
  const accounts = new Map(demoAccounts.map((account) => [subjectOf(account.email), account]));
  const provider = new Provider(wish.issuer, configurationOf(wish, accounts));
  const path = new URL(wish.issuer).pathname;
  const serve = provider.callback();

  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', wish.issuer);
    if (!pathname.startsWith(`${path}/choose/`)) {
      // Mounted under a path: the library finds its own name in what Express would leave in originalUrl.
      Object.assign(request, { originalUrl: request.url, url: (request.url ?? '').slice(path.length) || '/' });
      return serve(request, response);
    }
    const asked = await provider.interactionDetails(request, response).catch(() => undefined);
    const language = languageOf(asked?.params['ui_locales']);
    if (asked === undefined) return sendPage(response, 404, lostPage(language, wish.name));
    if (request.method === 'POST') {
      const result = resultOf(new URLSearchParams(await text(request)), accounts, words[language](wish.name).cancelled);
      return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
    }
    const someoneNew = searchParams.has('new');
    const page = { language, provider: wish.name, action: pathname, accounts: demoAccounts, someoneNew };
    return sendPage(response, 200, chooserPage(page));
  };
}

/** What the person said on the page: an account, somebody new who then has one, or no. */
function resultOf(form: URLSearchParams, accounts: Map<string, Account>, cancelled: string): InteractionResults {
  if (form.has('cancel')) return { error: 'access_denied', error_description: cancelled };
  const told = (name: string): string => form.get(name)?.trim() ?? '';
  const email = (told('account') || told('email')).toLowerCase();
  const subject = subjectOf(email);
  if (told('account') === '') {
    const [firstName, lastName] = [told('firstName'), told('lastName')];
    accounts.set(subject, { firstName, lastName, email, emailIsVerified: form.has('verified') });
  }
  return { select_account: {}, login: { accountId: subject, remember: false } };
}

function configurationOf(wish: OneProviderWish, accounts: ReadonlyMap<string, Account>): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }, asksWhenTold()), 0);
  policy.remove('consent');
  return {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: wish.clientId,
        client_secret: wish.clientSecret,
        redirect_uris: [wish.redirectAddress],
        // Native: on loopback any port will do, since Meridian may run on any.
        application_type: 'native',
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: {
      keys: [
        {
          ...privateKey.export({ format: 'jwk' }),
          use: 'sig',
          alg: 'RS256',
          kid: randomBytes(8).toString('hex'),
        },
      ],
    },
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      names: {
        session: `${wish.clientId}_session`,
        interaction: `${wish.clientId}_asked`,
        resume: `${wish.clientId}_resume`,
      },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: { AccessToken: 300, AuthorizationCode: 60, Grant: 600, IdToken: 300, Interaction: 900, Session: 600 },
    interactions: { policy, url: (_, { uid }) => `${new URL(wish.issuer).pathname}/choose/${uid}` },
    findAccount: (_, subject) => {
      const account = accounts.get(subject);
      return account && { accountId: subject, claims: () => claimsOf(account) };
    },
    // Nobody is asked twice: choosing the account is the consent.
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc;
      if (client === undefined || session?.accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    renderError: async (ctx, { error_description: why }) => {
      ctx.type = 'text/plain; charset=utf-8';
      ctx.body = `${wish.name}: ${why ?? 'that did not work.'}`;
    },
  };
}

/** Asks whenever the client says so and the person has not said yet. */
const asksWhenTold = () =>
  new interactionPolicy.Check(
    'select_account_prompt',
    'an account has to be chosen',
    'interaction_required',
    ({ oidc }) =>
      oidc.prompts.has('select_account') && oidc.promptPending('select_account')
        ? interactionPolicy.Check.REQUEST_PROMPT
        : interactionPolicy.Check.NO_NEED_TO_PROMPT,
  );

function sendPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // The form's answer leads back to Meridian, on whatever port of this machine it is.
    'content-security-policy':
      "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self' http://127.0.0.1:* http://localhost:*; base-uri 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  response.end(html);
}
