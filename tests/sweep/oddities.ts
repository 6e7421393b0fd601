/** Values that no form would send, of every kind that JSON has. */
const odd: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.5,
  2 ** 31,
  -(2 ** 53),
  2 ** 53 + 2,
  1e308,
  -1e-300,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b',
  '👩‍👩‍👧‍👦'.repeat(40),
  'x'.repeat(100_000),
  '%00',
  '../../etc/passwd',
  "' or 1=1; --",
  '${7*7}',
  '{0, plural, other {#}}',
  '00000000-0000-0000-0000-000000000000',
  '00000000-0000-7000-8000-000000000000',
  'FFFFFFFF-FFFF-7FFF-BFFF-FFFFFFFFFFFF',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '1899-12-31',
  '2199-12-31',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59-23:59',
  '2026-11-20T25:00:00Z',
  '1900-01-01T00:00:00Z',
  '2199-12-31T23:59:59.999Z',
  'Etc/GMT+99',
  '+05:00',
  'UTC',
  'constructor',
  '__proto__',
  'toString',
  [],
  [[]],
  [null],
  Array.from({ length: 5_000 }, () => 'x'),
  {},
  { length: 3 },
  { toString: 'x' },
  { valueOf: null },
  { $ne: null },
];

/** A body with something odd in it, as it goes over the wire. */
export interface Odd {
  readonly what: string;
  readonly body: unknown;
}

/** A valid body with each of its leaves in turn replaced by everything odd, left out, or joined by what nobody asked for. */
export function* oddBodies(valid: Readonly<Record<string, unknown>>): Generator<Odd> {
  for (const key of Object.keys(valid)) {
    const { [key]: _, ...others } = valid;
    yield { what: `without ${key}`, body: others };
    for (const [index, value] of odd.entries())
      yield { what: `${key}: oddity ${index}`, body: { ...valid, [key]: value } };
  }
  yield {
    what: 'with a stranger in it',
    body: { ...valid, role: 'admin', organizationId: 'x', status: 'active', isAdmin: true },
  };
  yield* odd.map((body, index) => ({ what: `oddity ${index}`, body }));
}

/**
 * Paths with each parameter, and each value of the query, replaced by everything odd that a path can hold; where there is neither, a
 * few with a query that nobody asked for.
 */
export function* oddPaths(path: string): Generator<string> {
  const texts = odd
    .filter((value) => typeof value === 'string')
    .map((text) => encodeURIComponent(text.toWellFormed().slice(0, 2_000)));
  const id = /[0-9a-f]{8}-[0-9a-f-]{27}/;
  const [pathname = '', asked] = path.split('?');
  if (!id.test(pathname) && asked === undefined) {
    yield* ['?', '?date=', '?%00=%00', '?__proto__=x', '?a[b]=c&a=d', `?${'x=1&'.repeat(1_500)}`].map(
      (query) => pathname + query,
    );
    return;
  }
  for (const text of [...texts, '%', '%ff', '%c0%80']) {
    if (id.test(pathname)) yield pathname.replace(id, text);
    for (const name of new URLSearchParams(asked).keys()) {
      yield `${pathname}?${name}=${text}`;
      yield `${pathname}?${name}=${text}&${name}=${text}`;
    }
  }
}

/** Bodies that are no JSON, or JSON that would break what reads it carelessly: text, and how its kind is told. */
export const brokenBodies: readonly (readonly [what: string, body: string, headers: Record<string, string>])[] = [
  ['nothing', '', {}],
  ['half an object', '{"email": "a', {}],
  ['two values', '{} {}', {}],
  ['a comment', '/* */ {}', {}],
  ['a single quote', "{'a': 1}", {}],
  ['NaN', '{"a": NaN}', {}],
  ['a byte order mark and rubbish', '\ufeffrubbish', {}],
  ['a null byte', '\u0000', {}],
  ['a prototype', '{"__proto__": {"role": "admin"}}', {}],
  ['a constructor', '{"constructor": {"prototype": {"role": "admin"}}}', {}],
  ['a hundred thousand arrays, open', '['.repeat(100_000), {}],
  ['a hundred thousand arrays', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, {}],
  ['thirty thousand objects', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`, {}],
  ['a very long number', `{"a": ${'9'.repeat(200_000)}}`, {}],
  ['more than is taken', JSON.stringify({ a: 'x'.repeat(300_000) }), {}],
  ['XML', '<a/>', { 'content-type': 'application/xml' }],
  ['a form', 'email=a%40b.example&password=x', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a file', '--b\r\n\r\n--b--', { 'content-type': 'multipart/form-data; boundary=b' }],
  ['plain text', '{}', { 'content-type': 'text/plain' }],
  ['JSON by another name', '{}', { 'content-type': 'application/json-patch+json' }],
  ['a kind that is none', '{}', { 'content-type': ';;;' }],
];
