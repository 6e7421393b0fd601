/** One transfer. `code` says the kind of account and the direction: 22 and 32 pay, 27 and 37 collect. */
export interface AchEntry {
  readonly code: string;
  /** Nine digits; the first eight name the receiving bank. */
  readonly routing: string;
  readonly account: string;
  readonly amountCents: number;
  readonly individualId: string;
  readonly name: string;
  readonly discretionary: string;
  readonly trace: string;
  /** Texts sent along, at most 80 characters each. */
  readonly addenda: readonly string[];
}

export interface AchBatch {
  /** 200 mixed, 220 credits, 225 debits. */
  readonly serviceClass: string;
  readonly companyName: string;
  readonly companyDiscretionary: string;
  readonly companyId: string;
  /** PPD pays people, CCD companies. */
  readonly sec: string;
  readonly description: string;
  readonly descriptiveDate: string;
  /** YYMMDD. */
  readonly effectiveDate: string;
  /** The first eight digits of the originating bank's routing number. */
  readonly odfi: string;
  readonly batchNumber: number;
  readonly entries: readonly AchEntry[];
}

export interface AchFile {
  readonly destination: string;
  readonly origin: string;
  readonly date: string;
  readonly time: string;
  readonly idModifier: string;
  readonly destinationName: string;
  readonly originName: string;
  readonly reference: string;
  readonly batches: readonly AchBatch[];
}

export interface AchTotals {
  /** Entries and their addenda. */
  readonly entryCount: number;
  /** The sum of the receiving banks' eight digits, its last ten places. */
  readonly entryHash: string;
  readonly debitCents: number;
  readonly creditCents: number;
}

const linesPerBlock = 10;
const lineLength = 94;

/** The lines of a NACHA file, 94 characters each, filled with nines to whole blocks of ten. */
export function achLines({ batches, ...header }: AchFile): string[] {
  const lines = [fileHeader(header), ...batches.flatMap(batchLines)];
  const blocks = Math.ceil((lines.length + 1) / linesPerBlock);
  const full = [...lines, fileControl(batches, blocks)];
  const filling = '9'.repeat(lineLength);
  return [...full, ...Array.from({ length: blocks * linesPerBlock - full.length }, () => filling)];
}

/** Blocks of ten lines: two of the file, two of each batch, one of each entry and addendum. */
export const achBlocks = (batches: number, entries: number): number =>
  Math.ceil((2 + 2 * batches + entries) / linesPerBlock);

/** What the control records say of entries. */
export function achTotals(
  entries: readonly Pick<AchEntry, 'code' | 'routing' | 'amountCents' | 'addenda'>[],
): AchTotals {
  const hash = entries.reduce((total, { routing }) => total + BigInt(routing.slice(0, 8)), 0n);
  const sumOf = (debits: boolean) =>
    entries.filter(({ code }) => isDebit(code) === debits).reduce((total, each) => total + each.amountCents, 0);
  return {
    entryCount: entries.reduce((total, each) => total + 1 + each.addenda.length, 0),
    entryHash: (hash % 10n ** 10n).toString().padStart(10, '0'),
    debitCents: sumOf(true),
    creditCents: sumOf(false),
  };
}

/** The second digit of a transaction code: up to 4 a credit, from 5 a debit. */
const isDebit = (code: string): boolean => Number(code[1]) >= 5;

const left = (text: string, width: number): string => text.padEnd(width, ' ').slice(0, width);
const right = (text: string, width: number): string => text.padStart(width, ' ').slice(-width);
const digits = (value: number | string, width: number): string => String(value).padStart(width, '0').slice(-width);

const fileHeader = (file: Omit<AchFile, 'batches'>): string =>
  `101${right(file.destination, 10)}${right(file.origin, 10)}${file.date}${left(file.time, 4)}${file.idModifier}` +
  `094101${left(file.destinationName, 23)}${left(file.originName, 23)}${left(file.reference, 8)}`;

function batchLines(batch: AchBatch): string[] {
  const { serviceClass, companyId, odfi, entries } = batch;
  const number = digits(batch.batchNumber, 7);
  const totals = achTotals(entries);
  const header =
    `5${serviceClass}${left(batch.companyName, 16)}${left(batch.companyDiscretionary, 20)}${left(companyId, 10)}` +
    `${batch.sec}${left(batch.description, 10)}${left(batch.descriptiveDate, 6)}${batch.effectiveDate}   1${odfi}${number}`;
  const control =
    `8${serviceClass}${digits(totals.entryCount, 6)}${totals.entryHash}${digits(totals.debitCents, 12)}` +
    `${digits(totals.creditCents, 12)}${left(companyId, 10)}${' '.repeat(25)}${odfi}${number}`;
  return [header, ...entries.flatMap(entryLines), control];
}

function entryLines(entry: AchEntry): string[] {
  const { addenda, trace } = entry;
  const line =
    `6${entry.code}${entry.routing}${left(entry.account, 17)}${digits(entry.amountCents, 10)}` +
    `${left(entry.individualId, 15)}${left(entry.name, 22)}${left(entry.discretionary, 2)}${addenda.length > 0 ? 1 : 0}${digits(trace, 15)}`;
  return [line, ...addenda.map((text, index) => `705${left(text, 80)}${digits(index + 1, 4)}${digits(trace, 7)}`)];
}

function fileControl(batches: readonly AchBatch[], blocks: number): string {
  const totals = achTotals(batches.flatMap((batch) => batch.entries));
  return (
    `9${digits(batches.length, 6)}${digits(blocks, 6)}${digits(totals.entryCount, 8)}${totals.entryHash}` +
    `${digits(totals.debitCents, 12)}${digits(totals.creditCents, 12)}${' '.repeat(39)}`
  );
}
