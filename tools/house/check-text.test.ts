import { expect, test } from 'vitest';
import { checkText } from './check-text.ts';

const refused: readonly (readonly [file: string, text: string])[] = [
  ['src/domain/kernel/time.ts', 'const now = new Date();'],
  ['src/server/people/read.ts', 'const now = new Date( ).getTime();'],
  ['src/words/formats.ts', 'const now = new Date;'],
  ['src/web/time-clock/view.ts', 'const now = +new Date();'],
  ['src/web/ui/button.css', '.button { margin-left: 4px; }'],
  ['src/web/ui/button.css', '.button { padding-right: 4px; }'],
  ['src/web/ui/button.css', '.button { border-left-color: red; }'],
  ['src/web/ui/button.css', '.button { border-top-left-radius: 4px; }'],
  ['src/web/ui/button.css', '.button { scroll-margin-right: 0; }'],
  ['src/web/ui/button.css', '.button {\n  left: 0;\n}'],
  ['src/web/ui/button.css', '.button{right:0}'],
  ['src/web/ui/button.css', '.button { text-align: left; }'],
  ['src/web/ui/button.css', '.button { float: right; }'],
  ['src/web/ui/button.css', '.button { transform-origin: top left; }'],
  ['src/web/ui/button.css', '.pane-left { color: red; }'],
  ['src/web/ui/button.tsx', '<p style={{ marginLeft: 4 }} />'],
  ['src/web/ui/button.tsx', "<p style={{ textAlign: 'right' }} />"],
  ['src/web/ui/button.tsx', '<p style={{ top: 0, left: 0 }} />'],
  ['src/web/ui/button.tsx', '<p className="pane left" />'],
  ['src/web/ui/button.tsx', '<p className="card ml-2" />'],
  ['src/web/ui/button.tsx', '<Popover placement="left" />'],
];

const allowed: readonly (readonly [file: string, text: string])[] = [
  ['src/domain/kernel/time.ts', 'new Date(at).toISOString(); // never new Date()'],
  ['src/server/kernel/clock.ts', 'export const now = () => new Date();'],
  ['src/domain/kernel/time.test.ts', 'const now = new Date();'],
  ['src/web/ui/button.css', '.button { margin-inline-start: 4px; inset-inline-end: 0; text-align: start; }'],
  ['src/web/ui/button.css', '.button { background: linear-gradient(to right, red, blue); } /* left: 0 */'],
  ['src/web/ui/button.css', '.button { --left: 4px; }'],
  ['src/web/ui/button.tsx', 'const left = total - used; const url = "https://example.org/left";'],
  ['src/web/ui/button.tsx', '<Popover placement="bottom start" className="pane-start upright" />'],
];

test.each(refused)('%s must not say: %s', (file, text) => {
  const found = checkText(file, text);
  expect(found).toHaveLength(1);
  expect(found[0]?.where).toMatch(/:\d+$/);
});

test.each(allowed)('%s may say: %s', (file, text) => {
  expect(checkText(file, text)).toEqual([]);
});

test('the line is told, comments or not', () => {
  const [found] = checkText('src/web/ui/a.css', '/* one\n   two */\n.a {\n  left: 0;\n}\n');
  expect(found?.where).toBe('src/web/ui/a.css:4');
});
