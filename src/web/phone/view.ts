import { formatPhone, parsePhone, type Phone } from '../../domain/kernel/phone.ts';

export interface NumberValues {
  readonly phone: string;
}

export type NumberFault = 'phone.enterNumber' | 'phone.numberForm';

/** Whether a number can be dialled; whether it is anybody's is for nobody to say. */
export function checkNumber({ phone }: NumberValues): { readonly phone?: NumberFault } {
  if (phone.trim() === '') return { phone: 'phone.enterNumber' };
  return parsePhone(phone) === undefined ? { phone: 'phone.numberForm' } : {};
}

/** The number as it is sent; only what {@link checkNumber} let through. */
export function numberOf({ phone }: NumberValues): Phone {
  const number = parsePhone(phone);
  if (number === undefined) throw new TypeError('not a telephone number');
  return number;
}

/** A number that came over the wire as people read it. */
export const shownNumber = (phone: string): string => {
  const number = parsePhone(phone);
  return number === undefined ? phone : formatPhone(number);
};
