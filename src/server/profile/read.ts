import { createHash } from 'node:crypto';
import type {
  EmergencyContacts,
  Profile,
  readEmergencyContacts as contactsEndpoint,
  readPhoto as photoEndpoint,
  readProfile as endpoint,
} from '../../contract/profile.ts';
import { may } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { parsePlainDate, type PlainDate } from '../../domain/kernel/time.ts';
import type { EmergencyContact } from '../../domain/profile/emergency-contacts.ts';
import { youngAge, type YoungAge } from '../../domain/profile/young-age.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Vault } from '../kernel/seal.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { readPerson, readWhereabouts, type KnownPerson } from '../people/read.ts';
import {
  birthPlace,
  findPhoto,
  findProfile,
  listEmergencyContacts,
  listSealedBirths,
  listSwitches,
  ssnPlace,
  type KeptProfile,
  type Switches,
} from './repository.ts';

export { findPhoto as pictureOf, listEmergencyContacts as emergencyContactsOf } from './repository.ts';

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
export async function loadProfile(tx: Transaction, whose: EmployeeKey, hold = false): Promise<KnownProfile> {
  const person = await readPerson(tx, whose, hold);
  return { person, kept: (await findProfile(tx, whose)) ?? untold };
}

/** By which channels people let themselves be told, for each to be looked up. */
export async function switchesOf(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<(employeeId: string) => Switches> {
  const rows = await listSwitches(tx, organizationId, employeeIds);
  const known = new Map(rows.map((row) => [row.employeeId, row]));
  return (employeeId) => known.get(employeeId) ?? untold;
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

/** Somebody's picture. Whoever may not see it, hears what they would hear if there were none. */
export const readPhoto: UseCase<typeof photoEndpoint> = async ({ tx, actor }, { params, query }) => {
  const whose = { organizationId: actor.organizationId, employeeId: params.employeeId };
  if (!may(actor, 'see_photo', await readWhereabouts(tx, whose))) return refuse('not_found');
  const bytes = await findPhoto(tx, whose, query.size);
  if (bytes === undefined) return refuse('not_found');
  return accept({ type: 'image/webp', etag: createHash('sha256').update(bytes).digest('base64url'), bytes });
};

/** What is sealed, in clear: for its owner alone, and for whoever writes the audit row of the look. */
export function openRestricted(vault: Vault, whose: EmployeeKey, { dateOfBirthSealed, ssnDigitsSealed }: KeptProfile) {
  return {
    dateOfBirth: (dateOfBirthSealed && parsePlainDate(vault.open(birthPlace(whose), dateOfBirthSealed))) ?? null,
    ssnDigits: ssnDigitsSealed && vault.open(ssnPlace(whose), ssnDigitsSealed),
  };
}

/** Of some people, whether their age limits on a date when they may work; null where it does not, or they told no date of birth. */
export async function youngAges(
  { tx, vault, actor: { organizationId } }: ActorContext,
  employeeIds: readonly string[],
): Promise<(employeeId: string, on: PlainDate) => YoungAge | null> {
  const births = new Map(
    (await listSealedBirths(tx, organizationId, employeeIds)).map(({ employeeId, dateOfBirthSealed }) => [
      employeeId,
      parsePlainDate(vault.open(birthPlace({ organizationId, employeeId }), dateOfBirthSealed)),
    ]),
  );
  return (employeeId, on) => {
    const bornOn = births.get(employeeId);
    return bornOn === undefined ? null : youngAge(bornOn, on);
  };
}

/** The list as its owner sees it. */
export const shownContacts = (contacts: readonly EmergencyContact[]): EmergencyContacts => ({
  contacts: [...contacts],
  revision: createHash('sha256').update(JSON.stringify(contacts)).digest('base64url'),
});

export const readEmergencyContacts: UseCase<typeof contactsEndpoint> = async ({ tx, actor }) =>
  accept(shownContacts(await listEmergencyContacts(tx, actor)));
