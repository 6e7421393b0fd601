import type { Paper } from '../../contract/schedule/paper.ts';
import { addDays, dateAt, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import { spanOfShift, type ShiftPlan } from '../../domain/schedule/shift.ts';
import type { Formats } from '../../words/formats.ts';
import type { Speaker } from '../../words/speak.ts';

/** A shift on paper. */
export interface PaperShift extends Pick<ShiftPlan, 'startsAt' | 'endsAt' | 'breakMinutes'> {
  readonly zone: Zone;
  readonly position: { readonly name: string; readonly hue: number } | null;
}

/** A line of the week: a person, what nobody has yet, or a place. */
export interface PaperRow {
  readonly name: string;
  /** What begins in the week. */
  readonly shifts: readonly PaperShift[];
  /** Of the dates of the week: what runs into it from the evening before it is of it, what runs out of it is not. */
  readonly minutes: number;
}

interface PaperWeek {
  readonly title: string;
  /** Above the names. */
  readonly corner: string;
  readonly startsOn: PlainDate;
  /** Below the title; empty, nothing. */
  readonly note: string;
  readonly footer: string;
  readonly rows: readonly PaperRow[];
  readonly paper: Paper;
}

/** A week with every word and figure said, as the template takes it. */
export function weekPage(week: PaperWeek, { say, language, direction }: Speaker, formats: Formats) {
  const dates = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(week.startsOn, day));
  const { title, corner, note, footer, paper, startsOn } = week;
  return {
    language,
    direction,
    paper,
    title,
    corner,
    note,
    footer,
    dates: formats.fullDateRange(startsOn, addDays(startsOn, 6)),
    nothing: say('schedule.paper.nothing'),
    days: dates.map((date) => formats.date(date)),
    rows: week.rows.map(({ name, shifts, minutes }) => ({
      name,
      hours: formats.hours(minutes, 'where_needed').text,
      days: dates.map((date) =>
        shifts
          .filter(({ startsAt, zone }) => dateAt(startsAt, zone) === date)
          .map((shift) => ({
            times: formats.timeRange(spanOfShift(shift), shift.zone),
            hue: shift.position?.hue ?? null,
            lines: shift.position === null ? [] : [shift.position.name],
          })),
      ),
    })),
  };
}
