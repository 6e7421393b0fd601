import { dateAt, type Zone } from '../domain/kernel/time.ts';
import type { Lapse } from '../domain/schedule/offer.ts';
import type { PersonalChange } from '../domain/schedule/publication.ts';
import { spanOfShift, type ShiftPlan } from '../domain/schedule/shift.ts';
import type { Formats } from './formats.ts';
import type { Say } from './speak.ts';

/** Why a swap came to nothing for somebody. */
export type SwapOver = 'taken' | 'withdrawn' | 'declined' | 'rejected' | 'return' | Lapse;

/** When a shift is, by the clock of its location. */
export const sayShift = (
  say: Say,
  formats: Formats,
  shift: Pick<ShiftPlan, 'startsAt' | 'endsAt'>,
  zone: Zone,
): string =>
  say('schedule.on', {
    date: formats.date(dateAt(shift.startsAt, zone)),
    times: formats.timeRange(spanOfShift(shift), zone),
  });

/** What a publication changes for somebody, by the clock of the location. */
export function sayShiftChange(say: Say, formats: Formats, change: PersonalChange, zone: Zone): string {
  const said = (plan: ShiftPlan): string => sayShift(say, formats, plan, zone);
  switch (change.kind) {
    case 'changed':
      return [sayTimes(say, said(change.before), said(change.after)), ...differing(say, change)].join(' · ');
    case 'removed':
    case 'left':
      return say(`schedule.told.${change.kind}`, { shift: said(change.before) });
    case 'added':
    case 'arrived':
    case 'same':
      return say(`schedule.told.${change.kind}`, { shift: said(change.after) });
  }
}

const sayTimes = (say: Say, before: string, after: string): string =>
  before === after ? say('schedule.told.changedIn', { shift: after }) : say('schedule.told.changed', { before, after });

/** What of a shift is another besides its times: without it, whoever works it would be told twice the same. */
function differing(say: Say, { before, after }: Extract<PersonalChange, { readonly kind: 'changed' }>): string[] {
  const note =
    after.note === null ? say('schedule.differs.noNote') : say('schedule.differs.note', { note: after.note });
  return [
    ...(before.locationId === after.locationId ? [] : [say('schedule.differs.place')]),
    ...(before.positionId === after.positionId ? [] : [say('schedule.differs.position')]),
    ...(before.breakMinutes === after.breakMinutes
      ? []
      : [say('schedule.differs.break', { minutes: after.breakMinutes })]),
    ...(before.note === after.note ? [] : [note]),
  ];
}
