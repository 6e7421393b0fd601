import { plainDigits } from '../../../domain/kernel/digits.ts';
import { decidePin, pinForm } from '../../../domain/time-clock/pin.ts';
import type { Faults } from '../../kernel/form.tsx';

export interface PinValues {
  readonly pin: string;
  readonly again: string;
}

/** A PIN as it is kept, in whichever digits it was typed: the next keyboard may have others. */
export const pinOf = ({ pin }: Pick<PinValues, 'pin'>): string => plainDigits(pin);

export function checkPin(typed: PinValues): Faults<PinValues> {
  const pin = pinOf(typed);
  if (!pinForm.test(pin)) return { pin: 'kiosk.pinForm' };
  if (!decidePin(pin).ok) return { pin: 'refusal.pin_too_plain' };
  return plainDigits(typed.again) === pin ? {} : { again: 'kiosk.pinsDiffer' };
}

export interface PairValues {
  readonly name: string;
  readonly locationId: string;
}

export const checkPair = ({ name }: PairValues): Faults<PairValues> =>
  name.trim() === '' ? { name: 'kiosk.enterName' } : {};
