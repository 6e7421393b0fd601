import { plainDigits } from '../kernel/digits.ts';
import { parsePhone, type Phone } from '../kernel/phone.ts';
import { accept, refuse, type Accepted, type Refusal } from '../kernel/result.ts';
import type { PlainDate } from '../kernel/time.ts';
import { birthFault } from './date-of-birth.ts';
import { isUsState } from './us-states.ts';
import { parseZip } from './zip-code.ts';

/** What somebody wants their profile to say. An empty text is nothing said. */
export interface ProfileWish {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly street: string;
  readonly apartment: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly emailNotices: boolean;
  readonly smsNotices: boolean;
  readonly inAppNotices: boolean;
  /** Left out, what is kept stays as it is; null takes it away. */
  readonly dateOfBirth?: PlainDate | null | undefined;
  readonly ssnDigits?: string | null | undefined;
}

/** A profile as it is kept: every text in its one form. */
export interface Profile extends ProfileWish {
  readonly phone: Phone | '';
}

export const profileFields = [
  'firstName',
  'lastName',
  'phone',
  'dateOfBirth',
  'ssnDigits',
  'street',
  'apartment',
  'city',
  'state',
  'zip',
  'emailNotices',
  'smsNotices',
  'inAppNotices',
] as const satisfies readonly (keyof ProfileWish)[];
export type ProfileField = (typeof profileFields)[number];

export const profileFaults = [
  'first_name_missing',
  'last_name_missing',
  'phone_malformed',
  'phone_needed_for_sms',
  'birth_in_future',
  'birth_unlikely',
  'ssn_digits_malformed',
  'street_missing',
  'city_missing',
  'state_missing',
  'zip_missing',
  'zip_malformed',
] as const;
export type ProfileFault = (typeof profileFaults)[number];

/** What is wrong with which field; at most one thing with each. */
export type FaultyFields = { readonly [Field in ProfileField]?: ProfileFault };

/**
 * Whether a profile may be kept as it was typed, and in which form. A name is needed; an address is a whole one or none, since half of one
 * reaches nobody; text messages need a number to go to. Digits may be typed in any script, and are kept as `0` to `9`.
 *
 * @param today the date where the employee works
 */
export function decideProfile(
  wish: ProfileWish,
  today: PlainDate,
): Accepted<Profile> | Refusal<'profile_not_valid', { readonly faults: FaultyFields }> {
  const phone = wish.phone.trim() === '' ? '' : parsePhone(wish.phone);
  const zip = wish.zip.trim() === '' ? '' : parseZip(wish.zip);
  const ssnDigits = wish.ssnDigits && plainDigits(wish.ssnDigits).trim();
  const faults = withoutNothing({
    firstName: wish.firstName.trim() === '' ? 'first_name_missing' : undefined,
    lastName: wish.lastName.trim() === '' ? 'last_name_missing' : undefined,
    phone: phoneFault(phone, wish.smsNotices),
    dateOfBirth: wish.dateOfBirth ? birthFault(wish.dateOfBirth, today) : undefined,
    ssnDigits: ssnDigits && !/^\d{3}$/.test(ssnDigits) ? 'ssn_digits_malformed' : undefined,
    ...addressFaults(wish, zip),
  });
  if (phone === undefined || zip === undefined || Object.keys(faults).length > 0) {
    return refuse('profile_not_valid', { faults });
  }
  return accept({ ...wish, phone, zip, state: wish.state.trim(), ...(ssnDigits !== undefined && { ssnDigits }) });
}

function phoneFault(phone: Phone | '' | undefined, smsNotices: boolean): ProfileFault | undefined {
  if (phone === undefined) return 'phone_malformed';
  return phone === '' && smsNotices ? 'phone_needed_for_sms' : undefined;
}

function addressFaults(wish: ProfileWish, zip: string | undefined): Faulty {
  const { street, apartment, city, state } = wish;
  if ([street, apartment, city, state, wish.zip].every((text) => text.trim() === '')) return {};
  return {
    street: street.trim() === '' ? 'street_missing' : undefined,
    city: city.trim() === '' ? 'city_missing' : undefined,
    state: isUsState(state.trim()) ? undefined : 'state_missing',
    zip: zip === undefined ? 'zip_malformed' : zip === '' ? 'zip_missing' : undefined,
  };
}

type Faulty = { readonly [Field in ProfileField]?: ProfileFault | undefined };

const withoutNothing = (faults: Faulty): FaultyFields =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
