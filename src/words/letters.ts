import type { MessageKey, Messages } from './catalog.ts';
import { en } from './en/index.ts';
import type { PlaceholdersOf } from './placeholders.ts';
import type { Speaker } from './speak.ts';

type KindOfLetter<Key> = Key extends `letter.${infer Kind}.subject` ? Kind : never;
type KindOfText<Key> = Key extends `text.${infer Kind}` ? Kind : never;

/** Every kind of mail: one entry in the catalogs makes one. */
export type LetterKind = KindOfLetter<MessageKey>;
/** Every kind of text message. */
export type TextKind = KindOfText<MessageKey>;

type Values<Key extends MessageKey> = Readonly<Record<PlaceholdersOf<Messages[Key]>, string | number>>;

/** The facts of every kind, worked out once: asked of a kind that is not yet known, a template of keys would try them all each time. */
type FactsOfLetters = {
  [Kind in LetterKind]: Values<`letter.${Kind}.${string}` & MessageKey> &
    (`letter.${Kind}.action` extends MessageKey ? { readonly link: `/${string}` } : unknown);
};
type FactsOfTexts = { [Kind in TextKind]: Values<`text.${Kind}` & MessageKey> };

/** What a letter of this kind must be told: the values that its sentences name, and where its link leads, if it has one. */
export type LetterFacts<Kind extends LetterKind> = FactsOfLetters[Kind];

/** What a text message of this kind must be told. */
export type TextFacts<Kind extends TextKind> = FactsOfTexts[Kind];

export interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly action: { readonly label: string; readonly hint: string } | undefined;
  readonly note: string | undefined;
  readonly foot: string;
}

type Facts = Readonly<Record<string, string | number>>;

/** Says a letter. Its facts have been through the database: that they belong to the kind was checked when it was posted. */
export function composeLetter(speaker: Speaker, kind: string, facts: Facts, organization: string): Letter {
  const say = saying(speaker, { ...facts, organization });
  const text = say(`letter.${kind}.text`);
  const subject = say(`letter.${kind}.subject`);
  if (subject === undefined || text === undefined) throw new Error(`there are no words for a letter of kind ${kind}`);
  const label = say(`letter.${kind}.action`);
  return {
    subject: oneLine(speaker.direction === 'rtl' ? subject : withoutMarks(subject)),
    // What was left empty, such as a note, leaves no gap.
    paragraphs: text.split('\n\n').filter((paragraph) => paragraph.trim() !== ''),
    action: label === undefined ? undefined : { label, hint: speaker.say('letter.frame.linkHint') },
    note: say(`letter.${kind}.note`),
    foot: speaker.say('letter.frame.sentFor', { organization }),
  };
}

/** The line above a letter, as a list of many shows it. */
export function composeHeadline(speaker: Speaker, kind: string, facts: Facts): string {
  const headline = saying(speaker, facts)(`letter.${kind}.subject`);
  if (headline === undefined) throw new Error(`there are no words for a letter of kind ${kind}`);
  return headline;
}

/** Those of a letter's facts that its headline names: what a list of many may keep of it. */
export function factsOfHeadline(kind: LetterKind, facts: Facts): Facts {
  const named = new Set([...en[`letter.${kind}.subject`].matchAll(/\{(\w+)/g)].map(([, name]) => name));
  return Object.fromEntries(Object.entries(facts).filter(([name]) => named.has(name)));
}

/** Says a text message, without marks of direction: a phone looks for the bare digits of a code. */
export function composeText(speaker: Speaker, kind: string, facts: Facts): string {
  const text = saying(speaker, facts)(`text.${kind}`);
  if (text === undefined) throw new Error(`there are no words for a text message of kind ${kind}`);
  return withoutMarks(text);
}

const saying =
  ({ say, knows }: Speaker, facts: Facts) =>
  (key: string): string | undefined =>
    knows(key) ? (say as (key: string, values: Facts) => string)(key, facts) : undefined;

const withoutMarks = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

/** A subject is a header: whatever a name holds, it stays one line of it. From right to left its names stay kept to themselves, there and in the heading. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
