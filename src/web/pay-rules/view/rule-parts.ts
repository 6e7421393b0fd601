import { parseDecimal } from '../../../domain/kernel/fraction.ts';
import { parsePlainDate, type WallTime, type Weekday } from '../../../domain/kernel/time.ts';
import type { DayAttribution } from '../../../domain/pay-rules/day-attribution.ts';
import type { RoundTarget } from '../../../domain/pay-rules/punch-rounding.ts';
import type { RoundMode } from '../../../domain/pay-rules/rounding.ts';
import type { OvertimeMethod } from '../../../domain/pay-rules/week-earnings.ts';
import type { PlainKey } from '../../../words/speak.ts';
import {
  decimalIn,
  hoursText,
  impossible,
  minutesIn,
  numberIn,
  numberText,
  present,
  timeIn,
  timeText,
} from './typed.ts';

/** What was typed for a rule: texts, ticks, and rows of either. */
export type Typed = string | boolean | readonly string[] | TypedRule | readonly TypedRule[];
export interface TypedRule {
  readonly [part: string]: Typed;
}

type After<Prefix extends string, Key extends string> = Key extends `${Prefix}${infer Rest}` ? Rest : never;
/** A part that has a label and a sentence of its own. */
export type PartWord = After<'payRules.part.', PlainKey>;
export type ChoiceWord =
  | DayAttribution
  | OvertimeMethod
  | RoundMode
  | RoundTarget
  | Weekday
  | 'auto-add'
  | 'auto-deduct'
  | 'credited'
  | 'never-credited'
  | 'rolling'
  | 'workweek';

/** How a part of a rule is typed. */
type PartKind =
  | { readonly kind: 'number' | 'text' | 'time' | 'date' | 'switch' | 'week' }
  | { readonly kind: 'choice'; readonly choices: readonly ChoiceWord[] }
  | { readonly kind: 'choices'; readonly choices: readonly ChoiceWord[] }
  | { readonly kind: 'rows'; readonly shape: Shape }
  | { readonly kind: 'group'; readonly shape: Shape };

/** One parameter of a rule: what its field is, what it shows, and what is read from it. */
export type Part<T> = PartKind & {
  readonly word: PartWord;
  /** May be left empty: there is no such limit then. */
  readonly isOptional?: true;
  /** Seldom needed: it stands behind a disclosure. */
  readonly isRare?: true;
  show(value: T | undefined): Typed;
  read(typed: Typed): T | undefined;
};

export type Shape = Readonly<Record<string, Part<unknown>>>;
/** A part for each parameter of a rule: one that is missing does not compile. */
export type ShapeOf<T> = { readonly [Key in keyof T]-?: Part<Exclude<T[Key], undefined>> };

export const textOf = (typed: Typed | undefined): string => (typeof typed === 'string' ? typed : '');
const line = (kind: 'number' | 'text' | 'time' | 'date', word: PartWord) => ({ kind, word }) as const;

/** A length that is typed in hours. */
export const hours = (word: PartWord): Part<number> => ({
  ...line('number', word),
  show: hoursText,
  read: (typed) => minutesIn(textOf(typed)),
});

export const whole = (word: PartWord): Part<number> => ({
  ...line('number', word),
  show: numberText,
  read: (typed) => numberIn(textOf(typed)),
});

export const decimal = (word: PartWord): Part<string> => ({
  ...line('number', word),
  show: (value = '') => value,
  read: (typed) => decimalIn(textOf(typed)),
});

export const text = (word: PartWord): Part<string> => ({
  ...line('text', word),
  show: (value = '') => value,
  read: (typed) => textOf(typed).trim(),
});

export const time = (word: PartWord): Part<WallTime> => ({
  ...line('time', word),
  show: (value) => (value === undefined ? '' : timeText(value)),
  read: (typed) => timeIn(textOf(typed)),
});

/** A calendar date as text; what is no date is shown empty. */
export const date = (word: PartWord): Part<string> => ({
  ...line('date', word),
  show: (value = '') => parsePlainDate(value) ?? '',
  read: (typed) => textOf(typed),
});

export const flag = (word: PartWord): Part<boolean> => ({
  kind: 'switch',
  word,
  show: (value = false) => value,
  read: (typed) => typed === true,
});

export const choice = <Value extends ChoiceWord>(word: PartWord, choices: readonly Value[]): Part<Value> => ({
  kind: 'choice',
  word,
  choices,
  show: (value) => value ?? choices[0] ?? '',
  read: (typed) => choices.find((each) => each === typed),
});

/** Any of several; in the order in which they are offered. */
export const choices = <Value extends ChoiceWord>(
  word: PartWord,
  offered: readonly Value[],
): Part<readonly Value[]> => ({
  kind: 'choices',
  word,
  choices: offered,
  show: (value = []) => value,
  read: (typed) => offered.filter((each) => Array.isArray(typed) && typed.some((one) => one === each)),
});

/** Hours of each day from the first of the workweek. */
export const weekOfHours = (word: PartWord): Part<readonly number[]> => ({
  kind: 'week',
  word,
  show: (value = []) => value.map(hoursText),
  read: (typed) => (Array.isArray(typed) ? typed : []).map((each: Typed) => minutesIn(textOf(each) || '0')),
});

export const rows = <T extends object>(word: PartWord, shape: ShapeOf<T>): Part<readonly T[]> => ({
  kind: 'rows',
  word,
  shape,
  show: (value = []) => value.map((each) => shownRule(shape, each)),
  read: (typed) => (Array.isArray(typed) ? typed : []).map((each: TypedRule) => readRule(shape, each)),
});

/** Parameters that are there together or not at all. */
export const group = <T extends object>(word: PartWord, shape: ShapeOf<T>): Part<T> => ({
  kind: 'group',
  word,
  shape,
  show: (value) => shownRule(shape, value ?? {}),
  read: (typed) => readRule(shape, typed as TypedRule),
});

/** The same, where it may be left empty. */
export const maybe = <T>(part: Part<T>): Part<T> => ({
  ...part,
  isOptional: true,
  read: (typed) => (isEmpty(typed) ? undefined : part.read(typed)),
});

export const rare = <T>(part: Part<T>): Part<T> => ({ ...part, isRare: true });

/** Whether nothing was typed, ticked or added. */
export function isEmpty(typed: Typed | undefined): boolean {
  if (typed === undefined || typeof typed === 'boolean') return typed !== true;
  if (typeof typed === 'string') return typed.trim() === '';
  return Array.isArray(typed) ? typed.length === 0 : Object.values(typed).every((each) => isEmpty(each));
}

export const shownRule = <T>(shape: ShapeOf<T>, rule: Partial<T>): TypedRule =>
  Object.fromEntries(partsOf(shape).map(([key, part]) => [key, part.show(rule[key as keyof T])]));

export const readRule = <T extends object>(shape: ShapeOf<T>, typed: TypedRule): T =>
  present(Object.fromEntries(partsOf(shape).map(([key, part]) => [key, part.read(typed[key] ?? '')]))) as T;

/** A rule of which nothing was typed yet. */
export const emptyRule = (shape: object): TypedRule =>
  Object.fromEntries(partsOf(shape).map(([key, part]) => [key, part.show(undefined)]));

export const partsOf = (shape: object): [string, Part<unknown>][] => Object.entries(shape as Shape);

/** The first part of a rule of which nothing can be made. */
export const unreadIn = (shape: object, typed: TypedRule): string | undefined =>
  partsOf(shape).find(([key, part]) => !isReadable(part, typed[key] ?? ''))?.[0];

function isReadable(part: Part<unknown>, typed: Typed): boolean {
  if (part.isOptional && isEmpty(typed)) return true;
  const read = part.read(typed);
  switch (part.kind) {
    case 'number':
      return typeof read === 'number' ? read !== impossible : parseDecimal(String(read)) !== undefined;
    case 'time':
      return (read as WallTime).hour < 24;
    case 'date':
      return parsePlainDate(String(read)) !== undefined;
    case 'week':
      return (read as readonly number[]).every((each) => each !== impossible);
    case 'rows':
      return (typed as readonly TypedRule[]).every((each) => unreadIn(part.shape, each) === undefined);
    case 'group':
      return unreadIn(part.shape, typed as TypedRule) === undefined;
    default:
      return true;
  }
}
