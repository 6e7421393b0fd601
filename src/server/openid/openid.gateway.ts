import * as client from 'openid-client';
import type { Logger } from 'pino';
import type { Language } from '../../domain/kernel/language.ts';
import { accept, refuse, type Accepted, type Refusal, type Result } from '../../domain/kernel/result.ts';
import { identityOf, type OpenidIdentity } from '../../domain/openid/openid-identity.ts';
import { outsideText } from '../../domain/openid/outside-text.ts';
import type { OpenidProvider } from '../kernel/openid-providers.ts';

/** What we make up for one question, and compare its answer with. */
export interface Question {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** What the browser brought back from the provider. */
export interface BroughtBack {
  readonly state: string;
  readonly code?: string | undefined;
  readonly iss?: string | undefined;
  readonly error?: string | undefined;
  readonly errorDescription?: string | undefined;
}

type Told = { readonly provider: string };

/** The answer is somebody's; or nobody is there, the provider says no, or what it says does not hold. */
export type Answer =
  | Accepted<OpenidIdentity>
  | Refusal<'provider_unavailable' | 'answer_not_trusted', Told>
  | Refusal<'provider_refused', Told & { readonly message: string }>;

export interface OpenidGateway {
  readonly providers: readonly OpenidProvider[];
  find(id: string): OpenidProvider | undefined;
  /** @param label stands at the front of the state, in clear: what the page needs to know when it comes back */
  newQuestion(label: string): Question;
  /** The address to send the browser to. `again`: whoever is signed in there shows anew who they are. */
  addressOf(
    provider: OpenidProvider,
    question: Question,
    wish: { readonly language: Language; readonly again?: boolean },
  ): Promise<Result<string, 'provider_unavailable', Told>>;
  /** Who it is: exchanges the code, and checks issuer, audience, nonce, times and signature of what comes. */
  identify(provider: OpenidProvider, question: Question, brought: BroughtBack): Promise<Answer>;
}

/** Long enough for a slow provider, short enough for the person who waits. */
const patienceSeconds = 6;
const longestMessage = 200;

/** @param publicUrl where the providers send the browser back to: `publicUrl/openid/<id>`, registered with each of them */
export function openOpenid(providers: readonly OpenidProvider[], publicUrl: string, log: Logger): OpenidGateway {
  const found = new Map<string, Promise<client.Configuration>>();

  /** Asked when first needed: a provider that is away holds up nobody's start, and is asked again the next time. */
  const discovered = (provider: OpenidProvider): Promise<client.Configuration> => {
    const known = found.get(provider.id);
    if (known !== undefined) return known;
    const asked = discover(provider);
    found.set(provider.id, asked);
    asked.catch(() => found.delete(provider.id));
    return asked;
  };

  const away = (provider: OpenidProvider, error: unknown) => {
    log.warn({ provider: provider.id, ...reasonOf(error) }, 'an OpenID provider cannot be reached, or not understood');
    return refuse('provider_unavailable', { provider: provider.name });
  };

  const redirectAddress = (provider: OpenidProvider): string => `${publicUrl}/openid/${provider.id}`;

  return {
    providers,
    find: (id) => providers.find((one) => one.id === id),
    newQuestion: (label) => ({
      state: `${label}.${client.randomState()}`,
      nonce: client.randomNonce(),
      codeVerifier: client.randomPKCECodeVerifier(),
    }),

    async addressOf(provider, { state, nonce, codeVerifier }, { language, again = false }) {
      try {
        const configuration = await discovered(provider);
        const address = client.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectAddress(provider),
          response_type: 'code',
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
          // At a device that several people use, nobody is signed in as whoever was there before.
          prompt: again ? 'login' : 'select_account',
          // Asks for the moment of it too (OpenID Connect Core 1.0 section 3.1.2.1).
          ...(again && { max_age: '0' }),
          ui_locales: language,
        });
        return accept(address.href);
      } catch (error) {
        if (isOurMistake(error)) throw error;
        return away(provider, error);
      }
    },

    async identify(provider, { state, nonce, codeVerifier }, brought) {
      const told = { provider: provider.name };
      try {
        const configuration = await discovered(provider);
        const tokens = await client.authorizationCodeGrant(
          configuration,
          cameBackAt(redirectAddress(provider), brought),
          {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: codeVerifier,
            idTokenExpected: true,
          },
        );
        const claims: Record<string, unknown> = { ...tokens.claims() };
        const identity = identityOf(
          await completed(configuration, tokens.access_token, claims),
          provider.vouchesForEmail,
        );
        return identity === undefined ? refuse('answer_not_trusted', told) : accept(identity);
      } catch (error) {
        if (isOurMistake(error)) throw error;
        if (error instanceof client.AuthorizationResponseError || error instanceof client.ResponseBodyError) {
          log.info({ provider: provider.id, reason: outsideText(error.error, 80) }, 'an OpenID provider said no');
          return refuse('provider_refused', {
            ...told,
            message: outsideText(error.error_description, longestMessage) ?? '',
          });
        }
        if (!isUntrusted(error)) return away(provider, error);
        log.warn({ provider: provider.id, ...reasonOf(error) }, 'the answer of an OpenID provider does not hold');
        return refuse('answer_not_trusted', told);
      }
    },
  };
}

function discover({ issuer, clientId, clientSecret }: OpenidProvider): Promise<client.Configuration> {
  const server = new URL(issuer);
  return client.discovery(server, clientId, { client_secret: clientSecret }, undefined, {
    timeout: patienceSeconds,
    execute: [
      // The token comes over TLS from the provider itself; its signature is checked all the same.
      client.enableNonRepudiationChecks,
      // Loopback alone, by the configuration, and never in production.
      // oxlint-disable-next-line typescript/no-deprecated -- the library marks it so that it stands out, and never removes it
      ...(server.protocol === 'http:' ? [client.allowInsecureRequests] : []),
    ],
  });
}

/** Our own address as the browser came back to it. */
function cameBackAt(redirectAddress: string, { state, code, iss, error, errorDescription }: BroughtBack): URL {
  const url = new URL(redirectAddress);
  const parameters = { state, code, iss, error, error_description: errorDescription };
  for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value);
  return url;
}

/** Some providers tell e-mail and names at another endpoint alone. */
async function completed(
  configuration: client.Configuration,
  accessToken: string,
  claims: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const subject = claims['sub'];
  const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined;
  if (claims['email'] !== undefined || !hasMore || typeof subject !== 'string') return claims;
  return { ...(await client.fetchUserInfo(configuration, accessToken, subject)), ...claims };
}

/** Codes of what arrived whole and does not hold; anything else did not arrive. */
const untrusted = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
]);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

const isUntrusted = (error: unknown): boolean => error instanceof client.ClientError && untrusted.has(codeOf(error));

/** We called the library in a way that it does not know. */
const isOurMistake = (error: unknown): boolean => codeOf(error).startsWith('ERR_INVALID_ARG');

/** What the log keeps of a failure: never a token, an address or a name. */
function reasonOf(error: unknown): Readonly<Record<string, unknown>> {
  if (!(error instanceof Error)) return {};
  const { cause } = error;
  return {
    reason: error.message,
    code: codeOf(error),
    ...(cause instanceof Error && { cause: cause.message, causeCode: codeOf(cause) }),
  };
}
