import { millisecondsPerHour, type Instant } from '../kernel/time.ts';

/** What a new organization does first, in the order in which it helps most. */
export const firstSteps = [
  'location_address',
  'people',
  'pay_policy',
  'schedule',
  'employer',
  'second_factor',
] as const;
export type FirstStep = (typeof firstSteps)[number];

/** What is there already, as the tables say it. */
export interface Beginnings {
  readonly foundedAt: Instant;
  /** When an admin put the list away; null while nobody has. */
  readonly closedAt: Instant | null;
  readonly done: ReadonlySet<FirstStep>;
}

const milliseconds90Days = 90 * 24 * millisecondsPerHour;

/**
 * Whether the list of first steps is shown: for ninety days, until it is put away or nothing of it is left.
 *
 * | founded     | put away | done | shown |
 * | today       | no       | 5    | yes   |
 * | today       | yes      | 0    | no    |
 * | today       | no       | all  | no    |
 * | 90 days ago | no       | 0    | no    |
 */
export const areFirstStepsShown = ({ foundedAt, closedAt, done }: Beginnings, now: Instant): boolean =>
  closedAt === null && done.size < firstSteps.length && now - foundedAt < milliseconds90Days;
