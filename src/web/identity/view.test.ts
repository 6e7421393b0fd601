import { describe, expect, test } from 'vitest';
import type { Me } from '../../contract/identity.ts';
import {
  charactersMissing,
  checkRegistration,
  checkWelcome,
  isSomeoneElse,
  passwordRefusal,
  redirectOf,
  zoneGroups,
} from './view.ts';

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

describe('registering', () => {
  const values = {
    firstName: 'Ana',
    lastName: 'Silva',
    email: 'ana@example.com',
    password: 'correct horse battery',
    confirmation: 'correct horse battery',
  };

  test('accepts what is complete', () => {
    expect(checkRegistration(values)).toEqual({});
  });

  test.each([
    [{ firstName: '  ' }, { firstName: 'identity.enterFirstName' }],
    [{ email: 'ana@' }, { email: 'identity.emailForm' }],
    [{ password: '14 characters.', confirmation: '14 characters.' }, { password: 'refusal.password_too_short' }],
    [{ password: '15 characters..', confirmation: '15 characters..' }, {}],
    [{ confirmation: 'correct horse' }, { confirmation: 'identity.passwordsDiffer' }],
    [{ confirmation: '' }, { confirmation: 'identity.confirmThePassword' }],
    [{ password: 'a'.repeat(257), confirmation: 'a'.repeat(257) }, { password: 'identity.passwordTooLong' }],
  ])('%j gives %j', (change, faults) => {
    expect(checkRegistration({ ...values, ...change })).toEqual(faults);
  });

  test('the first run asks for the organization too', () => {
    expect(checkWelcome({ ...values, organizationName: '', locationName: '', zone: '' })).toEqual({
      organizationName: 'identity.enterOrganization',
      locationName: 'identity.enterLocation',
      zone: 'identity.chooseZone',
    });
  });
});

test('characters are counted as a reader counts them', () => {
  expect(charactersMissing('')).toBe(15);
  expect(charactersMissing('🔑'.repeat(14))).toBe(1);
  expect(charactersMissing('e\u0301'.repeat(15))).toBe(0);
});

test('only refusals about the password belong to its field', () => {
  expect(passwordRefusal('password_too_common')).toBe('refusal.password_too_common');
  expect(passwordRefusal('registration_failed')).toBeUndefined();
});

test('time zones stand in their regions, the browser’s own among them even if it goes by an older name', () => {
  const groups = zoneGroups(['Europe/Paris', 'America/New_York'], 'Asia/Calcutta', () => 'GMT');
  expect(groups).toEqual([
    { label: 'America', choices: [{ value: 'America/New_York', label: 'New York, GMT' }] },
    { label: 'Asia', choices: [{ value: 'Asia/Calcutta', label: 'Kolkata, GMT' }] },
    { label: 'Europe', choices: [{ value: 'Europe/Paris', label: 'Paris, GMT' }] },
    { label: 'UTC', choices: [{ value: 'UTC', label: 'UTC, GMT' }] },
  ]);
});
