import * as z from 'zod/mini';
import { id } from '../../contract/kernel/schemas.ts';
import { paymentFilter } from '../../contract/payroll/payment-list.ts';

/** Which payments are shown, in the address: narrowed, sorted, and turned to a page, and the one that is open. */
const known = {
  ...paymentFilter,
  page: z.int().check(z.minimum(1), z.maximum(99_999)),
  /** Whose stub is open. */
  payment: id,
  /** The form of a new payment stands open. */
  open: z.literal('record'),
};
export type PaymentSearch = { readonly [Name in keyof typeof known]?: z.output<(typeof known)[Name]> | undefined };

/** Reads the address; what makes no sense in it is left out, as if it had not been said. */
export function paymentSearch(search: Record<string, unknown>): PaymentSearch {
  // A search for digits is read from the address as a number.
  const q = typeof search['q'] === 'number' ? String(search['q']) : search['q'];
  const address: Record<string, unknown> = { ...search, q };
  const read = Object.entries(known).flatMap(([name, schema]) => {
    const part = z.safeParse(schema, address[name]);
    return part.success && part.data !== undefined && part.data !== '' ? [[name, part.data] as const] : [];
  });
  return Object.fromEntries(read);
}
