import type { PlainDate } from '../kernel/time.ts';
import type { EntryKind } from './entry-kind.ts';

/** A row of the ledger, as far as it tells of time that was taken. */
interface LedgerRow {
  readonly on: PlainDate;
  readonly minutes: number;
  readonly kind: EntryKind;
  /** Whose use it is, or gives back. */
  readonly requestId: string | null;
}

/** A date that approved time off takes something of. */
export interface TakenDay {
  readonly requestId: string;
  readonly date: PlainDate;
  readonly minutes: number;
}

/**
 * The ledger with what time off takes on the dates that it takes it of: one request has one row, from its first day on, and yet a year that
 * begins in the midst of it finds there what is taken later. What was given back since, with what it had been taken by, stays where it is
 * written. So does all of a request whose rows come to something else than its days.
 *
 * | used 40 h from Mon on, Mon–Fri                | used 8 h on each day                         |
 * | the same, Wed became a holiday: 8 h came back | used 8 h on four days; 8 h and back on Mon   |
 * | the same, cancelled: 40 h came back           | as it is written                             |
 *
 * @param days those that count: of what is cancelled, or became a holiday, none
 */
export function byDay<R extends LedgerRow>(rows: readonly R[], days: readonly TakenDay[]): readonly R[] {
  const taken = Map.groupBy(days, ({ requestId }) => requestId);
  const written = Map.groupBy(rows.filter(isOfUse), ({ requestId }) => requestId);
  return rows
    .flatMap((row): R[] => {
      const own = taken.get(row.requestId ?? '');
      if (row.kind !== 'used' || own === undefined) return [row];
      const total = sumOf(own);
      if (sumOf(written.get(row.requestId) ?? []) !== -total) return [row];
      const rest = row.minutes + total;
      const each = own.map(({ date, minutes }): R => Object.assign({}, row, { on: date, minutes: -minutes }));
      return rest === 0 ? each : [{ ...row, minutes: rest }, ...each];
    })
    .toSorted((a, b) => (a.on === b.on ? 0 : a.on < b.on ? -1 : 1));
}

/** Rows that tell why something lapsed name a request too, and took nothing for it. */
const isOfUse = ({ kind }: LedgerRow): boolean => kind === 'used' || kind === 'revoked';

const sumOf = (of: readonly { readonly minutes: number }[]): number =>
  of.reduce((sum, { minutes }) => sum + minutes, 0);
