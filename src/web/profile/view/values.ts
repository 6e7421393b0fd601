import type { changeProfile, Profile } from '../../../contract/profile.ts';
import { parsePhone, formatPhone } from '../../../domain/kernel/phone.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { decideProfile, type ProfileField, type ProfileWish } from '../../../domain/profile/profile.ts';
import type { CallInput } from '../../kernel/call.ts';
import type { Faults } from '../../kernel/form.tsx';

/** What may be seen and kept on the device: everything but what is restricted. */
export const clearTexts = ['firstName', 'lastName', 'phone', 'street', 'apartment', 'city', 'state', 'zip'] as const;
export const clearSwitches = ['emailNotices', 'smsNotices', 'inAppNotices'] as const;
export const clearFields = [...clearTexts, ...clearSwitches] as const;
export type ClearField = (typeof clearFields)[number];

export type ClearValues = { readonly [Text in (typeof clearTexts)[number]]: string } & {
  readonly [Switch in (typeof clearSwitches)[number]]: boolean;
};

/** What stands in the form. */
export type ProfileValues = ClearValues & {
  readonly dateOfBirth: string;
  readonly ssnDigits: string;
  /** What is kept is to be replaced by what is typed; where nothing is kept there is nothing to replace. */
  readonly replacesBirth: boolean;
  readonly replacesSsn: boolean;
};

const untouched = { dateOfBirth: '', ssnDigits: '', replacesBirth: false, replacesSsn: false } as const;

/** The form of a profile that nobody has touched yet. */
export function valuesOf(profile: Profile): ProfileValues {
  const { firstName, lastName, street, apartment, city, state, zip, emailNotices, smsNotices, inAppNotices } = profile;
  const phone = parsePhone(profile.phone);
  return {
    firstName,
    lastName,
    phone: phone === undefined ? '' : formatPhone(phone),
    street,
    apartment,
    city,
    state,
    zip,
    emailNotices,
    smsNotices,
    inAppNotices,
    ...untouched,
  };
}

/** What would be sent. A restricted fact that is kept and not replaced is left out, and so stays. */
export function bodyOf(values: ProfileValues, profile: Profile): CallInput<typeof changeProfile>['body'] {
  const { replacesBirth, replacesSsn, dateOfBirth, ssnDigits, ...clear } = values;
  const stays = (kept: boolean, replaces: boolean, typed: string): boolean => (kept ? !replaces : typed === '');
  return {
    ...clear,
    revision: profile.revision,
    ...(!stays(profile.dateOfBirth.kept, replacesBirth, dateOfBirth) && {
      dateOfBirth: dateOfBirth === '' ? null : (dateOfBirth as PlainDate),
    }),
    ...(!stays(profile.ssnDigits.kept, replacesSsn, ssnDigits) && { ssnDigits: ssnDigits === '' ? null : ssnDigits }),
  };
}

/** What the rule would refuse, at each field, before the server is asked. */
export function checkProfile(values: ProfileValues, today: PlainDate): Faults<ProfileValues> {
  const { dateOfBirth, ssnDigits, ...clear } = values;
  const wish: ProfileWish = {
    ...clear,
    dateOfBirth: dateOfBirth === '' ? undefined : (dateOfBirth as PlainDate),
    ssnDigits: ssnDigits === '' ? undefined : ssnDigits,
  };
  const decided = decideProfile(wish, today);
  return decided.ok ? {} : faultsOf(Object.entries(decided.details.faults).map(([field, fault]) => ({ field, fault })));
}

type Fault = Extract<ReturnType<typeof decideProfile>, { ok: false }>['details']['faults'][ProfileField];

/** The sentences for faults, from the rule here or from the server. */
export const faultsOf = (
  faults: readonly { readonly field: string; readonly fault: NonNullable<Fault> }[],
): Faults<ProfileValues> => Object.fromEntries(faults.map(({ field, fault }) => [field, `profile.fault.${fault}`]));

/** Whether anything typed is restricted, and so kept nowhere but in the form. */
export const isFragile = ({ dateOfBirth, ssnDigits }: Pick<ProfileValues, 'dateOfBirth' | 'ssnDigits'>): boolean =>
  dateOfBirth !== '' || ssnDigits !== '';
