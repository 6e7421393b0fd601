import { compileMessage } from '@lingui/message-utils/compileMessage';

/** A choice by a number or a word, each with what is said then. */
type Choices = Readonly<Record<string, readonly Token[]>>;

/** Text, a value by its name, or a choice by one. `#` in a choice by a number is that number. */
type Token =
  | string
  | readonly [name: string]
  | readonly [name: string, by: 'select', choices: Choices]
  | readonly [name: string, by: 'plural', choices: Choices];

/** A message as it is read; text alone, where there is nothing to fill in. */
export type Compiled = string | readonly Token[];

type Values = Readonly<Record<string, string | number>>;

/** Compiles an ICU message. In the page it was compiled with the rest, and this gives it back as it is (tools/web/compiled-words.ts). */
export const compile = (message: string): Compiled => compileMessage(message) as Compiled;

/** A reader of compiled messages, by the plural forms and the digits of a locale. */
export function readerIn(locale: string): (message: Compiled, values?: Values) => string {
  const forms = new Intl.PluralRules(locale);
  const digits = new Intl.NumberFormat(locale);

  function chosen(choices: Choices, value: string | number | undefined, byNumber: boolean): readonly Token[] {
    const form = byNumber && !Object.hasOwn(choices, String(value)) ? forms.select(Number(value)) : String(value);
    return (Object.hasOwn(choices, form) ? choices[form] : undefined) ?? choices['other'] ?? [];
  }

  function read(message: Compiled, values: Values = {}, counted?: number): string {
    if (typeof message === 'string') return message;
    return message.map((token) => readToken(token, values, counted)).join('');
  }

  function readToken(token: Token, values: Values, counted: number | undefined): string {
    if (token === '#' && counted !== undefined) return digits.format(counted);
    if (typeof token === 'string') return token;
    const [name, by, choices] = token;
    const value = values[name];
    if (choices === undefined) return String(value ?? '');
    return read(chosen(choices, value, by === 'plural'), values, by === 'plural' ? Number(value) : counted);
  }

  return (message, values) => read(message, values);
}
