import type { PlainDate } from '../../domain/kernel/time.ts';
import type { CardState } from '../../domain/time-cards/card-step.ts';
import { splitOf, type HourSplit } from '../../domain/time-cards/hour-split.ts';
import { textCell, type Cell, type Reader, type Sheet } from '../kernel/sheet/sheet.ts';
import type { CardLine } from '../time-cards/read.ts';

/** What is told of a card in a sheet of many people's. */
export type SheetCard = Pick<CardLine, 'worker' | 'startsOn' | 'standing' | 'isOver' | 'figures' | 'flags' | 'days'>;

/** Minutes of one card, or of all in a sheet. */
export interface TeamMinutes extends HourSplit {
  readonly workedMinutes: number;
  readonly breakMinutes: number;
}

export const minutesOfCard = ({ figures }: SheetCard): TeamMinutes => ({
  workedMinutes: figures.workedMinutes,
  breakMinutes: figures.breakMinutes,
  ...splitOf(figures.byMultiplier),
});

/** By name, and of one person by week. */
export const inOrder = (cards: readonly SheetCard[]): SheetCard[] =>
  cards.toSorted(
    (a, b) =>
      a.worker.lastName.localeCompare(b.worker.lastName) ||
      a.worker.firstName.localeCompare(b.worker.firstName) ||
      a.startsOn.localeCompare(b.startsOn),
  );

/** Who it is, and where they belong. */
export const personCells = ({ worker }: SheetCard): Cell[] => [
  textCell(`${worker.firstName} ${worker.lastName}`),
  textCell(worker.homeName),
];

export const stateCell = ({ standing, isOver }: SheetCard, { speaker: { say } }: Reader): Cell =>
  textCell(say(isOver ? `timeCards.state.${standing.state}` : 'timeCards.running'));

export const minutesCell = (minutes: number): Cell => ({ kind: 'minutes', minutes });

export const emptyCells = (count: number): Cell[] => Array.from({ length: count }, (): Cell => ({ kind: 'nothing' }));

/** Of which dates the cards are, whose they are, and who reads them. */
export interface TeamSheetOf {
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly organization: string;
  readonly reader: Reader;
  readonly filter?: SheetFilter;
}

/** What narrowed a list: words of a name, a location by its name, a state. */
export interface SheetFilter {
  readonly q?: string | undefined;
  readonly location?: string | undefined;
  readonly state?: CardState | undefined;
}

/** A filter as its screen names it; undefined where none is set. */
function filterText({ q = '', location, state }: SheetFilter, { say }: Reader['speaker']): string | undefined {
  const parts = [
    ...(q.trim() === '' ? [] : [[say('timeCards.searchName'), q.trim()] as const]),
    ...(location === undefined ? [] : [[say('timeCards.location'), location] as const]),
    ...(state === undefined ? [] : [[say('timeCards.state'), say(`timeCards.state.${state}`)] as const]),
  ];
  return parts.length === 0
    ? undefined
    : parts.map(([name, value]) => say('timeCards.narrowedBy', { name, value })).join(' · ');
}

/**
 * A sheet of many people's cards, with what they come to above it and in its last row.
 *
 * @param total its last row, of the minutes of all
 */
export function teamSheet(
  cards: readonly SheetCard[],
  { from, to, organization, reader, filter = {} }: TeamSheetOf,
  { columns, rows, total }: Pick<Sheet, 'columns' | 'rows'> & { readonly total: (all: TeamMinutes) => Cell[] },
): Sheet {
  const { formats, speaker } = reader;
  const { say } = speaker;
  const each = cards.map(minutesOfCard);
  const sum = (figure: keyof TeamMinutes): number => each.reduce((minutes, one) => minutes + one[figure], 0);
  const all = {
    workedMinutes: sum('workedMinutes'),
    breakMinutes: sum('breakMinutes'),
    regularMinutes: sum('regularMinutes'),
    overtimeMinutes: sum('overtimeMinutes'),
    doubleMinutes: sum('doubleMinutes'),
  };
  return {
    title: say('timeCards.teamTitle'),
    subtitle: formats.fullDateRange(from, to),
    narrowedBy: filterText(filter, speaker),
    facts: [
      { name: say('timeCards.worked'), value: formats.duration(all.workedMinutes) },
      { name: say('timeCards.overtime'), value: formats.duration(all.overtimeMinutes) },
      { name: say('timeCards.double'), value: formats.duration(all.doubleMinutes) },
    ],
    columns,
    rows,
    total: total(all),
    footer: organization,
    reader,
  };
}
