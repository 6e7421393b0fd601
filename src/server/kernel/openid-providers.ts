import * as z from 'zod/mini';

/** Somebody who can say who a person is. */
export interface OpenidProvider {
  /** Names it in addresses; google and microsoft are the two that everybody knows. */
  readonly id: string;
  /** As the buttons say it. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Whether its word on an e-mail address counts although it does not say `email_verified`. */
  readonly vouchesForEmail: boolean;
}

/** Of the configuration, what providers are made of; each as it was read, or unset. */
export interface ProviderVariables {
  readonly GOOGLE_CLIENT_ID?: string | undefined;
  readonly GOOGLE_CLIENT_SECRET?: string | undefined;
  readonly MICROSOFT_CLIENT_ID?: string | undefined;
  readonly MICROSOFT_CLIENT_SECRET?: string | undefined;
  readonly MICROSOFT_TENANT: string;
  readonly OPENID_PROVIDERS: readonly OpenidProvider[];
}

/** Tenants of Microsoft's that are everybody's, and so vouch for nobody's address. */
const sharedTenants = ['common', 'organizations', 'consumers'];

/** The providers that the configuration names, in the order of their buttons. */
export function providersOf(set: ProviderVariables): readonly OpenidProvider[] {
  const { GOOGLE_CLIENT_ID: google, GOOGLE_CLIENT_SECRET: googleSecret } = set;
  const { MICROSOFT_CLIENT_ID: microsoft, MICROSOFT_CLIENT_SECRET: microsoftSecret, MICROSOFT_TENANT: tenant } = set;
  const known: OpenidProvider[] = [];
  if (google !== undefined && googleSecret !== undefined) {
    const issuer = 'https://accounts.google.com';
    known.push({
      id: 'google',
      name: 'Google',
      issuer,
      clientId: google,
      clientSecret: googleSecret,
      vouchesForEmail: false,
    });
  }
  if (microsoft !== undefined && microsoftSecret !== undefined) {
    const issuer = `https://login.microsoftonline.com/${tenant}/v2.0`;
    const vouchesForEmail = !sharedTenants.includes(tenant);
    known.push({
      id: 'microsoft',
      name: 'Microsoft',
      issuer,
      clientId: microsoft,
      clientSecret: microsoftSecret,
      vouchesForEmail,
    });
  }
  return [...known, ...set.OPENID_PROVIDERS];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong with providers beyond the form of each variable, a sentence each. */
export function wrongWithProviders(env: Environment, providers: readonly OpenidProvider[]): string[] {
  const halves = ['GOOGLE', 'MICROSOFT'].flatMap((name) => {
    const [id, secret] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`];
    if (Boolean(env[id]) === Boolean(env[secret])) return [];
    return [`${env[id] ? id : secret} is set without ${env[id] ? secret : id}: set both, or neither.`];
  });
  const insecure = providers
    .filter(({ issuer }) => env['NODE_ENV'] === 'production' && issuer.startsWith('http:'))
    .map(({ id }) => `The issuer of ${id} in OPENID_PROVIDERS begins with http:, and production asks by https: alone.`);
  return [...halves, ...insecure];
}

const isIssuer = (text: string): boolean => {
  const url = URL.parse(text);
  if (url === null || url.search !== '' || url.hash !== '' || url.username !== '') return false;
  const isLoopback = ['127.0.0.1', '[::1]', 'localhost'].includes(url.hostname);
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback);
};

const text = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest));
const taken = ['google', 'microsoft'];

const provider = z.strictObject({
  id: z.string().check(
    z.regex(/^[a-z][a-z0-9-]{0,31}$/),
    z.refine((id) => !taken.includes(id)),
  ),
  name: text(40),
  issuer: text(512).check(z.refine(isIssuer)),
  clientId: text(512),
  clientSecret: text(2_048),
  vouchesForEmail: z._default(z.boolean(), false),
});

/** The value of `OPENID_PROVIDERS`: a JSON list; no id twice. */
export const providerList = z.pipe(
  z._default(z.string(), '[]'),
  z.pipe(
    z.transform(parsed),
    z.array(provider).check(z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length)),
  ),
);

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
