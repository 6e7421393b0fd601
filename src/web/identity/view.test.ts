import { describe, expect, test } from 'vitest';
import { charactersMissing, checkRegistration, checkWelcome, passwordRefusal, zoneGroups } from './view.ts';

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
