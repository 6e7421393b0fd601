import { describe, expect, test } from 'vitest';
import type { Me } from '../../../contract/identity/sign-in.ts';
import { isSomeoneElse, redirectOf } from './view.ts';

const signedInPaths = ['/', '/dashboard', '/time-entries'];
const active = { state: 'active' } as Me;
const waiting: Me = {
  state: 'waiting',
  firstName: 'Ana',
  status: 'pending',
  employeeId: 'e1',
  request: null,
  organizationName: 'Harbor',
  email: 'ana@harbor.example',
  emailIsVerified: false,
};
const signedOut: Me = {
  state: 'signed_out',
  deployment: 'ready',
  admission: 'open',
  demoSignIns: [],
  providers: [],
  byPhone: false,
  passkeysFor: null,
};
const empty: Me = {
  state: 'signed_out',
  deployment: 'empty',
  admission: 'open',
  demoSignIns: [],
  providers: [],
  byPhone: false,
  passkeysFor: null,
};

describe.each([
  ['a signed-in person', active, '/', undefined],
  ['a signed-in person', active, '/dashboard', undefined],
  ['a signed-in person', active, '/time-entries', undefined],
  ['a signed-in person', active, '/confirm-email', undefined],
  ['a signed-in person', active, '/invitation', undefined],
  ['a signed-in person', active, '/login', '/dashboard'],
  ['a signed-in person', active, '/awaiting-approval', '/dashboard'],
  ['a signed-in person', active, '/payroll-of-others', '/dashboard'],
  ['a signed-out person', signedOut, '/login', undefined],
  ['a signed-out person', signedOut, '/register', undefined],
  ['a signed-out person', signedOut, '/awaiting-approval', undefined],
  ['a signed-out person', signedOut, '/welcome', '/login'],
  ['a signed-out person', signedOut, '/dashboard', '/login'],
  ['a signed-out person', signedOut, '/nowhere', '/login'],
  ['a waiting person', waiting, '/awaiting-approval', undefined],
  ['a waiting person', waiting, '/dashboard', '/awaiting-approval'],
  ['a waiting person', waiting, '/invitation', undefined],
  ['a waiting person', waiting, '/login', '/awaiting-approval'],
  ['the first person', empty, '/welcome', undefined],
  ['the first person', empty, '/login', '/welcome'],
] as const)('%s', (_who, me, path, redirect) => {
  test(`at ${path} ${redirect === undefined ? 'stays' : `is led to ${redirect}`}`, () => {
    expect(redirectOf(me, path, signedInPaths)).toBe(redirect);
  });
});

const isHere = (employeeId: string) => ({ state: 'active', employee: { employeeId } }) as Me;

test.each([
  ['nothing was known yet', undefined, isHere('a'), false],
  ['the same person is still here', isHere('a'), isHere('a'), false],
  ['someone else signed in in another tab', isHere('a'), isHere('b'), true],
  ['the session ended', isHere('a'), signedOut, true],
  ['the person was suspended', isHere('a'), waiting, true],
  ['someone signed in', signedOut, isHere('a'), true],
  ['nobody came', signedOut, signedOut, false],
])('when %s, it is told whether the former person is to be forgotten', (_when, before, now, expected) => {
  expect(isSomeoneElse(before, now)).toBe(expected);
});
