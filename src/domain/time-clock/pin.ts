import { accept, refuse, type Accepted, type Refusal } from '../kernel/result.ts';

/** Digits of a PIN. */
export const pinDigits = { least: 4, most: 6 } as const;

/** What a PIN looks like. */
export const pinForm = /^\d{4,6}$/;

/**
 * Whether digits may be somebody's PIN. At a kiosk anybody may stand, and the first that is tried is the plainest: one digit again and again, or
 * digits in a row. Tries are slowed down besides (domain/throttle).
 *
 * | 4821 | may be            |
 * | 1212 | may be            |
 * | 0000 | pin_too_plain     |
 * | 1234 | pin_too_plain     |
 * | 9876 | pin_too_plain     |
 */
export function decidePin(pin: string): Accepted<undefined> | Refusal<'pin_too_plain'> {
  const digits = [...pin].map(Number);
  const steps = new Set(digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0)));
  const [step = 0] = steps;
  return steps.size === 1 && Math.abs(step) <= 1 ? refuse('pin_too_plain') : accept();
}
