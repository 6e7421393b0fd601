import type { EmployeeSelf } from '../../contract/people.ts';
import type { TimeCardReply } from '../../contract/time-cards.ts';
import { axisSpan, weekHours, widened } from '../../domain/kernel/day-axis.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { drawn } from '../../domain/time-cards/drawn-ribbon.ts';
import { noClockOut } from '../../words/no-clock-out.ts';
import type { Cell, Reader, Sheet } from '../kernel/sheet/sheet.ts';

/** The card of a week as its screen shows it: the days on which somebody worked, with the sums. */
export function timeCardSheet(
  card: TimeCardReply,
  { firstName, lastName, organization }: Pick<EmployeeSelf, 'firstName' | 'lastName' | 'organization'>,
  reader: Reader,
): Sheet {
  const { formats } = reader;
  const { say } = reader.speaker;
  const days = card.days.filter((day) => day.ribbon.length > 0 || day.clockedInAt !== null);
  const doubleMinutes = days.reduce((total, day) => total + day.doubleMinutes, 0);
  const spans = days.flatMap((day) => day.ribbon);
  const hours = widened(weekHours, spans, card.zone);
  return {
    title: say('timeCards.card'),
    subtitle: say('timeCards.cardOf', {
      name: `${firstName} ${lastName}`,
      dates: formats.dateRange(card.startsOn, card.endsOn),
    }),
    facts: [
      { name: say('timeCards.weeklyHours'), value: formats.hours(card.workedMinutes).text },
      { name: say('timeCards.overtime'), value: formats.hours(card.overtimeMinutes - doubleMinutes).text },
      // As a card of the past tells them apart.
      ...(doubleMinutes > 0 ? [{ name: say('timeCards.double'), value: formats.hours(doubleMinutes).text }] : []),
    ],
    columns: [
      { name: say('timeCards.date'), align: 'start', share: 2.2 },
      { name: '', align: 'start', share: 4, drawn: true },
      { name: say('timeCards.clockIn'), align: 'end', share: 2 },
      { name: say('timeCards.clockOut'), align: 'end', share: 2 },
      { name: say('timeCards.break'), align: 'end', share: 1.3 },
      { name: say('timeCards.totalHours'), align: 'end', share: 1.8 },
    ],
    rows: days.map((day): Cell[] => [
      { kind: 'date', date: day.date },
      {
        kind: 'ribbon',
        segments: drawn(
          day.ribbon.map(({ kind, from, to }) => ({ kind, span: { from, to } })),
          axisSpan(day.date, hours, card.zone),
        ),
      },
      timeOr(day.clockedInAt, say('timeCards.fromDayBefore')),
      timeOr(day.clockedOutAt, say(noClockOut(day))),
      { kind: 'minutes', minutes: day.breakMinutes },
      { kind: 'minutes', minutes: day.workedMinutes },
    ]),
    total: [
      { kind: 'text', text: say('timeCards.weekTotal') },
      nothing,
      nothing,
      nothing,
      { kind: 'minutes', minutes: card.breakMinutes },
      { kind: 'minutes', minutes: card.workedMinutes },
    ],
    footer: `${organization.name} · ${formats.zoneName(card.zone)}`,
    reader,
  };

  function timeOr(at: Instant | null, instead: string): Cell {
    return at === null ? { kind: 'text', text: instead } : { kind: 'time', at, zone: card.zone };
  }
}

const nothing: Cell = { kind: 'nothing' };
