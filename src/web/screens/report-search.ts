import * as z from 'zod/mini';
import { labourWish } from '../../contract/reports/labour.ts';
import { reportLines } from '../../domain/reports/labour.ts';
import { attendanceOrders } from '../reports/attendance/view.ts';
import { measures } from '../reports/labour/view.ts';

export const reportKinds = ['labour', 'attendance'] as const;
export type ReportKind = (typeof reportKinds)[number];

/** What is shown where the address says nothing of it. */
export const usualReport = { kind: 'labour', weeks: '13', by: 'week', measure: 'hours', order: 'worked' } as const;

/** What a report shows, in the address: its weeks and location, its lines, what is drawn of them, and in which order they stand. */
const known = {
  ...labourWish.shape,
  kind: z.enum(reportKinds),
  by: z.enum(reportLines),
  measure: z.enum(measures),
  order: z.enum(attendanceOrders),
};
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
