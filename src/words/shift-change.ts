import { dateAt, type Zone } from '../domain/kernel/time.ts';
import type { PersonalChange } from '../domain/schedule/publication.ts';
import { spanOfShift, type ShiftPlan } from '../domain/schedule/shift.ts';
import type { Formats } from './formats.ts';
import type { Say } from './speak.ts';

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

/** What shifts name by an id alone: where they are, with its clock, and as what. */
export interface NamesOfShifts {
  /** Of the place where they are spoken of, for one that has no name here. */
  readonly zone: Zone;
  readonly places: ReadonlyMap<string, { readonly name: string; readonly zone: Zone }>;
  readonly positions: ReadonlyMap<string, { readonly name: string }>;
}

/** What a publication changes for somebody, each side by the clock of its location. */
export function sayShiftChange(say: Say, formats: Formats, change: PersonalChange, names: NamesOfShifts): string {
  const said = (plan: ShiftPlan): string =>
    sayShift(say, formats, plan, names.places.get(plan.locationId)?.zone ?? names.zone);
  switch (change.kind) {
    case 'changed':
      return [sayTimes(say, said(change.before), said(change.after)), ...differing(say, change, names)].join(' · ');
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

type Changed = Extract<PersonalChange, { readonly kind: 'changed' }>;

/** What of a shift is another besides its times: without it, whoever works it would be told twice the same. */
function differing(say: Say, { before, after }: Changed, names: NamesOfShifts): string[] {
  const note =
    after.note === null ? say('schedule.differs.noNote') : say('schedule.differs.note', { note: after.note });
  return [
    ...(before.locationId === after.locationId ? [] : [sayPlaces(say, before, after, names)]),
    ...(before.positionId === after.positionId ? [] : [sayPositions(say, before, after, names)]),
    ...(before.breakMinutes === after.breakMinutes
      ? []
      : [say('schedule.differs.break', { minutes: after.breakMinutes })]),
    ...(before.note === after.note ? [] : [note]),
  ];
}

function sayPlaces(say: Say, from: ShiftPlan, to: ShiftPlan, { places }: NamesOfShifts): string {
  const [before, after] = [places.get(from.locationId)?.name, places.get(to.locationId)?.name];
  if (before === undefined || after === undefined) return say('schedule.differs.otherPlace');
  return say('schedule.differs.place', { before, after });
}

function sayPositions(say: Say, from: ShiftPlan, to: ShiftPlan, { positions }: NamesOfShifts): string {
  const [before, after] = [positions.get(from.positionId ?? ''), positions.get(to.positionId ?? '')];
  if (after === undefined) return say('schedule.differs.noPosition', { before: before?.name ?? '' });
  if (before === undefined) return say('schedule.differs.newPosition', { after: after.name });
  return say('schedule.differs.position', { before: before.name, after: after.name });
}
