import type { Violation } from './violation.ts';

/** A pattern that must not occur in some files, which the linter has no rule for. */
interface Ban {
  readonly name: string;
  readonly files: RegExp;
  readonly pattern: RegExp;
  readonly instead: string;
}

const logical =
  'Use start and end, which follow the direction of the script: margin-inline-start, inset-inline-end, text-align: start.';

const bans: readonly Ban[] = [
  {
    name: 'the present moment',
    files: /^src\/(?:domain|contract|words|server\/(?!kernel\/))(?!.*[.]test[.]ts$).*[.]ts$|^src\/web\/.*\/view[.]ts$/,
    pattern: /\bnew Date(?:\(\s*\)|(?![\w(]))/g,
    instead: 'Nobody but the door knows what time it is: take ctx.now, or a parameter of type Instant.',
  },
  {
    name: 'a physical side in a style',
    files: /^src\/web\/.*[.]css$/,
    pattern:
      /(?<![\w-])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|(?<![\w-])(?:text-align|float|clear|caption-side)\s*:\s*(?:left|right)\b|(?<![\w-])(?:transform-origin|background-position|object-position)\s*:[^;]*\b(?:left|right)\b|[.#][\w-]*-(?:left|right)\b/g,
    instead: logical,
  },
  {
    name: 'a physical side in a part',
    files: /^src\/web\/(?!.*[.]test[.]tsx?$).*[.]tsx?$/,
    pattern:
      /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*\b|\bborder(?:Top|Bottom)(?:Left|Right)Radius\b|\btextAlign:\s*['"](?:left|right)['"]|\bstyle=\{\{[^}]*\b(?:left|right):|\bplacement=(?:\{\s*)?['"](?:left|right)|\bclassName=(?:\{\s*)?['"`](?:[^'"`]*[\s-])?(?:left|right|m[lr]-\S+|p[lr]-\S+)(?=[\s'"`])/g,
    instead: logical,
  },
];

/** Comments say what they like: each is replaced by as much space, so that lines keep their numbers. */
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:\w'"`])\/\/[^\n]*/g, (comment) => comment.replaceAll(/[^\n]/g, ' '));

/** Looks in one file's text for what the linter has no rule for. */
export function checkText(file: string, text: string): Violation[] {
  const banned = bans.filter(({ files }) => files.test(file));
  if (banned.length === 0) return [];
  const code = withoutComments(text);
  return banned.flatMap(({ name, pattern, instead }) =>
    [...code.matchAll(pattern)].map((match) => ({
      where: `${file}:${code.slice(0, match.index).split('\n').length}`,
      what: `${name}: ${match[0].trim()}`,
      instead,
    })),
  );
}

/** Whether {@link checkText} has anything to say about a file of this name. */
export const isChecked = (file: string): boolean => bans.some(({ files }) => files.test(file));
