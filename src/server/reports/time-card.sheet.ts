import type { EmployeeSelf } from '../../contract/people/self.ts';
import type { TimeCardReply } from '../../contract/time-cards.ts';
import type { CardDay, CardDetail } from '../../contract/time-cards/cards.ts';
import { saysMore, toldByDay, type ToldAdjustment } from '../../domain/adjustments/told-by-day.ts';
import { axisSpan, weekHours, widened } from '../../domain/kernel/day-axis.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { drawn } from '../../domain/time-cards/drawn-ribbon.ts';
import { stintsOf } from '../../domain/time-cards/stints.ts';
import { breakTimes } from '../../words/break-times.ts';
import { noClockOut } from '../../words/no-clock-out.ts';
import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import { textCell, type Cell, type Reader, type Sheet } from '../kernel/sheet/sheet.ts';

type TimeCardDay = TimeCardReply['days'][number];

/**
 * The card of a week as its screen shows it: the days on which there was something, a row for each stint, with the sums. What is of the whole
 * day stands in its first row.
 *
 * @param detail where the card stands and what is particular about its days; undefined of a week that has none yet
 * @param adjustments what was asked about its days, the oldest first
 */
export function timeCardSheet(
  card: TimeCardReply,
  detail: Pick<CardDetail, 'state' | 'isOver' | 'flags' | 'days' | 'pay'> | undefined,
  adjustments: readonly ToldAdjustment[],
  { firstName, lastName, organization }: Pick<EmployeeSelf, 'firstName' | 'lastName' | 'organization'>,
  reader: Reader,
): Sheet {
  const { formats } = reader;
  const { say } = reader.speaker;
  const detailOf = new Map(detail?.days.map((day) => [day.date, day]));
  const adjusted = toldByDay(adjustments);
  const isShown = (day: TimeCardDay): boolean =>
    day.ribbon.length > 0 ||
    day.clockedInAt !== null ||
    day.isHoliday ||
    adjusted.has(day.date) ||
    flagsOf(day).length > 0 ||
    isParticular(detailOf.get(day.date));
  const days = card.days.filter(isShown);
  const doubleMinutes = days.reduce((total, day) => total + day.doubleMinutes, 0);
  const spans = days.flatMap((day) => day.ribbon);
  const hours = widened(weekHours, spans, card.zone);
  return {
    title: say('timeCards.card'),
    subtitle: say('timeCards.cardOf', {
      name: `${firstName} ${lastName}`,
      dates: formats.fullDateRange(card.startsOn, card.endsOn),
    }),
    facts: [
      { name: say('timeCards.weeklyHours'), value: formats.duration(card.workedMinutes) },
      { name: say('timeCards.regular'), value: formats.duration(card.workedMinutes - card.overtimeMinutes) },
      { name: say('timeCards.overtime'), value: formats.duration(card.overtimeMinutes - doubleMinutes) },
      // As the card of a past week tells them apart, none among them; that of the present week has no place for none.
      ...(doubleMinutes > 0 || detail?.isOver === true
        ? [{ name: say('timeCards.double'), value: formats.duration(doubleMinutes) }]
        : []),
      ...(detail === undefined ? [] : [{ name: say('timeCards.state'), value: standing(detail) }]),
    ],
    columns: [
      { name: say('timeCards.date'), align: 'start', share: 2.2 },
      { name: '', align: 'start', share: 3, drawn: true },
      { name: say('timeCards.clockIn'), align: 'end', share: 2 },
      { name: say('timeCards.clockOut'), align: 'end', share: 2 },
      { name: say('timeCards.break'), align: 'end', share: 1.3 },
      { name: say('timeCards.breakTimes'), align: 'start', share: 2.8 },
      { name: say('timeCards.totalHours'), align: 'end', share: 1.6 },
      { name: say('timeCards.overtime'), align: 'end', share: 1.6 },
      { name: say('timeCards.double'), align: 'end', share: 1.4 },
      { name: say('timeCards.status'), align: 'start', share: 2.6 },
    ],
    rows: days.flatMap(rowsOf),
    total: [
      { kind: 'text', text: say('timeCards.weekTotal') },
      nothing,
      nothing,
      nothing,
      { kind: 'minutes', minutes: card.breakMinutes },
      nothing,
      { kind: 'minutes', minutes: card.workedMinutes },
      { kind: 'minutes', minutes: card.overtimeMinutes - doubleMinutes },
      { kind: 'minutes', minutes: doubleMinutes },
      nothing,
    ],
    footer: `${organization.name} · ${formats.zoneName(card.zone)}`,
    reader,
  };

  function rowsOf(day: TimeCardDay): Cell[][] {
    const ribbon = day.ribbon.map(({ kind, from, to }) => ({ kind, span: { from, to } }));
    const ofDay: Cell[] = [
      { kind: 'minutes', minutes: day.breakMinutes },
      breaksOf(breakTimes({ ...day, ribbon }, card.zone, { say, formats })),
      { kind: 'minutes', minutes: day.workedMinutes },
      { kind: 'minutes', minutes: day.overtimeMinutes - day.doubleMinutes },
      { kind: 'minutes', minutes: day.doubleMinutes },
      { kind: 'text', text: statusOf(day) },
    ];
    const date: Cell = { kind: 'date', date: day.date };
    const stints = stintsOf({ ...day, ribbon });
    if (stints.length === 0) return [[date, nothing, nothing, nothing, ...ofDay]];
    const drawnDay: Cell = { kind: 'ribbon', segments: drawn(ribbon, axisSpan(day.date, hours, card.zone)) };
    const none = ofDay.map(() => nothing);
    return stints.map(({ from, to }, index) =>
      [
        date,
        index === 0 ? drawnDay : nothing,
        timeOr(from, say('timeCards.fromDayBefore')),
        timeOr(to, say(noClockOut(day))),
      ].concat(index === 0 ? ofDay : none),
    );
  }

  function breaksOf(times: readonly string[]): Cell {
    return times.length === 0 ? nothing : textCell(formats.list(times));
  }

  /** That a punch came offline, the day says by itself. */
  function flagsOf({ date }: TimeCardDay): CardDetail['flags'] {
    const told = adjusted.get(date);
    return (detail?.flags ?? []).filter(
      (flag) => flag.date === date && flag.kind !== 'offline_punch' && saysMore(flag, told),
    );
  }

  /** What is particular about a day, in the words and the order of the screen: also of a week that lasts, of what it shows so far. */
  function statusOf(day: TimeCardDay): string {
    const own = detailOf.get(day.date);
    const adjustment = adjusted.get(day.date);
    const amount = (what: string, minutes: number) =>
      say('timeCards.ofDay', { what, amount: formats.duration(minutes) });
    const paid = (what: string, cents: number | null | undefined) =>
      !detail?.pay || (cents ?? 0) === 0
        ? []
        : [say('timeCards.ofDay', { what, amount: formats.money(cents ?? 0, detail.pay.currency) })];
    return [
      ...(day.open ? [say(day.ribbon.at(-1)?.kind === 'break' ? 'timeCards.onBreak' : 'timeCards.inProgress')] : []),
      ...(day.offline ? [say('timeCards.offline')] : []),
      ...day.premiums.map(({ code, minutes }) => amount(code, minutes)),
      ...(day.isHoliday ? [say('timeCards.holiday')] : []),
      ...(own?.timeOff ?? []).map(({ type, minutes }) => amount(timeOffTypeName(reader.speaker, type), minutes)),
      ...((own?.mealsWaived ?? 0) > 0 ? [say('timeCards.mealWaived')] : []),
      ...paid(say('timeCards.line.paid-leave'), own?.leaveCents),
      ...paid(say('timeCards.premiums'), own?.premiumCents),
      ...flagsOf(day).map(({ kind }) => say(`timeCards.flag.${kind}`)),
      ...(adjustment === undefined ? [] : [say(`adjustments.chip.${adjustment}`)]),
    ].join(' · ');
  }

  function standing({ state, isOver }: Pick<CardDetail, 'state' | 'isOver'>): string {
    return say(isOver ? `timeCards.state.${state}` : 'timeCards.running');
  }

  function timeOr(at: Instant | null, instead: string): Cell {
    return at === null ? { kind: 'text', text: instead } : { kind: 'time', at, zone: card.zone };
  }
}

const nothing: Cell = { kind: 'nothing' };

/** Whether there is something of a day beside its hours and its flags. */
const isParticular = (day: CardDay | undefined): boolean =>
  day !== undefined && (day.timeOff.length > 0 || day.mealsWaived > 0 || (day.premiumCents ?? 0) !== 0);
