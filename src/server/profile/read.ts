import { createHash } from 'node:crypto';
import type { Profile, readProfile as endpoint } from '../../contract/profile.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { readPerson, type KnownPerson } from '../people/read.ts';
import { findProfile, type KeptProfile, type Whose } from './repository.ts';

/** Before somebody has said otherwise: mail and the app, but no text message to whoever did not ask for it (47 CFR 64.1200). */
const untold: KeptProfile = {
  street: null,
  apartment: null,
  city: null,
  state: null,
  zip: null,
  dateOfBirthSealed: null,
  ssnDigitsSealed: null,
  emailNotices: true,
  smsNotices: false,
  inAppNotices: true,
};

export interface KnownProfile {
  readonly person: KnownPerson;
  readonly kept: KeptProfile;
}

/** @param hold the person is held until the transaction ends, so that two who change one profile queue */
export async function loadProfile(tx: Transaction, whose: Whose, hold = false): Promise<KnownProfile> {
  const person = await readPerson(tx, whose, hold);
  return { person, kept: (await findProfile(tx, whose)) ?? untold };
}

/** A profile as its owner sees it: what is restricted, only as kept or not. */
export function shownProfile({ person, kept }: KnownProfile): Profile {
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phone: person.phone ?? '',
    street: kept.street ?? '',
    apartment: kept.apartment ?? '',
    city: kept.city ?? '',
    state: kept.state ?? '',
    zip: kept.zip ?? '',
    emailNotices: kept.emailNotices,
    smsNotices: kept.smsNotices,
    inAppNotices: kept.inAppNotices,
    dateOfBirth: { kept: kept.dateOfBirthSealed !== null },
    ssnDigits: { kept: kept.ssnDigitsSealed !== null },
    revision: revisionOf({ person, kept }),
  };
}

/**
 * Follows from what the profile says, and so changes with whoever changes it, by whatever way. Of sealed facts it has the sealed form, which is
 * another each time and tells nothing.
 */
export function revisionOf({ person, kept }: KnownProfile): string {
  const { firstName, lastName, phone } = person;
  const { dateOfBirthSealed, ssnDigitsSealed, ...clear } = kept;
  const sealed = [dateOfBirthSealed?.toString('base64'), ssnDigitsSealed?.toString('base64')];
  const whole = JSON.stringify([
    firstName,
    lastName,
    phone,
    Object.entries(clear).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    sealed,
  ]);
  return createHash('sha256').update(whole).digest('base64url');
}

export const readProfile: UseCase<typeof endpoint> = async ({ tx, actor }) =>
  accept(shownProfile(await loadProfile(tx, actor)));
