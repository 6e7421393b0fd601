/** Types that the product knows by name, in every language. */
export const typePresets = ['vacation', 'sick', 'unpaid'] as const;
export type TypePreset = (typeof typePresets)[number];

/** The smallest part of a day that a type may be taken by. */
export const typeUnits = ['day', 'half_day', 'hour'] as const;
export type TypeUnit = (typeof typeUnits)[number];

/** What of a single day is taken; longer leaves are of whole days. */
export const leaveParts = ['whole', 'morning', 'afternoon', 'hours'] as const;
export type LeavePart = (typeof leaveParts)[number];

/**
 * Whether a type may be taken by a part of a day.
 *
 * |          | whole | morning, afternoon | hours |
 * | day      | yes   | no                 | no    |
 * | half_day | yes   | yes                | no    |
 * | hour     | yes   | yes                | yes   |
 */
export const allowsPart = (unit: TypeUnit, part: LeavePart): boolean =>
  part === 'whole' || unit === 'hour' || (unit === 'half_day' && part !== 'hours');

/** What somebody may ask for. */
export interface TimeOffType {
  readonly typeId: string;
  readonly unit: TypeUnit;
  /** One that is paid has a balance, and takes from it. */
  readonly isPaid: boolean;
}
