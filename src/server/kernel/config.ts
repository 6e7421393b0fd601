import { resolve } from 'node:path';
import type * as z from 'zod/mini';
import { accept, refuse, type Accepted, type Refusal } from '../../domain/kernel/result.ts';
import {
  addressOf,
  CONFIGURATION,
  environment,
  shortestSecret,
  type Variable,
  type VariableName,
} from './configuration.ts';
import { nearMiss } from './near-miss.ts';
import { providersOf, wrongWithProviders, type OpenidProvider } from './openid-providers.ts';

/** What a server is told from outside, checked. */
export interface Config {
  readonly mode: 'development' | 'production' | 'test';
  readonly host: string;
  readonly port: number;
  /** Scheme, host and port, without a slash at the end. */
  readonly publicUrl: string;
  /** The owner's url of a PostgreSQL of the deployment's own; undefined is the embedded one. */
  readonly databaseUrl: string | undefined;
  /** An absolute path. */
  readonly dataDir: string;
  /** An absolute path; undefined, no backups are kept. */
  readonly backupDir: string | undefined;
  readonly demo: boolean;
  /** Undefined, the one that is kept in `dataDir`; never in production. */
  readonly secret: string | undefined;
  /** Secrets that `secret` has replaced: what was sealed under one of them can still be opened. */
  readonly formerSecrets: readonly string[];
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  readonly poolSize: number;
  /** How many calls a session, a token or a network that is not known yet may make in a minute; 0, as many as they like. */
  readonly requestsPerMinute: number;
  /** What opens `/metrics`; undefined, nothing does. */
  readonly metricsToken: string | undefined;
  readonly trustedProxies: readonly string[];
  /** The mail server and whom mail comes from; undefined, none. */
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  /** The text message service; undefined, none. */
  readonly sms:
    | { readonly accountSid: string; readonly authToken: string; readonly from: string; readonly baseUrl: string }
    | undefined;
  /** Whose numbers are sent codes, and how many of them an organization sends in any 24 hours. */
  readonly smsLimits: { readonly countries: readonly string[]; readonly perDay: number };
  /** Letters without a service are kept, and shown at /dev/outbox. Never in production. */
  readonly outbox: boolean;
  /** Whose word on who somebody is counts, in the order of their buttons. */
  readonly openidProviders: readonly OpenidProvider[];
}

type Environment = Readonly<Record<string, string | undefined>>;

const names = Object.keys(CONFIGURATION) as VariableName[];

/**
 * Reads the environment, and nothing else: no file is looked at or made. An empty variable counts as unset. Refuses with one sentence for
 * each thing that is wrong.
 */
export function readConfig(env: Environment): Accepted<Config> | Refusal<'configuration_is_wrong', readonly string[]> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const read = environment.safeParse(set);
  const wrong = [
    ...unknownNames(set),
    ...(read.error?.issues ?? []).map(({ path }) => malformed(String(path[0]), set)),
  ];
  const providers = read.success ? providersOf(read.data) : [];
  const beyondForm = [...halves(set), ...unfitForProduction(set), ...wrongWithProviders(set, providers)];
  const all = [...new Set([...wrong, ...beyondForm])];
  if (!read.success || all.length > 0) return refuse('configuration_is_wrong', all);

  const value = read.data;
  const production = value.NODE_ENV === 'production';
  const dataDir = resolve(value.DATA_DIR);
  return accept({
    mode: value.NODE_ENV,
    host: value.HOST,
    port: value.PORT,
    publicUrl: value.PUBLIC_URL ?? new URL(addressOf(value.HOST, value.PORT)).origin,
    databaseUrl: value.DATABASE_URL,
    dataDir,
    backupDir: value.BACKUP_DIR === undefined ? undefined : resolve(value.BACKUP_DIR),
    demo: production ? false : value.DEMO !== '0',
    secret: value.SECRET,
    formerSecrets: value.FORMER_SECRETS,
    logLevel: value.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    poolSize: value.POOL_SIZE,
    requestsPerMinute: value.REQUESTS_PER_MINUTE,
    metricsToken: value.METRICS_TOKEN,
    trustedProxies: value.TRUSTED_PROXIES,
    mail: mailOf(value),
    sms: smsOf(value),
    smsLimits: { countries: value.SMS_COUNTRIES, perDay: value.SMS_PER_DAY },
    outbox: !production,
    openidProviders: providers,
  });
}

type Read = z.output<typeof environment>;

const mailOf = ({ SMTP_URL: url, MAIL_FROM: from }: Read): Config['mail'] =>
  url === undefined || url === 'none' || from === undefined ? undefined : { url, from };

const smsOf = ({
  SMS_ACCOUNT_SID: accountSid,
  SMS_AUTH_TOKEN: authToken,
  SMS_FROM: from,
  SMS_BASE_URL: baseUrl,
}: Read) =>
  accountSid === undefined || authToken === undefined || from === undefined
    ? undefined
    : { accountSid, authToken, from, baseUrl };

/** Names that can only have been meant for us; any other variable of the machine is none of our business. */
function unknownNames(env: Environment): string[] {
  return Object.keys(env)
    .filter((name) => !names.some((known) => known === name))
    .flatMap((name) => {
      const ours = /^MERIDIAN_/i.test(name);
      const meant = nearMiss(name.replace(/^MERIDIAN_/i, ''), names);
      if (!ours && !meant) return [];
      const hint = meant ? `did you mean ${meant}?` : `it knows ${names.join(', ')}.`;
      return [`${name} is not a variable of Meridian: ${hint}`];
    });
}

function malformed(name: string, env: Environment): string {
  const { must, secret }: Variable = CONFIGURATION[name as VariableName];
  return secret ? `${name} must ${must}.` : `${name} is "${env[name] ?? ''}", and must ${must}.`;
}

/** Variables that mean nothing without another. */
const needs: readonly (readonly [VariableName, VariableName])[] = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMS_ACCOUNT_SID', 'SMS_AUTH_TOKEN'],
  ['SMS_ACCOUNT_SID', 'SMS_FROM'],
];

const halves = (env: Environment): string[] =>
  needs
    .filter(([one, other]) => env[one] && env[one] !== 'none' && !env[other])
    .map(([one, other]) => `${other} is required with ${one}, and must ${CONFIGURATION[other].must}.`);

/** Values that stand in examples, or that somebody typed to get past the check of length. */
const sampleSecret =
  /change.?me|replace.?(me|this)|example|sample|default|secret|password|meridian|development|insecure|xxxx|1234/i;
const fewestDifferentCharacters = 10;

/** A secret that was copied from somewhere, or typed with one finger. */
const isSample = (secret: string): boolean =>
  sampleSecret.test(secret) || new Set(secret).size < fewestDifferentCharacters;

function unfitForProduction(env: Environment): string[] {
  if (env['NODE_ENV'] !== 'production') return [];
  const secret = env['SECRET'];
  const problems: string[] = [];
  if (!secret) problems.push(`SECRET is required in production, and must ${CONFIGURATION.SECRET.must}.`);
  else if (secret.length >= shortestSecret && isSample(secret)) {
    problems.push(
      'SECRET looks like a sample, and production needs one of your own, for instance what "openssl rand -base64 48" prints.',
    );
  }
  if (!env['SMTP_URL'])
    problems.push(
      'SMTP_URL is required in production: without mail nobody can reset a password or accept an invitation. To go without all the same, set it to none.',
    );
  if (env['DEMO'] === '1')
    problems.push('DEMO=1 would put demo sign-ins with known passwords into production: unset it.');
  return problems;
}
