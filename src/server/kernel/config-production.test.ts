import { describe, expect, test } from 'vitest';
import { readConfig, type Config } from './config.ts';

const ownSecret = 'kC2vX8eW0bZ5nQ7rT1yU4iO6pA9sD3fG';

const acme = { id: 'acme', name: 'Acme', issuer: 'https://acme.example', clientId: 'a', clientSecret: 'hush' };

describe('production', () => {
  const production = { NODE_ENV: 'production', SECRET: ownSecret, SMTP_URL: 'none' };

  test('starts with a secret of its own, without the demo', () => {
    expect(read(production)).toMatchObject({ mode: 'production', demo: false, secret: ownSecret, logLevel: 'info' });
  });

  test('refuses demo data', () => {
    expect(problems({ ...production, DEMO: '1' })).toEqual([
      'DEMO=1 would put demo sign-ins with known passwords into production: unset it.',
    ]);
  });

  test('refuses a provider that is asked without TLS', () => {
    const local = { ...acme, issuer: 'http://127.0.0.1:9000' };
    expect(problems({ OPENID_PROVIDERS: JSON.stringify([local]) })).toEqual([]);
    expect(problems({ ...production, OPENID_PROVIDERS: JSON.stringify([local]) })).toEqual([
      'The issuer of acme in OPENID_PROVIDERS begins with http:, and production asks by https: alone.',
    ]);
  });

  test('refuses to go without a secret', () => {
    expect(problems({ NODE_ENV: 'production', SMTP_URL: 'none' })).toEqual([
      expect.stringContaining('SECRET is required in production'),
    ]);
  });

  test('refuses to go without mail, unless it is told to; there is no outbox either way', () => {
    expect(problems({ NODE_ENV: 'production', SECRET: ownSecret })).toEqual([
      expect.stringContaining('SMTP_URL is required in production'),
    ]);
    expect(read(production)).toMatchObject({ mail: undefined, outbox: false });
    const mail = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'time@example.com' };
    expect(read({ ...production, ...mail })).toMatchObject({
      mail: { url: 'smtp://mail.example.com', from: 'time@example.com' },
      outbox: false,
    });
  });

  test.each([
    'change-me-change-me-change-me-change-me',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'your-secret-goes-here-your-secret-goes',
  ])('refuses the sample secret %s', (SECRET) => {
    expect(problems({ ...production, SECRET })).toEqual([expect.stringContaining('SECRET looks like a sample')]);
  });

  test('says one thing of a secret that is too short', () => {
    expect(problems({ ...production, SECRET: 'short' })).toEqual([expect.stringContaining('SECRET must have 32')]);
  });
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
