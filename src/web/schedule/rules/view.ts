import { parseDuration } from '../../../domain/kernel/typed-duration.ts';
import { leastTargetMinutes, mostTargetMinutes } from '../../../domain/schedule/planning-rules.ts';

/** Hours as they are typed, `40`, `37.5` or `37:30`, in minutes; undefined where no week has so few or so many. */
export function targetTyped(text: string): number | undefined {
  const read = parseDuration(text, text.includes(':') ? 'colon' : 'decimal');
  const minutes = read.ok ? Math.round(read.value / 60) : 0;
  return minutes >= leastTargetMinutes && minutes <= mostTargetMinutes ? minutes : undefined;
}

/** Minutes as they would be typed: `50`, or `37:30` where it is no whole hour. */
export function typedTarget(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? String(hours) : `${hours}:${String(rest).padStart(2, '0')}`;
}
