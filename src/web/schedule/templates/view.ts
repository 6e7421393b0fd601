import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { faultOfShift } from '../../../domain/schedule/shift.ts';
import { templateShiftOf, type TemplateShift } from '../../../domain/schedule/template.ts';
import { planOfWish, wishOfTemplate } from '../grid/shift-wish.ts';

/** A shift that is kept under a name, as it is typed. */
export interface TypedTemplate {
  readonly name: string;
  readonly start: string;
  readonly end: string;
  readonly breakMinutes: string;
  /** Empty, whatever they work as. */
  readonly positionId: string;
}

/** A shift that was kept, as it would have been typed. */
export const typedOf = (name: string, shift: TemplateShift): TypedTemplate => {
  const { start, end, breakMinutes, positionId } = wishOfTemplate(shift);
  return { name, start, end, breakMinutes, positionId };
};

/** What is typed, as it is kept; the shift is undefined where it cannot be, and the fault says why where not a time is missing. */
export function keptAs(
  wish: TypedTemplate,
  { location, startsOn }: Pick<TeamSchedule, 'location' | 'startsOn'>,
): {
  readonly name: string;
  readonly shift: TemplateShift | undefined;
  readonly fault: ReturnType<typeof faultOfShift>;
} {
  const plan = planOfWish({ ...wish, employeeId: '', date: startsOn, note: '' }, location);
  const fault = plan && faultOfShift(plan);
  const isWhole = plan !== undefined && fault === undefined;
  return { name: wish.name.trim(), shift: isWhole ? templateShiftOf(plan, startsOn, location.zone) : undefined, fault };
}

export const usualTemplate: TypedTemplate = {
  name: '',
  start: '09:00',
  end: '17:00',
  breakMinutes: '30',
  positionId: '',
};
