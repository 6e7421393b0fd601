import type { Language } from '../domain/kernel/language.ts';
import type { MessageKey, Messages } from './catalog.ts';
import { compile, readerIn, type Compiled } from './message.ts';
import type { PlaceholdersOf } from './placeholders.ts';

type ValuesOf<Key extends MessageKey> = Messages[Key] extends infer Message extends string
  ? PlaceholdersOf<Message>
  : never;

/** What a message needs besides its key: nothing, or a value for each of its placeholders. */
type Needs<Key extends MessageKey> = [ValuesOf<Key>] extends [never]
  ? []
  : [values: Readonly<Record<ValuesOf<Key>, string | number>>];

/** The messages that need nothing but their key. */
export type PlainKey = { [Key in MessageKey]: [ValuesOf<Key>] extends [never] ? Key : never }[MessageKey];

/** Says one message; a missing value, or one that the message does not know, does not compile. */
export type Say = <Key extends MessageKey>(key: Key, ...needs: Needs<Key>) => string;

/** One language, able to say everything. */
export interface Speaker {
  readonly language: Language;
  readonly direction: 'ltr' | 'rtl';
  /** The locale for `Intl` and for React Aria: Latin digits in all three. */
  readonly locale: string;
  readonly say: Say;
  /** Whether there is a message of this key: for keys that are put together, such as those of letters. */
  readonly knows: (key: string) => boolean;
}

export const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US', ar: 'ar-EG-u-nu-latn' };

/** Right to left for Arabic, left to right for the others. */
export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');

/**
 * Makes a speaker from a language's catalog. Messages are compiled when they are first said.
 *
 * @param lacks answers for a message that the catalog does not hold: a page reads its catalog by chapters (chapters.ts)
 */
export function makeSpeaker(
  language: Language,
  catalog: Readonly<Partial<Record<MessageKey, string>>>,
  lacks: (key: MessageKey) => string = (key) => key,
): Speaker {
  const read = readerIn(locales[language]);
  const compiled = new Map<MessageKey, Compiled>();
  const direction = directionOf(language);

  const say = (key: MessageKey, values?: Readonly<Record<string, string | number>>): string => {
    let message = compiled.get(key);
    if (message === undefined) {
      const text = catalog[key];
      if (text === undefined) return lacks(key);
      message = compile(text);
      compiled.set(key, message);
    }
    return read(message, values && direction === 'rtl' ? isolated(values) : values);
  };
  return { language, direction, locale: locales[language], say, knows: (key) => Object.hasOwn(catalog, key) };
}

/**
 * A name in Latin letters would pull the punctuation beside it to the wrong side of an Arabic
 * sentence: U+2068 and U+2069 keep each text to itself. Choices of a select must stay bare.
 */
function isolated(values: Readonly<Record<string, string | number>>): Record<string, string | number> {
  const entries = Object.entries(values).map(([name, value]): [string, string | number] =>
    typeof value === 'string' && !/^[a-z_]*$/.test(value) ? [name, keptToItself(value)] : [name, value],
  );
  return Object.fromEntries(entries);
}

const wasSaid = /^[^\u2068\u2069]*(?:\u2068[^\u2068\u2069]*\u2069[^\u2068\u2069]*)+$/;

/**
 * What was said as a sentence already, its names kept to themselves, has nothing left that tells its direction: alone it would be read from the
 * left. A mark without its other half is somebody's own text, and would draw what follows it along.
 */
const keptToItself = (value: string): string =>
  wasSaid.test(value) ? value : `\u2068${value.replace(/[\u2068\u2069]/g, '')}\u2069`;
