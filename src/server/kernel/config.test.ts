import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, type Config } from './config.ts';

const ownSecret = 'kC2vX8eW0bZ5nQ7rT1yU4iO6pA9sD3fG';

test('with nothing set it is a development server with the demo, on loopback', () => {
  expect(read({})).toEqual({
    mode: 'development',
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    databaseUrl: undefined,
    dataDir: resolve('.data'),
    demo: true,
    secret: undefined,
    formerSecrets: [],
    logLevel: 'warn',
    poolSize: 10,
    requestsPerMinute: 1200,
    trustedProxies: [],
    mail: undefined,
    sms: undefined,
    smsLimits: { countries: ['US'], perDay: 200 },
    outbox: true,
    openidProviders: [],
  });
});

test('everything can be set', () => {
  const set = {
    PORT: '8080',
    HOST: '::1',
    PUBLIC_URL: 'https://time.example.com/',
    DATABASE_URL: 'postgres://owner:word@db.internal:5433/time',
    DATA_DIR: '/var/lib/meridian',
    DEMO: '0',
    SECRET: ownSecret,
    FORMER_SECRETS: 'the one before it which leaked out, and the one before that of long ago',
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    POOL_SIZE: '40',
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    SMTP_URL: 'smtps://post:word@mail.example.com',
    MAIL_FROM: 'Time <no-reply@example.com>',
    SMS_ACCOUNT_SID: 'AC0123',
    SMS_AUTH_TOKEN: 'hush',
    SMS_FROM: '+15550100',
    SMS_BASE_URL: 'https://texts.example.com',
    SMS_COUNTRIES: 'US, CA',
    SMS_PER_DAY: '50',
    GOOGLE_CLIENT_ID: 'g-1',
    GOOGLE_CLIENT_SECRET: 'g-2',
    MICROSOFT_CLIENT_ID: 'm-1',
    MICROSOFT_CLIENT_SECRET: 'm-2',
    MICROSOFT_TENANT: 'acme.example',
    OPENID_PROVIDERS:
      '[{"id":"acme","name":"Acme","issuer":"https://login.acme.example","clientId":"a-1","clientSecret":"a-2"}]',
  };
  expect(read(set)).toEqual({
    mode: 'test',
    host: '::1',
    port: 8080,
    publicUrl: 'https://time.example.com',
    databaseUrl: 'postgres://owner:word@db.internal:5433/time',
    dataDir: '/var/lib/meridian',
    demo: false,
    secret: ownSecret,
    formerSecrets: ['the one before it which leaked out', 'and the one before that of long ago'],
    logLevel: 'silent',
    poolSize: 40,
    requestsPerMinute: 1200,
    trustedProxies: ['10.0.0.0/8', '::1'],
    mail: { url: 'smtps://post:word@mail.example.com', from: 'Time <no-reply@example.com>' },
    sms: { accountSid: 'AC0123', authToken: 'hush', from: '+15550100', baseUrl: 'https://texts.example.com' },
    smsLimits: { countries: ['US', 'CA'], perDay: 50 },
    outbox: true,
    openidProviders: [
      {
        id: 'google',
        name: 'Google',
        issuer: 'https://accounts.google.com',
        clientId: 'g-1',
        clientSecret: 'g-2',
        vouchesForEmail: false,
      },
      {
        id: 'microsoft',
        name: 'Microsoft',
        issuer: 'https://login.microsoftonline.com/acme.example/v2.0',
        clientId: 'm-1',
        clientSecret: 'm-2',
        vouchesForEmail: true,
      },
      {
        id: 'acme',
        name: 'Acme',
        issuer: 'https://login.acme.example',
        clientId: 'a-1',
        clientSecret: 'a-2',
        vouchesForEmail: false,
      },
    ],
  });
});

test('an empty variable counts as unset', () => {
  expect(read({ PORT: '', SECRET: '', DEMO: '' })).toMatchObject({ port: 3000, demo: true });
});

test.each([
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['time.internal', 'http://time.internal:3000'],
])('a server on %s is reached at %s', (HOST, publicUrl) => {
  expect(read({ HOST })).toMatchObject({ publicUrl });
});

test.each([
  ['PORT', 'abc', 'PORT is "abc", and must be a whole number from 1 to 65535.'],
  ['PORT', '0', 'PORT is "0", and must be a whole number from 1 to 65535.'],
  ['PORT', '65536', 'PORT is "65536", and must be a whole number from 1 to 65535.'],
  ['PORT', '3000.5', 'PORT is "3000.5", and must be a whole number from 1 to 65535.'],
  ['HOST', 'http://here', 'HOST is "http://here", and must be an IP address or the name of this machine.'],
  ['HOST', 'localhost:3000', 'HOST is "localhost:3000", and must be an IP address or the name of this machine.'],
  ['HOST', '999.1.1.1', 'HOST is "999.1.1.1", and must be an IP address or the name of this machine.'],
  ['DEMO', 'yes', 'DEMO is "yes", and must be 0 or 1.'],
  ['NODE_ENV', 'prod', 'NODE_ENV is "prod", and must be development, production or test.'],
  [
    'PUBLIC_URL',
    'time.example.com',
    'PUBLIC_URL is "time.example.com", and must be an address like https://time.example.com, without a path.',
  ],
  [
    'PUBLIC_URL',
    'https://x.com/time',
    'PUBLIC_URL is "https://x.com/time", and must be an address like https://time.example.com, without a path.',
  ],
  [
    'SMS_COUNTRIES',
    'US,UK',
    'SMS_COUNTRIES is "US,UK", and must be codes of countries like US,CA, with commas between them.',
  ],
  ['SMS_COUNTRIES', ',', 'SMS_COUNTRIES is ",", and must be codes of countries like US,CA, with commas between them.'],
  ['SMS_PER_DAY', '0', 'SMS_PER_DAY is "0", and must be a whole number from 1 to 100000.'],
  [
    'FORMER_SECRETS',
    `${ownSecret},hush`,
    'FORMER_SECRETS must be secrets of 32 characters or more, with commas between them.',
  ],
  ['DATABASE_URL', 'mysql://root:hush@db/x', 'DATABASE_URL must be like postgres://user:password@host:5432/database.'],
  ['DATABASE_URL', 'postgres://root:hush@db', 'DATABASE_URL must be like postgres://user:password@host:5432/database.'],
  [
    'TRUSTED_PROXIES',
    '10.0.0.0/33',
    'TRUSTED_PROXIES is "10.0.0.0/33", and must be IP addresses or networks like 10.0.0.0/8, with commas between them.',
  ],
  [
    'TRUSTED_PROXIES',
    'proxy',
    'TRUSTED_PROXIES is "proxy", and must be IP addresses or networks like 10.0.0.0/8, with commas between them.',
  ],
  [
    'SMS_BASE_URL',
    'texts.example.com',
    'SMS_BASE_URL is "texts.example.com", and must be an address like https://api.twilio.com, without a path.',
  ],
  ['MAIL_FROM', 'nobody', 'MAIL_FROM is "nobody", and must be an address like Meridian <no-reply@example.com>.'],
  [
    'MICROSOFT_TENANT',
    'a b',
    'MICROSOFT_TENANT is "a b", and must be common, organizations, consumers, or the id or domain of a tenant.',
  ],
])('%s=%s gets one sentence', (name, value, sentence) => {
  expect(problems({ [name]: value })).toEqual([sentence]);
});

const acme = { id: 'acme', name: 'Acme', issuer: 'https://acme.example', clientId: 'a', clientSecret: 'hush' };

test.each([
  ['no JSON', '[{'],
  ['no list', JSON.stringify(acme)],
  ['something missing', JSON.stringify([{ ...acme, issuer: undefined }])],
  ['something unknown', JSON.stringify([{ ...acme, scope: 'all' }])],
  ['an id twice', JSON.stringify([acme, acme])],
  ['an id of the two that everybody knows', JSON.stringify([{ ...acme, id: 'google' }])],
  ['an issuer that anybody on the way may change', JSON.stringify([{ ...acme, issuer: 'http://acme.example' }])],
  ['an issuer that is none', JSON.stringify([{ ...acme, issuer: 'acme' }])],
])('OPENID_PROVIDERS with %s gets one sentence, which shows nothing of it', (_, value) => {
  const [sentence, ...others] = problems({ OPENID_PROVIDERS: value });
  expect(others).toEqual([]);
  expect(sentence).toMatch(/^OPENID_PROVIDERS must be a JSON list/);
  expect(sentence).not.toContain('hush');
});

test.each([
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
])('%s alone is half of what is needed', (half, other) => {
  expect(problems({ [half]: 'x' })).toEqual([`${half} is set without ${other}: set both, or neither.`]);
});

test.each([
  ['common', false],
  ['organizations', false],
  ['consumers', false],
  ['acme.example', true],
  ['8f2c1a9e-0000-4000-8000-000000000000', true],
])('Microsoft accounts of %s vouch for an address: %s', (tenant, vouches) => {
  const set = { MICROSOFT_CLIENT_ID: 'm', MICROSOFT_CLIENT_SECRET: 'n', MICROSOFT_TENANT: tenant };
  expect(read(set)).toMatchObject({ openidProviders: [{ id: 'microsoft', vouchesForEmail: vouches }] });
});

test('a secret is never shown, however wrong it is', () => {
  expect(problems({ SECRET: 'hush' })).toEqual([
    'SECRET must have 32 characters or more, for instance those that "openssl rand -base64 48" prints.',
  ]);
});

test('the password of a mail server is never shown, and half of a service is no service', () => {
  expect(problems({ SMTP_URL: 'http://post:hush@mail.example.com' })).toEqual([
    'SMTP_URL must be like smtp://user:password@host:587 or smtps://user:password@host, or none.',
    'MAIL_FROM is required with SMTP_URL, and must be an address like Meridian <no-reply@example.com>.',
  ]);
  expect(problems({ SMS_ACCOUNT_SID: 'AC0123', SMS_FROM: '+15550100' })).toEqual([
    'SMS_AUTH_TOKEN is required with SMS_ACCOUNT_SID, and must be the token of the account, without spaces.',
  ]);
});

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URLS', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['Port', 'PORT'],
  ['PROT', 'PORT'],
  ['MERIDIAN_PORT', 'PORT'],
])('%s is taken for a slip of %s', (name, meant) => {
  expect(problems({ [name]: '1' })).toEqual([`${name} is not a variable of Meridian: did you mean ${meant}?`]);
});

test('a name with our prefix that resembles nothing is answered with the list', () => {
  expect(problems({ MERIDIAN_COLOUR: 'red' })).toEqual([
    expect.stringContaining('MERIDIAN_COLOUR is not a variable of Meridian: it knows PORT, HOST'),
  ]);
});

test("the machine's other variables are none of our business", () => {
  expect(
    problems({
      PATH: '/bin',
      HOME: '/root',
      HOSTNAME: 'a',
      npm_config_port: '1',
      PGPORT: '5432',
      MODE: 'x',
      LANG: 'C',
    }),
  ).toEqual([]);
});

test('all that is wrong is said at once', () => {
  expect(problems({ PORT: 'x', DEMO: 'y', PROT: '1' })).toHaveLength(3);
});

function read(env: Record<string, string>): Config {
  const result = readConfig(env);
  if (!result.ok) throw new Error(result.details.join('\n'));
  return result.value;
}

function problems(env: Record<string, string>): readonly string[] {
  const result = readConfig(env);
  return result.ok ? [] : result.details;
}
