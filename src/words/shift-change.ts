import { dateAt, type Zone } from '../domain/kernel/time.ts';
import type { PersonalChange } from '../domain/schedule/publication.ts';
import { spanOfShift, type ShiftPlan } from '../domain/schedule/shift.ts';
import type { Formats } from './formats.ts';
import type { Say } from './speak.ts';

/** What a publication changes for somebody, by the clock of the location. */
export function sayShiftChange(say: Say, formats: Formats, change: PersonalChange, zone: Zone): string {
  const said = (plan: ShiftPlan): string =>
    say('schedule.on', {
      date: formats.date(dateAt(plan.startsAt, zone)),
      times: formats.timeRange(spanOfShift(plan), zone),
    });
  if (change.kind === 'removed') return say('schedule.told.removed', { shift: said(change.before) });
  if (change.kind === 'changed') {
    return say('schedule.told.changed', { before: said(change.before), after: said(change.after) });
  }
  return say(change.kind === 'added' ? 'schedule.told.added' : 'schedule.told.same', { shift: said(change.after) });
}
