import type { LedgerEntryReply, TimeOffReply } from '../../../contract/time-off.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import type { Words } from '../../kernel/words.tsx';
import { datesIn } from './dates.ts';
import { ledgerByDay } from './request.ts';

/** A row of the ledger as it is shown: what one request takes until something else happens, or today is over, is one. */
export interface LedgerRow {
  readonly entry: LedgerEntryReply;
  readonly minutes: number;
  /** The last date that it is of. */
  readonly until: PlainDate;
  /** After it; undefined where it is to come, since more is earned until then than is written. */
  readonly balance: number | undefined;
}

type Told = Pick<TimeOffReply, 'ledger' | 'requests' | 'today'>;

/** The ledger of a type, the newest first, with the balance after each row: on any date it is what the balances say of that date. */
export function ledgerRows(reply: Told, typeId: string): readonly LedgerRow[] {
  const rows: (Omit<LedgerRow, 'balance'> & { minutes: number; until: PlainDate })[] = [];
  const isToCome = (on: PlainDate) => on > reply.today;
  const entries = ledgerByDay(reply, typeId).toSorted((a, b) =>
    a.on === b.on ? Number(a.period === null) - Number(b.period === null) : a.on < b.on ? -1 : 1,
  );
  for (const entry of entries) {
    const { on, kind, minutes, timeOffId } = entry;
    const isOfSame = (row: LedgerEntryReply) => row.timeOffId === timeOffId;
    const last = rows.findLast((row) => !(row.entry.kind === 'revoked' && isOfSame(row.entry)));
    const isMore = kind === 'used' && last?.entry.kind === 'used' && isOfSame(last.entry);
    if (isMore && isToCome(last.until) === isToCome(on))
      Object.assign(last, { minutes: last.minutes + minutes, until: on });
    else rows.push({ entry, minutes, until: on });
  }
  let balance = 0;
  return rows
    .map((row) => Object.assign(row, { balance: isToCome(row.until) ? undefined : (balance += row.minutes) }))
    .toReversed();
}

/** What a row tells of, as a sentence: what happened, and of which days or why. */
export function rowIn(
  words: Pick<Words, 'say' | 'formats'>,
  { requests, ledger }: Pick<Told, 'requests' | 'ledger'>,
  row: LedgerRow,
): string {
  const { say, formats } = words;
  const { entry, until } = row;
  const request = requests.find(({ timeOffId }) => timeOffId === entry.timeOffId);
  const correction = correctionIn(entry);
  const adjustment = ledger.find(({ entryId }) => entryId === correction?.by);
  const dates = adjustment === undefined ? request && datesIn(words, request) : formats.dayMonth(adjustment.on);
  if (correction !== undefined && dates !== undefined) {
    const what = say(`timeOff.putRight.${correction.what}`, { date: formats.dayMonth(entry.on) });
    return say('timeOff.entryNote', { what, note: say(`timeOff.putRight.${correction.why}`, { dates }) });
  }
  const isPart =
    request?.days.some(({ date }) => date < entry.on || until < date) === true &&
    entry.kind === 'used' &&
    request.cancellation === null;
  const note =
    request === undefined ? entry.reason : isPart ? formats.anyDates(entry.on, until) : datesIn(words, request);
  const what = say(`timeOff.entry.${entryNamed(entry)}`);
  return note === null ? what : say('timeOff.entryNote', { what, note });
}

/** As what a row is read: a date that was given back, and takes again what it took, is taken. */
export const entryNamed = ({ kind, minutes }: Pick<LedgerEntryReply, 'kind' | 'minutes'>) =>
  kind === 'revoked' && minutes < 0 ? 'used' : kind;

const whats = { anniversary: 'carried', lapse: 'lapsed', grant: 'earned', ahead: 'earned', work: 'earned' } as const;
const whys = { by: 'by', without: 'without', adjusted: 'adjusted' } as const;
const isOf = <T extends object>(known: T, key: string | undefined): key is string & keyof T =>
  key !== undefined && Object.hasOwn(known, key);

/**
 * What a row puts right that a rule wrote, why, and by what: time off of before was approved or cancelled afterwards, or a row was recorded. The name
 * of its period says it.
 */
export function correctionIn({ period }: Pick<LedgerEntryReply, 'period'>) {
  const [of, , why, by] = period?.split(' ') ?? [];
  return isOf(whats, of) && isOf(whys, why) ? { what: whats[of], why: whys[why], by } : undefined;
}
