import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../domain/kernel/language.ts';
import { ar } from './ar/index.ts';
import type { Catalog, MessageKey } from './catalog.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { locales } from './speak.ts';

const catalogs: Readonly<Record<Language, Catalog>> = { en, es, ar };
const keys = Object.keys(en) as MessageKey[];

type Token = string | readonly [name: string, type?: string, choices?: unknown];

/** Every placeholder of a message, in whatever choice it stands. */
function placeholders(tokens: unknown): Set<string> {
  const found = new Set<string>();
  visit(tokens, (name) => found.add(name));
  return found;
}

/** The choices of each plural in a message. */
function pluralsOf(tokens: unknown): string[][] {
  const found: string[][] = [];
  visit(tokens, (_name, type, choices) => {
    if (type === 'plural' && typeof choices === 'object' && choices !== null) found.push(Object.keys(choices));
  });
  return found;
}

function visit(tokens: unknown, see: (name: string, type?: string, choices?: unknown) => void): void {
  if (!Array.isArray(tokens)) return;
  for (const token of tokens as Token[]) {
    if (typeof token === 'string') continue;
    const [name, type, choices] = token;
    see(name, type, choices);
    if (typeof choices === 'object' && choices !== null)
      for (const choice of Object.values(choices)) visit(choice, see);
  }
}

describe.each(languages)('in %s', (language) => {
  const catalog = catalogs[language];

  test('every message asks for the same values as in English', () => {
    const different = keys.filter((key) => {
      const here = [...placeholders(compileMessage(catalog[key]))].toSorted();
      const there = [...placeholders(compileMessage(en[key]))].toSorted();
      return here.join() !== there.join();
    });
    expect(different).toEqual([]);
  });

  test('every plural has each form that the language distinguishes', () => {
    const categories = new Intl.PluralRules(locales[language]).resolvedOptions().pluralCategories;
    const lacking = keys.filter((key) =>
      pluralsOf(compileMessage(catalog[key])).some((forms) => categories.some((form) => !forms.includes(form))),
    );
    expect(lacking).toEqual([]);
  });

  test('what reads messages knows every kind of choice that one has', () => {
    const unknown = keys.filter((key) => {
      let isUnknown = false;
      visit(compileMessage(catalog[key]), (_name, type, choices) => {
        const { offset } = { offset: undefined, ...(choices as object | undefined) };
        isUnknown ||= offset !== undefined || ![undefined, 'plural', 'select'].includes(type);
      });
      return isUnknown;
    });
    expect(unknown).toEqual([]);
  });

  test('no message is empty, and none is left over from an older catalog', () => {
    expect(Object.keys(catalog).toSorted()).toEqual(keys.toSorted());
    expect(keys.filter((key) => catalog[key].trim() === '')).toEqual([]);
  });
});

test('no key is defined by two nouns, and none is left out of the whole', () => {
  const sources = import.meta.glob<string>('./en/**/*.ts', { query: '?raw', import: 'default', eager: true });
  const all = Object.values(sources).flatMap((text) =>
    Array.from(text.matchAll(/^ {2}'([^']+)':/gm), ([, key = '']) => key),
  );
  expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
  const said: ReadonlySet<string> = new Set(keys);
  expect(all.length).toBeGreaterThan(4_000);
  expect(all.filter((key) => !said.has(key))).toEqual([]);
});

test('in Spanish a time card has one word, and whoever pays or is paid is spoken to as tú', () => {
  const said = Object.entries<string>(es);
  expect(said.filter(([, text]) => /tarjetas? de tiempo/i.test(text))).toEqual([]);
  const formal =
    /(?<!\p{L})(?:usted(?:es)?|elija|escriba|indique|introduzca|revise|confirme|pida|mire|vuelva|quite)(?!\p{L})/iu;
  expect(said.filter(([key, text]) => key.startsWith('payroll.') && formal.test(text))).toEqual([]);
});

test('what Spanish says of the schedule and of time off is said to a tú', () => {
  const usted =
    /\b(?:ustedes|usted|arrastre|mantenga|elija|indique|diga|mire|deje|escriba|intente|vuelva a)\b|\bsu (?:responsable|gerente|organización|confirmación)\b|\bes suyo\b/iu;
  const said = Object.entries(es).filter(([key]) => /^(?:schedule|timeOff)\./u.test(key));
  expect(said.filter(([, text]) => usted.test(text))).toEqual([]);
});

test('in Arabic a shift has one word, whatever people type to find the schedule', () => {
  const other = /وردي(?:ة|ت|ات)|(?<!\p{L})(?:[وفبكل]?ال|[وفبكل]|لل)?نوب(?:ة|ت|ات)/u;
  const said = Object.entries<string>(ar).filter(([key]) => !key.startsWith('guidance.also.'));
  expect(said.filter(([, text]) => other.test(text))).toEqual([]);
});
