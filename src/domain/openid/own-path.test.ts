import { expect, test } from 'vitest';
import { isOwnPath } from './own-path.ts';

test.each(['/', '/dashboard', '/settings/security', '/time-entries?week=2026-11-16', '/API-reference'])(
  '%s is ours',
  (path) => {
    expect(isOwnPath(path)).toBe(true);
  },
);

test.each([
  '',
  'dashboard',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/./evil',
  '/../evil',
  '/a//b',
  '/%2e%2e/',
  '/dashboard#x',
  '/dashboard?to=https://evil.example',
  '/dashboard\n',
  '/openid/google',
  '/openid?state=x',
  '/api/me',
  `/${'a'.repeat(200)}`,
])('%j is not', (path) => {
  expect(isOwnPath(path)).toBe(false);
});
