import { expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { birthFault } from './date-of-birth.ts';
import { decideProfile, type FaultyFields, type ProfileWish } from './profile.ts';
import { isUsState, usStates } from './us-states.ts';
import { parseZip } from './zip-code.ts';

const date = (text: string): PlainDate => {
  const parsed = parsePlainDate(text);
  if (parsed === undefined) throw new Error(`${text} is no date`);
  return parsed;
};
const today = date('2026-11-20');

const ana: ProfileWish = {
  firstName: 'Ana',
  lastName: 'Ortiz',
  phone: '(212) 555-0123',
  street: '1 Pier Street',
  apartment: '',
  city: 'New York',
  state: 'NY',
  zip: '10013',
  emailNotices: true,
  smsNotices: true,
  inAppNotices: true,
};

test('a profile that may be kept is kept in one form', () => {
  const decided = decideProfile(
    { ...ana, phone: '212.555.0123', zip: '10013 2412', dateOfBirth: date('1990-04-17') },
    today,
  );
  expect(decided).toEqual({
    ok: true,
    value: { ...ana, phone: '+12125550123', zip: '10013-2412', dateOfBirth: '1990-04-17' },
  });
});

test('digits of any script are kept as those that everybody here reads', () => {
  const decided = decideProfile({ ...ana, phone: '(٢١٢) ٥٥٥-٠١٢٣', zip: '١٠٠١٣', ssnDigits: '٠١٢' }, today);
  expect(decided).toEqual({ ok: true, value: { ...ana, phone: '+12125550123', zip: '10013', ssnDigits: '012' } });
});

test.each<[string, Partial<ProfileWish>, FaultyFields]>([
  ['nothing but a name', { phone: '', smsNotices: false, street: '', city: '', state: '', zip: '' }, {}],
  ['no first name', { firstName: ' ' }, { firstName: 'first_name_missing' }],
  ['no last name', { lastName: '' }, { lastName: 'last_name_missing' }],
  ['a number of no telephone', { phone: '555' }, { phone: 'phone_malformed' }],
  ['text messages to nowhere', { phone: '' }, { phone: 'phone_needed_for_sms' }],
  ['no number and no text messages', { phone: '', smsNotices: false }, {}],
  ['half an address', { city: '', zip: '' }, { city: 'city_missing', zip: 'zip_missing' }],
  [
    'an apartment and nothing around it',
    { street: '', apartment: '4 B', city: '', state: '', zip: '' },
    { street: 'street_missing', city: 'city_missing', state: 'state_missing', zip: 'zip_missing' },
  ],
  ['a state that is none', { state: 'XX' }, { state: 'state_missing' }],
  ['a ZIP code of four digits', { zip: '1001' }, { zip: 'zip_malformed' }],
  ['two digits of a social security number', { ssnDigits: '12' }, { ssnDigits: 'ssn_digits_malformed' }],
  ['four digits of it', { ssnDigits: '1234' }, { ssnDigits: 'ssn_digits_malformed' }],
  ['three digits of it', { ssnDigits: '012' }, {}],
  ['a birth tomorrow', { dateOfBirth: date('2026-11-21') }, { dateOfBirth: 'birth_in_future' }],
  ['both restricted facts taken away', { dateOfBirth: null, ssnDigits: null }, {}],
])('a profile with %s', (_, change, faults) => {
  const decided = decideProfile({ ...ana, ...change }, today);
  expect(decided.ok ? {} : decided.details.faults).toEqual(faults);
});

test.each([
  ['2026-11-20', 'birth_in_future'],
  ['2026-11-19', 'birth_unlikely'],
  ['2016-11-21', 'birth_unlikely'],
  ['2016-11-20', undefined],
  ['1990-02-28', undefined],
  ['1905-11-21', undefined],
  ['1906-01-01', undefined],
  ['1905-11-20', 'birth_unlikely'],
])('born on %s: %s', (born, fault) => {
  expect(birthFault(date(born), today)).toBe(fault);
});

test.each([
  ['10013', '10013'],
  ['00501', '00501'],
  [' 10013-2412 ', '10013-2412'],
  ['100132412', '10013-2412'],
  ['1001', undefined],
  ['100134', undefined],
  ['١٠٠١٣', '10013'],
  ['۱۰۰۱۳-۲۴۱۲', '10013-2412'],
  ['10013-24', undefined],
  ['1O013', undefined],
])('the ZIP code %j is %j', (text, zip) => {
  expect(parseZip(text)).toBe(zip);
});

test('the states are fifty, with the District of Columbia, five territories and the mail of the armed forces', () => {
  expect(Object.keys(usStates.states)).toHaveLength(50);
  expect(Object.keys(usStates.territories)).toEqual(['AS', 'DC', 'GU', 'MP', 'PR', 'VI']);
  for (const code of ['NY', 'DC', 'PR', 'AE']) expect(isUsState(code)).toBe(true);
  for (const code of ['', 'ny', 'XX', 'constructor', 'New York']) expect(isUsState(code)).toBe(false);
});
