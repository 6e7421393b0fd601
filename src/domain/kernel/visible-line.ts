/**
 * No control character, no line or paragraph separator, nothing that turns the direction of what
 * follows; and something to see. Joiners (U+200C, U+200D) stay, since names are spelled with them.
 */
export const visibleLine =
  /^(?=.*(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{S}\p{P}])[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;

/** The same of several lines: with line breaks and tabs. */
export const visibleParagraphs =
  /^(?=[^]*(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{S}\p{P}])(?:[\n\r\t]|[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069])*$/u;

/** What ends a line elsewhere: a word processor and a table carry it along. */
const foreignBreaks = /[\v\f\u0085\u2028\u2029]/gu;
const breaksAndTabs = /[\n\r\t]+/gu;
const unseen = /(?![\n\r\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * What was typed or pasted, without the characters that {@link visibleParagraphs} does not take: nobody sees them, so nobody could mend them.
 * What ends a line elsewhere ends one here.
 */
export const typedParagraphs = (text: string): string => text.replace(foreignBreaks, '\n').replace(unseen, '');

/** The same of one line, see {@link visibleLine}: breaks and tabs are spaces in it. */
export const typedLine = (text: string): string => typedParagraphs(text).replace(breaksAndTabs, ' ');

/** What somebody says by what they typed, without the space around it; nothing, where there is nothing to see. */
export function saidBy(typed: string): string {
  const said = typedParagraphs(typed).trim();
  return visibleParagraphs.test(said) ? said : '';
}
