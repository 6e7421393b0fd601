import { expect, test } from 'vitest';
import { checkInvite, inviteWish, linkAddress, type InviteValues } from './view.ts';

const values: InviteValues = {
  way: 'mail',
  email: 'nina@harbor.example',
  language: 'es',
  role: 'employee',
  locationId: 'wharf',
  rate: '18.50',
};

test.each([
  [{}, {}],
  [{ email: ' ' }, { email: 'invitations.enterEmail' }],
  [{ email: 'nina' }, { email: 'identity.emailForm' }],
  [{ email: '', way: 'link' }, {}],
  [{ rate: '' }, {}],
  [{ rate: '0' }, { rate: 'identity.rateForm' }],
  [{ rate: '10000.01' }, { rate: 'identity.rateForm' }],
  [{ rate: 'much' }, { rate: 'identity.rateForm' }],
] as const)('%j is wrong in %j', (change, faults) => {
  expect(checkInvite({ ...values, ...change })).toEqual(faults);
});

test('an address that was typed before a link was chosen is not sent, nor a rate that is not known', () => {
  const { language, role, locationId } = values;
  expect(inviteWish({ ...values, way: 'link', rate: '' })).toEqual({ language, role, locationId });
  expect(inviteWish(values)).toEqual({ language, role, locationId, email: values.email, centsPerHour: 1850 });
});

test('a link is handed on with the host that it was made on', () => {
  expect(linkAddress('https://time.example', '/invitation#a.b')).toBe('https://time.example/invitation#a.b');
});
