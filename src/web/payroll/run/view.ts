import type { PayRunDraft, PayRunPerson, PayRunReply } from '../../../contract/payroll/pay-run.ts';
import { cents, plainSum } from '../../../domain/kernel/money.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { decidePerson, type RunDecision } from '../../../domain/payroll/run/decide-run.ts';
import { decideRunDate } from '../../../domain/payroll/run/pay-date.ts';
import { isUnusual } from '../../../domain/payroll/run/run-figures.ts';
import { shownRun } from '../../../domain/payroll/run/shown-run.ts';
import type { Formats } from '../../../words/formats.ts';

/** Somebody of the run as the draft has them. */
export interface RunRow extends RunDecision {
  readonly person: PayRunPerson;
  readonly name: string;
  readonly isUnusual: boolean;
}

interface KeptRow {
  readonly typed: PayRunDraft['people'][string] | undefined;
  readonly deductions: PayRunDraft['deductions'];
  readonly startsOn: PlainDate;
  readonly row: RunRow;
}

/** Of each person the row as it was last worked out: a key that is typed for one leaves a thousand others as they are. */
const keptRows = new WeakMap<PayRunPerson, KeptRow>();

/** The people of a run as the draft has them; whoever it says nothing new of keeps the same row. */
export const rowsOf = (
  { people, period: { startsOn } }: Pick<PayRunReply, 'people' | 'period'>,
  { people: typedOf, deductions }: PayRunDraft,
): RunRow[] =>
  people.map((person) => {
    const typed = typedOf[person.employeeId];
    const kept = keptRows.get(person);
    if (kept?.typed === typed && kept?.deductions === deductions && kept.startsOn === startsOn) return kept.row;
    const row = rowOf(person, typed ?? {}, deductions, startsOn);
    keptRows.set(person, { typed, deductions, startsOn, row });
    return row;
  });

function rowOf(
  person: PayRunPerson,
  typed: PayRunDraft['people'][string],
  deductions: PayRunDraft['deductions'],
  startsOn: PlainDate,
): RunRow {
  const decided = decidePerson({ ...person, locationId: person.home.id }, typed, deductions, startsOn);
  return {
    ...decided,
    person,
    name: `${person.firstName} ${person.lastName}`,
    // Of whoever something stands in the way of it is not known what they get.
    isUnusual:
      !decided.isSkipped &&
      decided.blockers.length === 0 &&
      isUnusual(cents(decided.figures.totalCents + person.paidCents), person.beforeCents),
  };
}

/** Whether what stands in the way of somebody is what is taken off their pay: it is mended in the table, and nothing is wrong with their time card. */
export const isMendedInTable = ({ blockers }: Pick<RunRow, 'blockers'>): boolean =>
  blockers.every(({ kind }) => kind === 'net_negative' || kind === 'deduction_too_large');

/** A draft and the revision under which the server keeps it. */
export interface KeptRevision {
  readonly draft: PayRunDraft;
  readonly revision: number;
}

/**
 * What the server keeps by now, where that is later than what the screen saved last and nothing is typed that it would throw away: a run whose answer
 * was lost cleared the draft all the same. Undefined where the screen goes on with its own.
 */
export const laterDraft = (seen: KeptRevision, saved: KeptRevision, shown: PayRunDraft): KeptRevision | undefined =>
  seen.revision > saved.revision && shown === saved.draft ? seen : undefined;

/** The date of the payments of a run as its draft has it. */
export const payDateOf = ({ usualPayDate }: Pick<PayRunReply, 'usualPayDate'>, { paidOn }: PayRunDraft): PlainDate =>
  paidOn ?? usualPayDate;

/** Whether everybody of a run may be paid on a date; whoever is left out has no say. */
export const dateDecision = (date: PlainDate, { today }: Pick<PayRunReply, 'today'>, rows: readonly RunRow[]) =>
  decideRunDate(date, {
    today,
    firstDays: rows.flatMap(({ isSkipped, person: { firstDay } }) =>
      isSkipped || firstDay === null ? [] : [firstDay],
    ),
  });

/** What is on the screen of a run, as it is sent with the payment and held to what is due then. */
export const shownOf = (rows: readonly RunRow[], payDate: PlainDate, method: PayRunDraft['method']): string =>
  shownRun(
    rows.map(({ person: { employeeId, days, workedMinutes, overtimeMinutes }, ...decided }) => ({
      ...decided,
      employeeId,
      days,
      workedMinutes,
      overtimeMinutes,
    })),
    payDate,
    method,
  );

/**
 * What is typed into a cell as the draft keeps it: empty is nothing, undefined makes no sense. A point or comma
 * that ends what is typed so far has its cents still to come.
 */
export function cellValue(text: string): string | undefined {
  const plain = plainSum(text);
  return plain === '' || /^\d{1,9}(?:\.\d{0,2})?$/.test(plain) ? plain.replace(/\.$/, '') : undefined;
}

/** What a typed number is of: `3 × $5.00`, as the stub will say it. Undefined of a column of sums. */
export const unitsOf = (
  rule: PayRunDraft['deductions'][number] | undefined,
  typed: string,
  currency: string,
  { money }: Pick<Formats, 'money'>,
): string | undefined =>
  rule?.kind === 'per_unit'
    ? `${cellValue(typed) || '0'} × ${money(Math.round(Number(rule.value) * 100), currency)}`
    : undefined;

/** What is taken of a deduction that its yearly cap holds back, whatever is typed; undefined where it holds back nothing. */
export function cappedOf(
  rule: PayRunDraft['deductions'][number] | undefined,
  { capped }: RunRow['figures'],
  currency: string,
  { money }: Pick<Formats, 'money'>,
): { readonly sum: string; readonly cap: string } | undefined {
  const line = capped.find(({ id }) => id === rule?.id);
  return (
    line && { sum: money(line.cents, currency), cap: money(Math.round(Number(line.rule.yearlyCap) * 100), currency) }
  );
}

/** A column that is typed into: what is paid beside the rules, or a deduction by its id. */
export type Column = 'extra' | { readonly deduction: string };

/** The columns that are typed into: what is paid beside the rules, and each deduction. */
export const columnsOf = (deductions: PayRunDraft['deductions']): readonly Column[] => [
  'extra',
  ...deductions.map(({ id }) => ({ deduction: id })),
];

export const columnKey = (column: Column): string => (column === 'extra' ? column : column.deduction);

export const cellOf = (typed: PayRunDraft['people'][string] | undefined, column: Column): string =>
  (column === 'extra' ? typed?.extra : typed?.deductions?.[column.deduction]) ?? '';

/** The draft with other values in some cells; what is empty is as if it had never been typed. */
export function withCells(
  draft: PayRunDraft,
  cells: readonly { readonly employeeId: string; readonly column: Column; readonly value: string }[],
): PayRunDraft {
  const people = { ...draft.people };
  for (const { employeeId, column, value } of cells) {
    const { extra: _extra, deductions: _deductions, ...rest } = people[employeeId] ?? {};
    const extra = column === 'extra' ? value : (people[employeeId]?.extra ?? '');
    const typed = { ...people[employeeId]?.deductions, ...(column !== 'extra' && { [column.deduction]: value }) };
    const deductions = Object.fromEntries(Object.entries(typed).filter(([, one]) => one !== ''));
    people[employeeId] = {
      ...rest,
      ...(extra !== '' && { extra }),
      ...(Object.keys(deductions).length > 0 && { deductions }),
    };
  }
  return { ...draft, people };
}

export const withSkipped = (draft: PayRunDraft, employeeIds: readonly string[], skip: boolean): PayRunDraft => ({
  ...draft,
  people: {
    ...draft.people,
    ...Object.fromEntries(
      employeeIds.map((id) => {
        const { skip: _former, ...typed } = draft.people[id] ?? {};
        return [id, skip ? { ...typed, skip } : typed];
      }),
    ),
  },
});

const linesOf = (text: string): string[] => text.replace(/\r?\n$/, '').split(/\r?\n/);

interface PastedCells {
  readonly cells: readonly { readonly employeeId: string; readonly column: Column; readonly value: string }[];
  /** How many make no sense, and so are not taken. */
  readonly unread: number;
  /** How many hold something and found no row or column: the people may end, or be filtered, before what was copied does. */
  readonly unplaced: number;
}

/** The cells that a spreadsheet’s rows fall into, from one cell on; what makes no sense is left as it is. */
export function pastedCells(
  text: string,
  at: { readonly row: number; readonly column: number },
  rows: readonly RunRow[],
  columns: readonly Column[],
): PastedCells {
  const pasted = linesOf(text).flatMap((line, down) =>
    line.split('\t').map((cell, along) => {
      const row = rows[at.row + down];
      const column = columns[at.column + along];
      return { cell, value: cellValue(cell), place: row && column && { employeeId: row.person.employeeId, column } };
    }),
  );
  return {
    cells: pasted.flatMap(({ value, place }) => (value === undefined || !place ? [] : [{ ...place, value }])),
    unread: pasted.filter(({ value, place }) => value === undefined && place).length,
    unplaced: pasted.filter(({ cell, place }) => !place && cell.trim() !== '').length,
  };
}
