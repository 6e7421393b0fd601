/**
 * The names of the placeholders in an ICU message, read from its text by the type checker:
 * `'{count, plural, one {# day} other {# days}} in {place}'` gives `'count' | 'place'`.
 *
 * A message stands in one of two modes, kept on a stack: `text`, where `{` opens a placeholder,
 * and `choice` (inside plural or select), where `{` opens the text of one choice.
 */
export type PlaceholdersOf<Message extends string> = Scan<Message, ['text'], never>;

type Mode = 'text' | 'choice';

type Scan<Rest extends string, Stack extends Mode[], Found> = Rest extends `${infer Before}{${infer After}`
  ? Before extends `${infer Closed}}${infer Between}`
    ? Pop<Closed, `${Between}{${After}`, Stack, Found>
    : Stack extends ['choice', ...Mode[]]
      ? Scan<After, ['text', ...Stack], Found>
      : Open<After, Stack, Found>
  : Found;

type Pop<Closed extends string, Rest extends string, Stack extends Mode[], Found> = Closed extends `${string}{${string}`
  ? never
  : Stack extends [Mode, ...infer Outer extends Mode[]]
    ? Scan<Rest, Outer, Found>
    : Found;

type Open<After extends string, Stack extends Mode[], Found> = After extends `${infer Head}}${infer Tail}`
  ? Head extends `${infer Name},${string}{${string}`
    ? Scan<DropName<After>, ['choice', ...Stack], Found | Name>
    : Head extends `${infer Name},${string}`
      ? Scan<Tail, Stack, Found | Name>
      : Scan<Tail, Stack, Found | Head>
  : Found;

type DropName<After extends string> = After extends `${string},${infer Tail}` ? Tail : never;
