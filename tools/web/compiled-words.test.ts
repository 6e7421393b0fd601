import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { withMessagesCompiled } from './compiled-words.ts';

const compiled = (code: string): string => withMessagesCompiled(code, parseSync('catalog.ts', code).program);

test('a message is compiled where it stands, and everything around it stays', () => {
  const code = `import type { Translation } from '../catalog.ts';
export const clock: Translation<typeof source> = {
  ...kernel,
  'clock.in': 'Clock in', // as seed.md says
  'clock.of': '{name}’s clock',
  'clock.left':
    '{n, plural, one {# hour} other {# hours}} left',
} as const;`;
  expect(compiled(code)).toBe(`import type { Translation } from '../catalog.ts';
export const clock: Translation<typeof source> = {
  ...kernel,
  'clock.in': "Clock in", // as seed.md says
  'clock.of': [["name"],"’s clock"],
  'clock.left':
    [["n","plural",{"one":["#"," hour"],"other":["#"," hours"]}]," left"],
} as const;`);
});

test('a list of nothing but messages is read as JSON, which is quicker than code', () => {
  const code = `export const clock = {
  'clock.in': 'Clock in', // as seed.md says
  'clock.of': '{name}’s "clock"',
} as const satisfies Messages;`;
  const listed = String.raw`"{\"clock.in\":\"Clock in\",\"clock.of\":[[\"name\"],\"’s \\\"clock\\\"\"]}"`;
  expect(compiled(code)).toBe(
    `export const clock = /* @__PURE__ */ JSON.parse(${listed}) as const satisfies Messages;`,
  );
});

test('marks that a message escapes are text in the page', () => {
  expect(compiled(`const x = { ...y, 'a.b': "Write '{name}', isn''t it" };`)).toBe(
    `const x = { ...y, 'a.b': "Write {name}, isn't it" };`,
  );
});

test.each(['`${shortest} characters`', "'At most ' + longest", 'longest', '{ one: 1 }'])(
  'a message that is %s cannot be compiled, and the build says so',
  (value) => {
    expect(() => compiled(`const x = { 'a.b': ${value} };`)).toThrow('no text that can be compiled');
  },
);
