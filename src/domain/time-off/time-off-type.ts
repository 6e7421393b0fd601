import { nameKey } from '../kernel/name-key.ts';

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

/** How many types an organization may keep, the retired ones among them. */
export const mostTimeOffTypes = 30;

export const longestTypeName = 60;

/** What must come with a request, as its type asks for it. */
export interface TypeNeeds {
  readonly needsNote: boolean;
  readonly needsAttachment: boolean;
}

/**
 * What a request lacks that its type asks for; a note before an attachment, and nothing where all is there.
 *
 * | asks for a note                   | none is written    | time_off_note_missing       |
 * | asks for a note and an attachment | the note alone     | time_off_attachment_missing |
 * | asks for neither                  | nothing            | undefined                   |
 */
export function lackingOf(
  { needsNote, needsAttachment }: TypeNeeds,
  { note, hasAttachment }: { readonly note: string | null; readonly hasAttachment: boolean },
): 'time_off_note_missing' | 'time_off_attachment_missing' | undefined {
  if (needsNote && note === null) return 'time_off_note_missing';
  return needsAttachment && !hasAttachment ? 'time_off_attachment_missing' : undefined;
}

/** What a type is called: one name, or the words of every language. */
interface CalledType {
  readonly typeId: string;
  readonly names: readonly string[];
}

/** Whether another type is called so already, in whichever language; as {@link nameKey} tells names apart. */
export function isTypeNameTaken({ typeId, names }: CalledType, types: readonly CalledType[]): boolean {
  const others = types.filter((other) => other.typeId !== typeId).flatMap((other) => other.names);
  const taken = new Set(others.map(nameKey));
  return names.some((name) => taken.has(nameKey(name)));
}

/** What somebody may ask for. */
export interface TimeOffType {
  readonly typeId: string;
  readonly unit: TypeUnit;
  /** One that is paid has a balance, and takes from it. */
  readonly isPaid: boolean;
}
