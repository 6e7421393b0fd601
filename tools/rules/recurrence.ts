import * as z from 'zod/mini';
import { parseRecurrence, parseWallMoment, type WallMoment } from '../../src/domain/schedule/recurrence-rule.ts';
import { recurrences } from '../../src/domain/schedule/recurrence.ts';
import { kind } from './kind.ts';
import { twoDigits } from './moments.ts';

export const recurrence = kind(z.object({ rrule: z.string(), dtstart: z.string() }), ({ rrule, dtstart }) => {
  const rule = parseRecurrence(rrule);
  const start = parseWallMoment(dtstart);
  if (rule === undefined || start === undefined) return { error: true };
  const asked = dtstart.includes('T') ? rule : { ...rule, hours: [], minutes: [], seconds: [] };
  return { instances: recurrences(asked, start).map((moment) => spelled(moment, dtstart)) };
});

/** As the start is spelled: a date alone, or a time, in UTC with a Z. */
function spelled({ date, hour, minute, second }: WallMoment, like: string): string {
  const day = date.replaceAll('-', '');
  if (!like.includes('T')) return day;
  return `${day}T${[hour, minute, second].map(twoDigits).join('')}${like.endsWith('Z') ? 'Z' : ''}`;
}
