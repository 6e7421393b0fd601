import type { Instant, PlainDate, Zone } from '../../domain/kernel/time.ts';
import { zoneOfWeek } from '../../domain/people/past-zones.ts';
import type { ListedDay } from '../../domain/time-cards/written-week.ts';
import { noClockOut } from '../../words/no-clock-out.ts';
import { textCell, type Cell, type Reader, type Sheet } from '../kernel/sheet/sheet.ts';
import {
  emptyCells,
  inOrder,
  minutesCell,
  personCells,
  stateCell,
  teamSheet,
  type SheetCard,
  type TeamSheetOf,
} from './team.sheet.ts';

/**
 * The cards of people with the hours that their screen tells apart, a row for each day on which somebody worked or of which there is something to say; a
 * card without one keeps its own row.
 */
export function teamCardsSheet(cards: readonly SheetCard[], of: TeamSheetOf): Sheet {
  const { say } = of.reader.speaker;
  return teamSheet(cards, of, {
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
    rows: inOrder(cards).flatMap((card) => rowsOf(card, of.reader)),
    total: ({ breakMinutes, workedMinutes, regularMinutes, overtimeMinutes, doubleMinutes }) => [
      textCell(say('timeCards.total')),
      ...emptyCells(4),
      ...[breakMinutes, workedMinutes, regularMinutes, overtimeMinutes, doubleMinutes].map(minutesCell),
      ...emptyCells(2),
    ],
  });
}

function rowsOf(card: SheetCard, reader: Reader): Cell[][] {
  const dates = [...new Set([...card.days, ...card.flags].flatMap(({ date }) => date ?? []))].toSorted();
  const [first = card.startsOn, ...others] = dates;
  // What is said of the week stands in the first row of its card.
  const ofWeek = card.flags.filter(({ date }) => date === null);
  return [rowOf(card, first, ofWeek, reader), ...others.map((date) => rowOf(card, date, [], reader))];
}

function rowOf(card: SheetCard, date: PlainDate, ofWeek: SheetCard['flags'], reader: Reader): Cell[] {
  const { say } = reader.speaker;
  const day = card.days.find((one) => one.date === date);
  const told = card.flags.filter((flag) => flag.date === date || ofWeek.includes(flag));
  return [
    ...personCells(card),
    { kind: 'date', date },
    ...(day === undefined ? emptyCells(7) : hoursOf(day, zoneOfWeek(card.worker.zones, card.startsOn), reader)),
    textCell([...new Set(told.map(({ kind }) => say(`timeCards.flag.${kind}`)))].join(' · ')),
    stateCell(card, reader),
  ];
}

function hoursOf(day: ListedDay, zone: Zone, { speaker: { say } }: Reader): Cell[] {
  const { clockedInAt, clockedOutAt, breakMinutes, workedMinutes, overtimeMinutes, doubleMinutes } = day;
  return [
    timeOr(clockedInAt, zone, say('timeCards.fromDayBefore')),
    timeOr(clockedOutAt, zone, say(noClockOut(day))),
    ...[
      breakMinutes,
      workedMinutes,
      workedMinutes - overtimeMinutes,
      overtimeMinutes - doubleMinutes,
      doubleMinutes,
    ].map(minutesCell),
  ];
}

const timeOr = (at: Instant | null, zone: Zone, instead: string): Cell =>
  at === null ? textCell(instead) : { kind: 'time', at, zone };
