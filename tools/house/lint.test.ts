import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { aHouse } from './a-house.ts';

/** What the linter must refuse: a rule, where, and the code. */
const refused: readonly (readonly [rule: string, file: string, code: string])[] = [
  ['eslint(no-restricted-globals)', 'src/domain/people/a.ts', 'export const now = (): number => Date.now();'],
  ['eslint(no-restricted-globals)', 'src/domain/people/b.ts', 'export const now = (): Date => new Date();'],
  ['eslint(no-restricted-globals)', 'src/contract/people.ts', 'export const now = (): number => performance.now();'],
  ['eslint(no-restricted-globals)', 'src/domain/people/c.ts', 'export const id = (): string => crypto.randomUUID();'],
  ['eslint(no-restricted-globals)', 'src/domain/people/d.ts', "export const n = (): number => parseFloat('1.5');"],
  ['eslint(no-restricted-properties)', 'src/domain/people/e.ts', 'export const dice = (): number => Math.random();'],
  [
    'eslint(no-restricted-properties)',
    'src/domain/people/f.ts',
    'export const text = (n: number): string => n.toFixed(2);',
  ],
  [
    'eslint(no-restricted-properties)',
    'src/domain/people/g.ts',
    "export const n = (): number => Number.parseFloat('1');",
  ],
  ['eslint(no-restricted-properties)', 'src/domain/kernel/time.ts', 'export const now = (): number => Date.now();'],
  ['eslint(no-restricted-properties)', 'src/server/people/read.ts', 'export const now = (): number => Date.now();'],
  [
    'eslint(no-restricted-globals)',
    'src/server/people/jobs.ts',
    'export const id = (): string => crypto.randomUUID();',
  ],
  [
    'eslint(no-restricted-properties)',
    'src/server/people/add-one.ts',
    'export const dice = (): number => Math.random();',
  ],
  [
    'eslint(no-restricted-imports)',
    'src/server/people/add-id.ts',
    "import { randomUUID } from 'node:crypto';\nexport const id = (): string => randomUUID();",
  ],
  [
    'eslint(no-restricted-imports)',
    'src/server/people/add-v7.ts',
    "import { v7 } from 'uuid';\nexport const id = (): string => v7();",
  ],
  ['eslint(no-restricted-properties)', 'src/web/people/view.ts', 'export const now = (): number => Date.now();'],
  ['react(jsx-no-literals)', 'src/web/people/a-part.tsx', 'export const A = () => <p>Hello</p>;'],
  ['react(jsx-no-literals)', 'src/web/people/b-part.tsx', "export const A = () => <p>{'Hello'}</p>;"],
  ['react(jsx-no-literals)', 'src/web/people/c-part.tsx', 'export const A = () => <p aria-label="Hello" />;'],
  ['typescript(no-explicit-any)', 'src/web/people/d-part.tsx', 'export const a = (b: any): unknown => b;'],
  [
    'typescript(no-floating-promises)',
    'src/server/people/add-two.ts',
    'export function a(b: Promise<void>): void {\n  b;\n}',
  ],
  [
    'typescript(no-misused-promises)',
    'src/server/people/add-three.ts',
    'export const a = (b: () => Promise<void>): void => [1].forEach(b);',
  ],
  [
    'typescript(no-unsafe-return)',
    'src/server/people/add-four.ts',
    'export const a = (b: string): string => JSON.parse(b);',
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'src/domain/people/h.ts',
    "export function a(b: 'x' | 'y'): void {\n  switch (b) {\n    case 'x':\n      return;\n  }\n}",
  ],
  ['typescript(consistent-type-imports)', 'src/domain/people/i.ts', "export type A = import('./h.ts').A;"],
  ['typescript(ban-ts-comment)', 'src/domain/people/j.ts', '// @ts-ignore\nexport const a = 1;'],
  ['eslint(no-warning-comments)', 'src/domain/people/k.ts', '// TODO: later\nexport const a = 1;'],
  [
    'eslint(no-empty)',
    'src/domain/people/l.ts',
    'export function a(b: () => void): void {\n  try {\n    b();\n  } catch {}\n}',
  ],
  ['eslint(no-console)', 'src/server/people/add-five.ts', "export const a = (): void => console.log('a');"],
  [
    'react-hooks(rules-of-hooks)',
    'src/web/people/e-part.tsx',
    "import { useState } from 'react';\nexport function A({ b }: { b: boolean }) {\n  if (b) useState(1);\n  return null;\n}",
  ],
  ['jsx-a11y(alt-text)', 'src/web/people/f-part.tsx', 'export const A = () => <img src="a.png" />;'],
  [
    'eslint(max-lines)',
    'src/domain/people/m.ts',
    Array.from({ length: 301 }, (_, n) => `export const a${n} = ${n};`).join('\n'),
  ],
];

const allowed: readonly (readonly [file: string, code: string])[] = [
  ['src/server/kernel/clock.ts', 'export const now = (): number => Date.now();'],
  ['src/domain/people/n.test.ts', 'export const now = (): number => Date.now();'],
  [
    'src/web/people/g-part.tsx',
    'export const A = ({ say }: { say: (key: string) => string }) => <p className="a">{say(\'hello\')} ·</p>;',
  ],
  ['tools/greet.ts', "console.log('hello');"],
];

test('the linter refuses what it is there to refuse, and nothing else', () => {
  const code = [...refused.map(([, file, text]) => [file, text]), ...allowed].map(([file, text]) => [
    file,
    `${text}\n`,
  ]);
  const root = aHouse(Object.fromEntries(code) as Record<string, string>);
  const found = lint(root);
  const missed = refused.filter(([rule, file]) => !found.some((told) => told.code === rule && told.filename === file));
  expect(missed).toEqual([]);
  expect(found.filter(({ filename }) => allowed.some(([file]) => file === filename))).toEqual([]);
}, 30_000);

interface Told {
  readonly code: string;
  readonly filename: string;
}

function lint(root: string): readonly Told[] {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json', 'src', 'tools'], {
    cwd: root,
    encoding: 'utf8',
    timeout: 25_000,
  });
  return (JSON.parse(stdout) as { diagnostics: Told[] }).diagnostics;
}
