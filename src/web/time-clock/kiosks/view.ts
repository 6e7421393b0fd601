import { decidePin, pinForm } from '../../../domain/time-clock/pin.ts';
import type { Faults } from '../../kernel/form.tsx';

export interface PinValues {
  readonly pin: string;
  readonly again: string;
}

export function checkPin({ pin, again }: PinValues): Faults<PinValues> {
  if (!pinForm.test(pin)) return { pin: 'kiosk.pinForm' };
  if (!decidePin(pin).ok) return { pin: 'refusal.pin_too_plain' };
  return again === pin ? {} : { again: 'kiosk.pinsDiffer' };
}

export interface PairValues {
  readonly name: string;
  readonly locationId: string;
}

export const checkPair = ({ name }: PairValues): Faults<PairValues> =>
  name.trim() === '' ? { name: 'kiosk.enterName' } : {};
