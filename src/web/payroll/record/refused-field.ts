import type { RefusalCode } from '../../../words/refusal-sentence.ts';

/** Where in the form what the server would not take is said. */
export type FieldPlace = 'days' | 'totalPay' | 'hourlyPay' | 'deductions' | 'checkNumber' | 'transactionDate';

/** By the name in the payload, up to its first point. */
const places: Readonly<Record<string, FieldPlace>> = {
  entries: 'days',
  totalHours: 'days',
  numDays: 'days',
  totalPay: 'totalPay',
  hourlyPay: 'hourlyPay',
  deductions: 'deductions',
  finalAmount: 'deductions',
  checkNumber: 'checkNumber',
  transactionDate: 'transactionDate',
};

/** The field of the form that the server would not take, and why. */
export interface RefusedField {
  readonly place: FieldPlace;
  readonly code: RefusalCode;
  readonly details: unknown;
}

type Answer =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: RefusalCode; readonly details?: unknown }
  | undefined;

/** Whether the payment may be recorded though it was refused: the server failed over it, maybe after it had recorded it. */
export const mayBeRecorded = (answer: Answer): boolean =>
  answer?.ok === false && (answer.refusal === 'unexpected' || answer.refusal === 'unavailable');

/** Undefined where nothing was refused, or something that no field of the form stands for: that is said above the button. */
export function refusedField(answer: Answer): RefusedField | undefined {
  if (answer === undefined || answer.ok) return undefined;
  const { refusal: code, details } = answer;
  const names = typeof details === 'object' && details !== null && 'field' in details;
  const place = names && typeof details.field === 'string' ? places[details.field.split('.')[0] ?? ''] : undefined;
  return place && { place, code, details };
}
