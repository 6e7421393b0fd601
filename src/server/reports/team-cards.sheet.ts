import type { Instant, PlainDate, Zone } from '../../domain/kernel/time.ts';
import { zoneOfWeek } from '../../domain/people/past-zones.ts';
import { splitOf, type HourSplit } from '../../domain/time-cards/hour-split.ts';
import type { ListedDay } from '../../domain/time-cards/written-week.ts';
import { noClockOut } from '../../words/no-clock-out.ts';
import { textCell as text, type Cell, type Reader, type Sheet } from '../kernel/sheet/sheet.ts';
import type { CardLine } from '../time-cards/read.ts';

/** What a row is made of. */
export type SheetCard = Pick<CardLine, 'worker' | 'startsOn' | 'standing' | 'isOver' | 'figures' | 'flags' | 'days'>;

/**
 * The cards of people with the hours that their screen tells apart, a row for each day on which somebody worked or of which there is something to say; a
 * card without one keeps its own row.
 */
export function teamCardsSheet(
  cards: readonly SheetCard[],
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
  organization: string,
  reader: Reader,
): Sheet {
  const { formats } = reader;
  const { say } = reader.speaker;
  const all = cards.map(({ figures }) => ({ ...figures, ...splitOf(figures.byMultiplier) }));
  const sum = (figure: 'workedMinutes' | 'breakMinutes' | keyof HourSplit) =>
    all.reduce((total, figures) => total + figures[figure], 0);
  const person = ({ worker }: SheetCard): Cell[] => [
    text(`${worker.firstName} ${worker.lastName}`),
    text(worker.homeName),
  ];
  const state = ({ standing, isOver }: SheetCard): Cell =>
    text(say(isOver ? `timeCards.state.${standing.state}` : 'timeCards.running'));

  /** What is particular about a day; with the first row of a card, about its week. */
  const notes = ({ flags }: SheetCard, date: PlainDate | undefined, isFirst: boolean): Cell => {
    const told = flags.filter((flag) => flag.date === date || (isFirst && flag.date === null));
    return text([...new Set(told.map(({ kind }) => say(`timeCards.flag.${kind}`)))].join(' · '));
  };

  const rowOf = (card: SheetCard, day: ListedDay, index: number): Cell[] => {
    const zone = zoneOfWeek(card.worker.zones, card.startsOn);
    return [
      ...person(card),
      { kind: 'date', date: day.date },
      timeOr(day.clockedInAt, zone, say('timeCards.fromDayBefore')),
      timeOr(day.clockedOutAt, zone, say(noClockOut(day))),
      { kind: 'minutes', minutes: day.breakMinutes },
      { kind: 'minutes', minutes: day.workedMinutes },
      { kind: 'minutes', minutes: day.workedMinutes - day.overtimeMinutes },
      { kind: 'minutes', minutes: day.overtimeMinutes - day.doubleMinutes },
      { kind: 'minutes', minutes: day.doubleMinutes },
      notes(card, day.date, index === 0),
      state(card),
    ];
  };
  const rowsOf = (card: SheetCard): Cell[][] => {
    const worked = new Map(card.days.map((day) => [day.date, day]));
    const dates = new Set([...worked.keys(), ...card.flags.flatMap(({ date }) => date ?? [])]);
    if (dates.size === 0) return [withoutWork(card, card.startsOn, notes(card, undefined, true))];
    return [...dates].toSorted().map((date, index) => {
      const day = worked.get(date);
      return day === undefined ? withoutWork(card, date, notes(card, date, index === 0)) : rowOf(card, day, index);
    });
  };
  const withoutWork = (card: SheetCard, date: PlainDate, said: Cell): Cell[] => [
    ...person(card),
    { kind: 'date', date },
    ...empty(7),
    said,
    state(card),
  ];
  return {
    title: say('timeCards.teamTitle'),
    subtitle: formats.fullDateRange(from, to),
    facts: [
      { name: say('timeCards.worked'), value: formats.duration(sum('workedMinutes')) },
      { name: say('timeCards.overtime'), value: formats.duration(sum('overtimeMinutes')) },
      { name: say('timeCards.double'), value: formats.duration(sum('doubleMinutes')) },
    ],
    columns: [
      { name: say('timeCards.employee'), align: 'start', share: 2.4 },
      { name: say('timeCards.location'), align: 'start', share: 2.2 },
      { name: say('timeCards.date'), align: 'start', share: 2 },
      { name: say('timeCards.clockIn'), align: 'end', share: 1.7 },
      { name: say('timeCards.clockOut'), align: 'end', share: 1.7 },
      { name: say('timeCards.break'), align: 'end', share: 1.2 },
      { name: say('timeCards.totalHours'), align: 'end', share: 1.5 },
      { name: say('timeCards.regular'), align: 'end', share: 1.5 },
      { name: say('timeCards.overtime'), align: 'end', share: 1.5 },
      { name: say('timeCards.double'), align: 'end', share: 1.5 },
      { name: say('timeCards.notes'), align: 'start', share: 2.4 },
      { name: say('timeCards.state'), align: 'start', share: 1.6 },
    ],
    rows: cards.toSorted(byNameAndWeek).flatMap(rowsOf),
    total: [
      text(say('timeCards.total')),
      ...empty(4),
      { kind: 'minutes', minutes: sum('breakMinutes') },
      { kind: 'minutes', minutes: sum('workedMinutes') },
      { kind: 'minutes', minutes: sum('regularMinutes') },
      { kind: 'minutes', minutes: sum('overtimeMinutes') },
      { kind: 'minutes', minutes: sum('doubleMinutes') },
      ...empty(2),
    ],
    footer: organization,
    reader,
  };
}

const nothing: Cell = { kind: 'nothing' };
const empty = (count: number): Cell[] => Array.from({ length: count }, () => nothing);
const timeOr = (at: Instant | null, zone: Zone, instead: string): Cell =>
  at === null ? text(instead) : { kind: 'time', at, zone };

export const byNameAndWeek = (a: SheetCard, b: SheetCard): number =>
  a.worker.lastName.localeCompare(b.worker.lastName) ||
  a.worker.firstName.localeCompare(b.worker.firstName) ||
  a.startsOn.localeCompare(b.startsOn);
