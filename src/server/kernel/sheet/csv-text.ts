import { stringify } from 'csv-stringify/sync';

/**
 * Lines as CSV (RFC 4180). Quoted is also what separates elsewhere: much of Europe and Latin America opens files by the semicolon, some by
 * the tab, and there half a name would be a cell of its own.
 *
 * @param hasMark begins with the mark by which Excel knows UTF-8, which importers would take for a part of the first title
 */
export const csvText = (lines: readonly (readonly string[])[], { hasMark }: { readonly hasMark: boolean }): string =>
  stringify(
    lines.map((line) => [...line]),
    { record_delimiter: 'windows', quoted_match: /[;\t\r\n]/, bom: hasMark },
  );

/**
 * A text in which a spreadsheet takes nothing for a formula: not its beginning, and not what follows a semicolon, a tab or the end of a
 * line in it. A quote in the middle of a line holds nothing together for a program that reads by semicolons.
 */
export const harmless = (text: string): string => text.replaceAll(beforeFormula, "$1'").replace(/^(?=[\t\r])/, "'");

const beforeFormula = /((?:^|[;\t\r\n])[ "]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
