import { dirname, relative } from 'node:path';
import { expect, test } from 'vitest';
import { aHouse } from './a-house.ts';
import { checkImports } from './check-imports.ts';
import { importRules } from './import-rules.ts';
import { nouns } from './nouns.ts';

interface Case {
  readonly from: string;
  readonly to: string;
  /** The rule that refuses it; none, if it is as it should be. */
  readonly rule?: string;
  readonly only?: 'type';
}

const later = nouns.slice(0, -1).map((noun, index) => ({
  from: `src/domain/${noun}/early.ts`,
  to: `src/domain/${nouns[index + 1]}/late.ts`,
  rule: `line-${noun}`,
}));

const refused: readonly Case[] = [
  ...later,
  { from: 'src/contract/kernel/looks.ts', to: 'src/domain/payroll/pay.ts', rule: 'line-contract-kernel' },
  { from: 'src/server/kernel/looks.ts', to: 'src/contract/people.ts', rule: 'line-server-kernel', only: 'type' },
  { from: 'src/web/kernel/looks.ts', to: 'src/contract/identity.ts', rule: 'line-web-kernel' },
  { from: 'src/contract/people.ts', to: 'src/domain/payroll/pay.ts', rule: 'line-people' },
  { from: 'src/words/en/people.ts', to: 'src/words/en/payroll.ts', rule: 'line-people' },
  { from: 'src/domain/people/a.ts', to: 'src/contract/people.ts', rule: 'room-domain', only: 'type' },
  { from: 'src/contract/people.ts', to: 'src/words/speak.ts', rule: 'room-contract' },
  { from: 'src/words/people.ts', to: 'src/web/people/queries.ts', rule: 'room-words' },
  { from: 'src/server/people/add-employee.ts', to: 'src/web/people/queries.ts', rule: 'room-server' },
  { from: 'src/web/people/queries.ts', to: 'src/server/people/read.ts', rule: 'room-web', only: 'type' },
  { from: 'src/web/people/view.ts', to: 'tests/world/a-world.ts', rule: 'tests-tools-bench-stay-outside' },
  { from: 'src/server/kernel/tooled.ts', to: 'tools/tool.ts', rule: 'tests-tools-bench-stay-outside' },
  { from: 'src/server/kernel/measured.ts', to: 'bench/main.ts', rule: 'tests-tools-bench-stay-outside' },
  { from: 'tools/borrowing.ts', to: 'src/domain/people/a.test.ts', rule: 'no-test-imported' },
  { from: 'tools/lost.ts', to: 'no-such-package', rule: 'resolvable' },
  { from: 'src/server/kernel/developing.ts', to: 'vitest', rule: 'no-development-package' },
  { from: 'src/domain/people/packaged.ts', to: 'uuid', rule: 'domain-without-packages' },
  { from: 'src/domain/people/timed.ts', to: 'temporal-polyfill', rule: 'domain-without-packages' },
  { from: 'src/domain/kernel/time.ts', to: 'uuid', rule: 'time-by-temporal-alone' },
  { from: 'src/domain/kernel/phone.ts', to: 'uuid', rule: 'phone-by-libphonenumber-alone' },
  { from: 'src/contract/people.ts', to: 'kysely', rule: 'contract-by-zod-alone' },
  { from: 'src/contract/people.ts', to: 'zod', rule: 'contract-by-zod-alone' },
  { from: 'src/words/speak.ts', to: 'react', rule: 'words-by-lingui-alone' },
  { from: 'src/words/speak.ts', to: 'src/contract/people.ts', rule: 'words-know-the-contract-by-type' },
  { from: 'src/domain/people/noded.ts', to: 'node:crypto', rule: 'no-node-in-the-browser' },
  { from: 'src/words/noded.ts', to: 'node:fs', rule: 'no-node-in-the-browser' },
  { from: 'src/web/people/view.ts', to: 'pg', rule: 'no-server-package-in-web' },
  { from: 'src/server/identity/read.ts', to: 'src/server/people/repository.ts', rule: 'own-repository-alone' },
  { from: 'src/server/identity/sign-in.ts', to: 'src/server/people/users.repository.ts', rule: 'own-repository-alone' },
  { from: 'src/server/people/add-employee.ts', to: 'src/server/kernel/database.ts', rule: 'no-pool-in-reach' },
  { from: 'src/server/people/repository.ts', to: 'src/server/kernel/database.ts', rule: 'no-pool-in-reach' },
  { from: 'src/server/people/repository.ts', to: 'pg', rule: 'no-pool-in-reach' },
  { from: 'src/server/people/routes.ts', to: 'fastify', rule: 'no-http-in-a-noun' },
  { from: 'src/server/people/add-employee.ts', to: 'kysely', rule: 'sql-in-the-repository' },
  { from: 'src/server/people/routes.ts', to: 'src/server/people/repository.ts', rule: 'routes-only-route' },
  { from: 'src/server/people/sms.gateway.ts', to: 'src/server/people/repository.ts', rule: 'gateway-without-database' },
  { from: 'src/server/people/read.ts', to: 'src/server/app.ts', rule: 'nouns-know-no-root' },
  { from: 'src/contract/payroll.ts', to: 'src/contract/index.ts', rule: 'contract-knows-no-index' },
  { from: 'src/web/payroll/view.ts', to: 'src/web/people/view.ts', rule: 'web-nouns-apart' },
  { from: 'src/web/people/employee-list.tsx', to: 'src/web/screens/team.tsx', rule: 'screens-on-top' },
  { from: 'src/web/ui/avatar.tsx', to: 'src/web/people/view.ts', rule: 'ui-knows-no-noun' },
  { from: 'src/web/ui/avatar.tsx', to: 'src/domain/people/a.ts', rule: 'ui-knows-no-noun', only: 'type' },
];

const allowed: readonly Case[] = [
  { from: 'src/domain/payroll/pay.ts', to: 'src/domain/people/a.ts' },
  { from: 'src/domain/kernel/clocked.test.ts', to: 'vitest' },
  { from: 'src/domain/kernel/time.ts', to: 'temporal-polyfill' },
  { from: 'src/domain/kernel/phone.ts', to: 'libphonenumber-js/min' },
  { from: 'src/contract/kernel/looks.ts', to: 'src/domain/access/may.ts' },
  { from: 'src/contract/payroll.ts', to: 'zod/mini' },
  { from: 'src/words/speak.ts', to: 'src/contract/identity.ts', only: 'type' },
  { from: 'src/words/message.ts', to: '@lingui/message-utils/compileMessage' },
  { from: 'src/server/people/repository.ts', to: 'kysely' },
  { from: 'src/server/people/pay-rates.repository.ts', to: 'kysely' },
  { from: 'src/server/people/read.ts', to: 'src/server/kernel/database.ts', only: 'type' },
  { from: 'src/server/people/read.ts', to: 'src/server/people/repository.ts' },
  { from: 'src/server/people/suspend.db.test.ts', to: 'tools/tool.ts' },
  { from: 'src/server/app.ts', to: 'src/server/people/routes.ts' },
  { from: 'src/web/screens/team.tsx', to: 'src/web/people/view.ts' },
  { from: 'src/web/people/view.ts', to: 'src/web/ui/avatar.tsx' },
];

const isFile = (to: string): boolean => /^(?:src|tests|tools|bench)\//.test(to);

function specifier({ from, to }: Case): string {
  if (!isFile(to)) return to;
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/** All cases stand in one house, for it takes as long to look at one as at fifty. */
function builtOf(some: readonly Case[]): Record<string, string> {
  const files: Record<string, string> = {};
  for (const each of some) {
    if (isFile(each.to)) files[each.to] ??= 'export {};\n';
    const line =
      each.only === 'type' ? `import type * as t from '${specifier(each)}';\n` : `import '${specifier(each)}';\n`;
    files[each.from] = `${files[each.from] ?? ''}${line}`;
  }
  return files;
}

test('every import that goes where it should not is found, by the rule that says where it should go', async () => {
  const root = aHouse(builtOf(refused));
  const found = await checkImports(root);
  const missed = refused.filter(
    ({ from, rule }) => !found.some(({ where, what }) => where === from && what.endsWith(`(${rule})`)),
  );
  expect(missed).toEqual([]);
  expect(found.every(({ instead }) => instead.length > 20)).toBe(true);
});

test('imports that are as they should be are left in peace', async () => {
  const root = aHouse(builtOf(allowed));
  expect(await checkImports(root)).toEqual([]);
});

test('files that need each other to run are a cycle; types that mention each other are none', async () => {
  const root = aHouse({
    'src/domain/people/hen.ts': "export { egg } from './egg.ts';\n",
    'src/domain/people/egg.ts': "import './shell.ts';\nexport const egg = 1;\n",
    'src/domain/people/shell.ts': "import './hen.ts';\n",
    'src/domain/kernel/north.ts': "import type { South } from './south.ts';\nexport type North = South;\n",
    'src/domain/kernel/south.ts': "import type { North } from './north.ts';\nexport type South = North[];\n",
  });
  const found = await checkImports(root);
  expect(found).toHaveLength(1);
  expect(found[0]?.what).toMatch(/(?:\w+[.]ts[ →]*.*){3}[(]no-cycle[)]/);
});

test('there is no rule that was never seen to fail', () => {
  const seen = new Set([...refused.map(({ rule }) => rule), 'no-cycle']);
  expect(importRules.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual([]);
});

test('an import is seen in every form that the linter allows', async () => {
  const forms = [
    (to: string) => `import { a } from '${to}';`,
    (to: string) => `import type { a } from '${to}';`,
    (to: string) => `import { type a } from '${to}';`,
    (to: string) => `export * from '${to}';`,
    (to: string) => `export type { a } from '${to}';`,
    (to: string) => `export const a = { b: async () => (await import('${to}')).a } satisfies object;`,
    (to: string) => `export const A = () => <p onClick={() => void import('${to}')}>{1 as number}</p>;`,
  ];
  const files = forms.map((form, index) => [`src/web/ui/form-${index}.tsx`, form('../people/view.ts')] as const);
  const root = aHouse({ ...Object.fromEntries(files), 'src/web/people/view.ts': 'export const a = 1;\n' });
  const found = await checkImports(root);
  expect(found.map(({ where }) => where).toSorted()).toEqual(files.map(([file]) => file).toSorted());
});

test('a file that cannot be read is told, and does not pass for a clean one', async () => {
  const root = aHouse({ 'src/domain/people/a.ts': 'using a = b();\n' });
  const found = await checkImports(root);
  expect(found.map(({ where }) => where)).toEqual(['src/domain/people/a.ts']);
  expect(found[0]?.what).toContain('UsingDeclaration');
});
