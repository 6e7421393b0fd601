import { describe, expect, test } from 'vitest';
import type { Profile } from '../../../contract/profile.ts';
import { parsePlainDate, type PlainDate } from '../../../domain/kernel/time.ts';
import { differences, merged } from './difference.ts';
import { readDraft, writeDraft } from './draft.ts';
import { bodyOf, checkProfile, valuesOf } from './values.ts';

const profile: Profile = {
  firstName: 'Ana',
  lastName: 'Ortiz',
  email: 'ana@harbor.example',
  phone: '+12125550123',
  street: '1 Pier Street',
  apartment: '',
  city: 'New York',
  state: 'NY',
  zip: '10013',
  emailNotices: true,
  smsNotices: false,
  inAppNotices: true,
  dateOfBirth: { kept: true },
  ssnDigits: { kept: false },
  revision: 'r1',
};
const base = valuesOf(profile);
const today = parsePlainDate('2026-11-20') as PlainDate;

describe('the form of a profile', () => {
  test('writes the number as people do, and begins without anything restricted', () => {
    expect(base).toMatchObject({ phone: '(212) 555-0123', dateOfBirth: '', ssnDigits: '', replacesBirth: false });
  });

  test('leaves a kept fact out, unless it is replaced or taken away', () => {
    expect(bodyOf(base, profile)).not.toHaveProperty('dateOfBirth');
    expect(bodyOf({ ...base, dateOfBirth: '1990-04-17' }, profile)).not.toHaveProperty('dateOfBirth');
    const replaced = { ...base, replacesBirth: true, dateOfBirth: '1990-04-17' };
    expect(bodyOf(replaced, profile)).toMatchObject({ dateOfBirth: '1990-04-17', revision: 'r1' });
    expect(bodyOf({ ...base, replacesBirth: true }, profile)).toMatchObject({ dateOfBirth: null });
  });

  test('sends a fact that is not kept yet once it was typed', () => {
    expect(bodyOf(base, profile)).not.toHaveProperty('ssnDigits');
    expect(bodyOf({ ...base, ssnDigits: '123' }, profile)).toMatchObject({ ssnDigits: '123' });
  });

  test('says at the field what the rule says', () => {
    expect(checkProfile({ ...base, zip: '1', phone: '' }, today)).toEqual({ zip: 'profile.fault.zip_malformed' });
    expect(checkProfile(base, today)).toEqual({});
  });
});

describe('a change on another device', () => {
  const saved = { ...base, firstName: 'Anna', city: 'Boston', zip: '02110' };

  test('is taken where nothing was typed here, and what was typed here stays', () => {
    const mine = { ...base, firstName: 'Anita', street: '2 Pier Street' };
    expect(merged(base, mine, saved)).toEqual({ ...saved, firstName: 'Anita', street: '2 Pier Street' });
    expect(differences(base, mine, saved)).toEqual([
      { field: 'firstName', saved: 'Anna', mine: 'Anita' },
      { field: 'city', saved: 'Boston', mine: undefined },
      { field: 'zip', saved: '02110', mine: undefined },
    ]);
  });

  test('that says what was typed here too is nothing to choose about', () => {
    expect(differences(base, { ...base, firstName: 'Anna' }, saved)[0]).toEqual({
      field: 'firstName',
      saved: 'Anna',
      mine: undefined,
    });
  });
});

describe('a draft', () => {
  const typed = { ...base, firstName: 'Anita', dateOfBirth: '1990-04-17', ssnDigits: '917' };
  const text = writeDraft({ employeeId: 'ana', base, typed });

  test('comes back to whoever typed it, and to nobody else', () => {
    expect(readDraft(text, 'ana')?.typed.firstName).toBe('Anita');
    expect(readDraft(text, 'ben')).toBeUndefined();
  });

  test('never holds anything restricted', () => {
    expect(text).not.toMatch(/1990|917|Birth|ssn/);
  });

  test.each([null, '', '{', '{}', '[]', 'null', '{"employeeId":"ana"}'])('that reads %j is none', (kept) => {
    expect(readDraft(kept, 'ana')).toBeUndefined();
  });
});
