import type { Cents } from '../../../domain/kernel/money.ts';
import type { Instant, PlainDate, Zone } from '../../../domain/kernel/time.ts';
import type { Formats, HourCycle } from '../../../words/formats.ts';
import type { Speaker } from '../../../words/speak.ts';

/** A piece of a ribbon, in percent of its length along the script, as screens draw it. */
export interface DrawnSegment {
  readonly tone: 'in' | 'brk' | 'ot' | 'plan';
  readonly start: number;
  readonly end: number;
}

/** A value of a table as the screen knows it, so that each kind of file can write it as what it is. */
export type Cell =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'text'; readonly text: string }
  /** On paper with its weekday, or with its year where the dates of a table may be of several. */
  | { readonly kind: 'date'; readonly date: PlainDate; readonly hasYear?: true }
  | { readonly kind: 'time'; readonly at: Instant; readonly zone: Zone }
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'money'; readonly cents: Cents }
  | { readonly kind: 'count'; readonly count: number }
  /** Drawn on paper; a spreadsheet has no use for it, and leaves its column out. */
  | { readonly kind: 'ribbon'; readonly segments: readonly DrawnSegment[] };

export const textCell = (text: string): Cell => ({ kind: 'text', text });

export interface Column {
  readonly name: string;
  /** Numbers stand at the end, where they can be compared. */
  readonly align: 'start' | 'end';
  /** Its share of the width of the paper, beside those of the other columns. */
  readonly share: number;
  readonly drawn?: true;
  /** For programs, which sort by it: paper leaves it out, where another column says the same to people. */
  readonly reckoned?: true;
}

/** Whoever reads it: their language, their clock, the money of their organization. */
export interface Reader {
  readonly speaker: Speaker;
  readonly formats: Formats;
  readonly hourCycle: HourCycle;
  readonly currency: string;
}

/** A table of a screen on its way into a file. All of its words are said already, in the reader's language. */
export interface Sheet {
  readonly title: string;
  readonly subtitle: string;
  /** By what it was narrowed, on paper below the subtitle: a part must not pass for the whole. */
  readonly narrowedBy?: string | undefined;
  /** The figures that stand above the table. */
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly columns: readonly Column[];
  /** As many cells as there are columns. */
  readonly rows: readonly (readonly Cell[])[];
  /** The last line, strong. */
  readonly total?: readonly Cell[];
  /** Under each page: whose it is, and of when. */
  readonly footer: string;
  readonly reader: Reader;
}
