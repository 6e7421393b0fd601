import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { isCountry } from '../../domain/kernel/phone.ts';
import { providerList } from './openid-providers.ts';

/** One environment variable: all that a person needs to know of it, and how its text is read. */
export interface Variable {
  /** What holds when it is unset, as the README says it. */
  readonly fallback: string;
  readonly meaning: string;
  /** The end of the sentence "PORT must …" that answers a value we cannot read. */
  readonly must: string;
  /** Its value is never shown or logged. */
  readonly secret: boolean;
}

/** The variables that Meridian reads, and no others. The table in the README is made of this. */
export const CONFIGURATION = {
  PORT: {
    fallback: '3000',
    meaning: 'Port that the server listens on.',
    must: 'be a whole number from 1 to 65535',
    secret: false,
  },
  HOST: {
    fallback: '127.0.0.1',
    meaning: 'Address that the server listens on; `0.0.0.0` for every address of the machine.',
    must: 'be an IP address or the name of this machine',
    secret: false,
  },
  PUBLIC_URL: {
    fallback: '`http://HOST:PORT`',
    meaning: 'Where people reach Meridian, behind a proxy for instance. With `https:` cookies are sent over TLS only.',
    must: 'be an address like https://time.example.com, without a path',
    secret: false,
  },
  DATABASE_URL: {
    fallback: 'embedded PostgreSQL',
    meaning: 'An existing PostgreSQL, 15 or later, as a user who owns the database and may create roles.',
    must: 'be like postgres://user:password@host:5432/database',
    secret: true,
  },
  DATA_DIR: {
    fallback: './.data',
    meaning: 'Folder of the embedded PostgreSQL and of the generated secret.',
    must: 'be the path of a folder',
    secret: false,
  },
  BACKUP_DIR: {
    fallback: 'none',
    meaning:
      'Folder that the embedded PostgreSQL keeps its write-ahead log in, and `npm run backup` its backups: see [operations](docs/operations.md).',
    must: 'be the path of a folder',
    secret: false,
  },
  DEMO: {
    fallback: '1; 0 in production',
    meaning: '`1` loads the demo organization on the first start, `0` starts empty. Refused in production.',
    must: 'be 0 or 1',
    secret: false,
  },
  SECRET: {
    fallback: 'made once, kept in `DATA_DIR/secret`; required in production',
    meaning:
      "What the password of the application's database login and the keys of sealed values are made from: 32 random characters or more. Whoever loses it loses what is sealed.",
    must: 'have 32 characters or more, for instance those that "openssl rand -base64 48" prints',
    secret: true,
  },
  FORMER_SECRETS: {
    fallback: 'none',
    meaning: 'Secrets that `SECRET` has replaced, with commas: what was sealed under one of them can still be read.',
    must: 'be secrets of 32 characters or more, with commas between them',
    secret: true,
  },
  NODE_ENV: {
    fallback: 'development',
    meaning: '`development`, `production` or `test`. Production refuses demo data and secrets that are not your own.',
    must: 'be development, production or test',
    secret: false,
  },
  LOG_LEVEL: {
    fallback: 'warn; info in production',
    meaning: 'How much is logged: `trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`.',
    must: 'be trace, debug, info, warn, error, fatal or silent',
    secret: false,
  },
  METRICS_TOKEN: {
    fallback: 'none',
    meaning:
      'What Prometheus sends as `Authorization: Bearer …` to read `/metrics`: 32 characters or more. Without it there is no such path.',
    must: 'have 32 characters or more, for instance those that "openssl rand -hex 32" prints',
    secret: true,
  },
  POOL_SIZE: {
    fallback: '10',
    meaning: 'Connections to the database that one server process holds at most.',
    must: 'be a whole number from 1 to 1000',
    secret: false,
  },
  REQUESTS_PER_MINUTE: {
    fallback: '1200',
    meaning:
      'Calls of the API that one session, one token or one network of strangers may make in a minute, in each server process; a quarter as many that change something. `0` for no limit.',
    must: 'be a whole number from 0 to 999999',
    secret: false,
  },
  TRUSTED_PROXIES: {
    fallback: 'none',
    meaning:
      "Proxies whose word on a client's address is taken: IP addresses or networks like `10.0.0.0/8`, with commas.",
    must: 'be IP addresses or networks like 10.0.0.0/8, with commas between them',
    secret: false,
  },
  SMTP_URL: {
    fallback: 'the outbox at `/dev/outbox`; required in production',
    meaning:
      'Mail server, like `smtp://user:password@host:587` or `smtps://user:password@host`. `none` sends no mail: see [operations](docs/operations.md).',
    must: 'be like smtp://user:password@host:587 or smtps://user:password@host, or none',
    secret: true,
  },
  MAIL_FROM: {
    fallback: 'required with `SMTP_URL`',
    meaning: 'Whom mail comes from, like `Meridian <no-reply@example.com>`.',
    must: 'be an address like Meridian <no-reply@example.com>',
    secret: false,
  },
  SMS_ACCOUNT_SID: {
    fallback: 'the outbox at `/dev/outbox`; in production no text messages',
    meaning: "Account at a text message service that speaks Twilio's API.",
    must: 'be the id of an account, without spaces',
    secret: false,
  },
  SMS_AUTH_TOKEN: {
    fallback: 'required with `SMS_ACCOUNT_SID`',
    meaning: 'Token of that account.',
    must: 'be the token of the account, without spaces',
    secret: true,
  },
  SMS_FROM: {
    fallback: 'required with `SMS_ACCOUNT_SID`',
    meaning: 'Number that texts come from, like `+15550100`, or the id of a messaging service, `MG…`.',
    must: 'be a number like +15550100, or the id of a messaging service',
    secret: false,
  },
  SMS_BASE_URL: {
    fallback: '`https://api.twilio.com`',
    meaning: 'Where that service is.',
    must: 'be an address like https://api.twilio.com, without a path',
    secret: false,
  },
  SMS_COUNTRIES: {
    fallback: 'US',
    meaning:
      'Countries whose numbers are sent codes, as ISO codes with commas, like `US,CA`. Each one more can be used to run up your bill.',
    must: 'be codes of countries like US,CA, with commas between them',
    secret: false,
  },
  SMS_PER_DAY: {
    fallback: '200',
    meaning: 'Codes by text message, and as many notifications, that one organization sends in any 24 hours at most.',
    must: 'be a whole number from 1 to 100000',
    secret: false,
  },
  GOOGLE_CLIENT_ID: {
    fallback: 'none',
    meaning:
      'With its secret, offers "Sign in with Google". The redirect address to register there is `PUBLIC_URL/openid/google`.',
    must: 'be the client id that Google gave',
    secret: false,
  },
  GOOGLE_CLIENT_SECRET: {
    fallback: 'none',
    meaning: 'What goes with `GOOGLE_CLIENT_ID`.',
    must: 'be the client secret that Google gave',
    secret: true,
  },
  MICROSOFT_CLIENT_ID: {
    fallback: 'none',
    meaning:
      'With its secret, offers "Sign in with Microsoft". The redirect address to register there is `PUBLIC_URL/openid/microsoft`.',
    must: 'be the application (client) id that Microsoft gave',
    secret: false,
  },
  MICROSOFT_CLIENT_SECRET: {
    fallback: 'none',
    meaning: 'What goes with `MICROSOFT_CLIENT_ID`.',
    must: 'be the client secret that Microsoft gave',
    secret: true,
  },
  MICROSOFT_TENANT: {
    fallback: 'common',
    meaning:
      "Whose Microsoft accounts: `common`, `organizations`, `consumers`, or your own tenant's id or domain, whose word on an e-mail address then counts.",
    must: 'be common, organizations, consumers, or the id or domain of a tenant',
    secret: false,
  },
  OPENID_PROVIDERS: {
    fallback: 'none',
    meaning:
      'Further OpenID Connect providers, a JSON list of `{"id", "name", "issuer", "clientId", "clientSecret"}`; with `"vouchesForEmail": true` where every address there is your own. Redirect address: `PUBLIC_URL/openid/<id>`.',
    must: 'be a JSON list of {"id", "name", "issuer", "clientId", "clientSecret"}, each id once, in small letters and neither google nor microsoft, each issuer an https: address',
    secret: true,
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof CONFIGURATION;

const wholeNumber = (from: number, to: number) =>
  z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.pipe(z.transform(Number), z.number().check(z.gte(from), z.lte(to))));

/** Texts with commas between them. */
const listed = (fallback: string) =>
  z.pipe(
    z._default(z.string(), fallback),
    z.transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  );

/** Twenty a second, for as long as anybody likes: a page that is opened asks some ten. */
export const usualRequestsPerMinute = 1_200;

const credential = z.string().check(z.trim(), z.minLength(1), z.maxLength(2_048));

/** A secret of fewer characters can be guessed. */
export const shortestSecret = 32;

/** Where a browser on this machine finds a server that listens there. */
export function addressOf(host: string, port: number): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** How each variable's text is read. Defaults that depend on another variable are given in config.ts. */
export const environment = z.object({
  PORT: z._default(wholeNumber(1, 65_535), 3000),
  HOST: z._default(z.string().check(z.refine((host) => URL.canParse(addressOf(host, 1)))), '127.0.0.1'),
  PUBLIC_URL: z.optional(
    z.pipe(
      z.string().check(z.refine(isOrigin)),
      z.transform((text) => new URL(text).origin),
    ),
  ),
  DATABASE_URL: z.optional(z.string().check(z.refine(isDatabaseUrl))),
  DATA_DIR: z._default(z.string().check(z.refine((path) => !path.includes('\0'))), './.data'),
  BACKUP_DIR: z.optional(z.string().check(z.refine((path) => !path.includes('\0')))),
  DEMO: z.optional(z.enum(['0', '1'])),
  SECRET: z.optional(z.string().check(z.minLength(shortestSecret))),
  FORMER_SECRETS: z.pipe(listed(''), z.array(z.string().check(z.minLength(shortestSecret)))),
  NODE_ENV: z._default(z.enum(['development', 'production', 'test']), 'development'),
  LOG_LEVEL: z.optional(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])),
  METRICS_TOKEN: z.optional(z.string().check(z.regex(/^[\w.~+/=-]{32,200}$/))),
  POOL_SIZE: z._default(wholeNumber(1, 1000), 10),
  REQUESTS_PER_MINUTE: z._default(wholeNumber(0, 999_999), usualRequestsPerMinute),
  TRUSTED_PROXIES: z.pipe(listed(''), z.array(z.string().check(z.refine(isNetwork)))),
  SMTP_URL: z.optional(z.string().check(z.refine((text) => text === 'none' || isMailServer(text)))),
  MAIL_FROM: z.optional(z.string().check(z.regex(/^(?:[^<>"\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/))),
  SMS_ACCOUNT_SID: z.optional(z.string().check(z.regex(/^\S{1,80}$/))),
  SMS_AUTH_TOKEN: z.optional(z.string().check(z.regex(/^\S{1,200}$/))),
  SMS_FROM: z.optional(z.string().check(z.regex(/^(?:\+[1-9]\d{6,14}|MG\w{8,60})$/))),
  SMS_BASE_URL: z._default(z.string().check(z.refine(isOrigin)), 'https://api.twilio.com'),
  SMS_COUNTRIES: z.pipe(listed('US'), z.array(z.string().check(z.refine(isCountry))).check(z.minLength(1))),
  SMS_PER_DAY: z._default(wholeNumber(1, 100_000), 200),
  GOOGLE_CLIENT_ID: z.optional(credential),
  GOOGLE_CLIENT_SECRET: z.optional(credential),
  MICROSOFT_CLIENT_ID: z.optional(credential),
  MICROSOFT_CLIENT_SECRET: z.optional(credential),
  MICROSOFT_TENANT: z._default(z.string().check(z.regex(/^[a-z0-9](?:[a-z0-9.-]{0,250}[a-z0-9])?$/i)), 'common'),
  OPENID_PROVIDERS: providerList,
} satisfies Record<VariableName, z.ZodMiniType>);

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && text.replace(/\/$/, '').toLowerCase() === url.origin;
}

function isDatabaseUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1;
}

function isMailServer(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const widest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return widest > 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest));
}
