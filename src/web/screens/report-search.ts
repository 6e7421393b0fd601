import * as z from 'zod/mini';
import { labourWish } from '../../contract/reports/labour.ts';
import { reportLines } from '../../domain/reports/labour.ts';
import { measures } from '../reports/labour/view.ts';

/** What a report shows, in the address: its weeks and location, its lines, and what is drawn of them. */
const known = { ...labourWish.shape, by: z.enum(reportLines), measure: z.enum(measures) };
export type ReportSearch = { readonly [Name in keyof typeof known]?: z.output<(typeof known)[Name]> | undefined };

/** Reads the address; what makes no sense in it is left out, as if it had not been said. */
export function reportSearch(search: Record<string, unknown>): ReportSearch {
  // A number of weeks is read from the address as a number.
  const address: Record<string, unknown> = {
    ...search,
    weeks: typeof search['weeks'] === 'number' ? String(search['weeks']) : search['weeks'],
  };
  const read = Object.entries(known).flatMap(([name, schema]) => {
    const part = z.safeParse(schema, address[name]);
    return part.success && part.data !== undefined ? [[name, part.data] as const] : [];
  });
  return Object.fromEntries(read);
}
