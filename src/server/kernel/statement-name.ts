const names = new Map<string, string>();
const mostNames = 500;
const longestNamed = 2_000;
/** A list or rows as long as what was asked with: each length is a text of its own, and would take a name for ever. */
const ofManyLengths = /\bin \(\$\d+(, \$\d+)*\)|\), \(\$\d+/;

/** The same text gets the same name, so that PostgreSQL plans it once per connection; none where it is one of many of its kind. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= mostNames || text.length > longestNamed || ofManyLengths.test(text)) return undefined;
  const name = `q${names.size}`;
  names.set(text, name);
  return name;
}
