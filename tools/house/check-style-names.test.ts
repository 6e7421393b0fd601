import { expect, test } from 'vitest';
import { checkStyleNames } from './check-style-names.ts';

const given = { file: 'src/web/tokens.css', text: ':root {\n  --accent: #43a;\n}\n' };
const part = { file: 'src/web/ui/bar.tsx', text: "style={{ '--share': share } as CSSProperties}" };

test('a name that no style gives is told with its line', () => {
  const text = 'a {\n  color: var(--accent);\n  background: var(--acc);\n}\n';
  expect(checkStyleNames([given, { file: 'src/web/a.css', text }])).toMatchObject([
    { where: 'src/web/a.css:3', what: 'no style gives --acc' },
  ]);
});

test('a part may give a name, and one with a value to fall back on need not be given', () => {
  const text = 'i { inline-size: var(--share); translate: calc(1px * var(--flip, 1)); }';
  expect(checkStyleNames([given, part, { file: 'src/web/b.css', text }])).toEqual([]);
});
