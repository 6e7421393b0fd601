import { languages, type Language } from '../domain/kernel/language.ts';
import { composeHeadline, factsOfHeadline, type LetterKind } from './letters.ts';
import { speakers } from './speakers.ts';

type Facts = Readonly<Record<string, string | number>>;

/** What the list keeps of a telling: dates, hours and names of things stand in it as each language says them. */
export interface NoticeFacts {
  /** As its reader's language said them when they were told. */
  readonly facts: Facts;
  /** Those that another language says otherwise. */
  readonly otherwise: Readonly<Partial<Record<Language, Facts>>>;
}

/**
 * What the headline of a kind names, in every language: its reader may choose another one, and reads the line in that.
 *
 * @param told in what they are told now
 * @param factsIn the same facts as a language says them
 */
export function noticeFacts(
  kind: LetterKind,
  told: { readonly language: Language; readonly facts: Facts },
  factsIn: (language: Language) => Facts,
): NoticeFacts {
  const facts = factsOfHeadline(kind, told.facts);
  const others = languages.flatMap((language) => {
    if (language === told.language) return [];
    const own = Object.entries(factsOfHeadline(kind, factsIn(language))).filter(
      ([name, value]) => facts[name] !== value,
    );
    return own.length === 0 ? [] : [[language, Object.fromEntries(own)] as const];
  });
  return { facts, otherwise: Object.fromEntries(others) };
}

/** The line of a notice, all of it in one language. */
export const noticeHeadline = (
  language: Language,
  { kind, facts, otherwise }: NoticeFacts & { readonly kind: LetterKind },
): string => composeHeadline(speakers[language], kind, { ...facts, ...otherwise[language] });
