import { formatPhone, parsePhone, type Phone } from '../../domain/kernel/phone.ts';
import { readCode } from '../../domain/kernel/typed-code.ts';
import type { Faults } from '../kernel/form.tsx';

export interface NumberValues {
  readonly phone: string;
}

/** Whether a number can be dialled; whether it is anybody's is for nobody to say. */
export function checkNumber({ phone }: NumberValues): Faults<NumberValues> {
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

export interface CodeValues {
  readonly code: string;
}

export const checkCode = ({ code }: CodeValues): Faults<CodeValues> =>
  readCode(code) === undefined ? { code: 'phone.enterCode' } : {};
