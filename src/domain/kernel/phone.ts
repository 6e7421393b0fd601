import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

declare const brand: unique symbol;
/** A telephone number as ITU-T E.164 writes it, `+12125550123`: the same for everybody who dials it. */
export type Phone = string & { readonly [brand]: 'Phone' };

/**
 * Reads a number as people write it, in digits of any script; without a country code it is of the United States. Undefined if no such
 * number can be dialled, or if it has an extension, which E.164 knows nothing of.
 */
export function parsePhone(text: string): Phone | undefined {
  const read = parsePhoneNumberFromString(text, { defaultCountry: 'US', extract: false });
  if (read?.isValid() !== true || read.ext !== undefined) return undefined;
  const number: string = read.number;
  return number as Phone;
}

/** `(212) 555-0123` for a number of the United States and its neighbours on +1, `+44 20 7946 0958` for any other. */
export function formatPhone(phone: Phone): string {
  const read = parsePhoneNumberFromString(phone);
  if (read === undefined) return phone;
  return read.countryCallingCode === '1' ? read.formatNational() : read.formatInternational();
}

/** Which country a number is of, `US`; undefined where several share it. Not by its code: +1 alone is that of 25 countries. */
export const countryOf = (phone: Phone): string | undefined => parsePhoneNumberFromString(phone)?.country;

/** Whether a code of two letters (ISO 3166-1) is that of a country whose numbers are known here. */
export const isCountry = (code: string): boolean => isSupportedCountry(code);
