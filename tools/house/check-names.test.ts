import { expect, test } from 'vitest';
import { checkNames } from './check-names.ts';

const refused: readonly (readonly [file: string, what: string])[] = [
  ['packages/clock/index.ts', 'packages/ is not one of the folders at the top'],
  ['src/domain/people/WorkLog.ts', 'WorkLog is not in kebab-case'],
  ['src/web/time-clock/clock_panel.tsx', 'clock_panel is not in kebab-case'],
  ['migrations/7_swap.sql', '7_swap is not named as a migration'],
  ['src/services/people.ts', 'services is not one of the rooms of src'],
  ['src/main.ts', 'main.ts is not one of the rooms of src'],
  ['src/domain/settings/theme.ts', 'settings is not in the line of nouns'],
  ['src/domain/round.ts', 'round.ts stands outside of every noun'],
  ['src/domain/people/utils.ts', 'utils is a drawer for odds and ends'],
  ['src/server/kernel/helpers/retry.ts', 'helpers is a drawer for odds and ends'],
  ['tests/common/world.ts', 'common is a drawer for odds and ends'],
  ['src/web/ui/types.ts', 'types is a drawer for odds and ends'],
  ['src/web/misc/clock.tsx', 'misc is a drawer for odds and ends'],
  ['src/contract/clock.ts', 'clock is not in the line of nouns'],
  ['src/words/fr/people.ts', 'fr is not a language'],
  ['src/words/en/dashboard.ts', 'dashboard is not in the line of nouns'],
  ['src/words/en/dashboard/clock.ts', 'dashboard is not in the line of nouns'],
  ['src/server/people/service.ts', 'service.ts is none of the files that a server noun has'],
  ['src/server/people/process-employee.ts', 'process-employee.ts is none of the files that a server noun has'],
  ['src/server/people/employee-status.ts', 'employee-status.ts is none of the files that a server noun has'],
  ['src/server/people/sql/employee.ts', 'sql/employee.ts is none of the files that a server noun has'],
  ['src/server/clock/read.ts', 'clock is not in the line of nouns'],
  ['src/web/dashboard/week-card.tsx', 'dashboard is not in the line of nouns'],
  ['src/web/time-clock/panel.tsx', 'panel.tsx is none of the files that a web noun has'],
  ['src/web/time-clock/use-punch.ts', 'use-punch.ts is none of the files that a web noun has'],
];

const allowed: readonly string[] = [
  'README.md',
  '.ci/run',
  'docs/decisions/0001-one-package-five-rooms.md',
  'migrations/0001_organization.sql',
  'src/domain/time-clock/decide-punch.ts',
  'src/domain/time-clock/decide-punch.test.ts',
  'src/contract/index.ts',
  'src/contract/time-clock.ts',
  'src/contract/kernel/endpoint.ts',
  'src/words/speak.ts',
  'src/words/ar/index.ts',
  'src/words/ar/refusals.ts',
  'src/words/ar/time-clock.ts',
  'src/words/ar/schedule/swaps.ts',
  'src/server/main.ts',
  'src/server/kernel/session-gate.ts',
  'src/server/people/routes.ts',
  'src/server/people/read.ts',
  'src/server/time-cards/read-card.ts',
  'src/server/people/repository.ts',
  'src/server/people/pay-rates.repository.ts',
  'src/server/people/jobs.ts',
  'src/server/people/add-employee.ts',
  'src/server/people/add-employee.db.test.ts',
  'src/server/identity/register.ts',
  'src/server/notifications/sms.gateway.ts',
  'src/server/reports/time-card.sheet.ts',
  'src/web/main.tsx',
  'src/web/screens/dashboard.tsx',
  'src/web/ui/button.tsx',
  'src/web/time-clock/clock-panel.tsx',
  'src/web/time-clock/clock-panel.css',
  'src/web/time-clock/queries.ts',
  'src/web/time-clock/view.ts',
  'src/web/time-clock/view.test.ts',
  'src/web/time-clock/outbox/drain.ts',
  'tests/oracle/README.md',
  'tools/start.mjs',
];

test.each(refused)('%s: %s', (file, what) => {
  const found = checkNames([file]);
  expect(found.map((violation) => violation.what)).toEqual([what]);
  expect(found[0]?.instead.length).toBeGreaterThan(20);
});

test('names of the vocabulary are left in peace', () => {
  expect(checkNames(allowed)).toEqual([]);
});

test('two migrations of one number are refused, by the second', () => {
  const both = ['migrations/0102_asked_people.sql', 'migrations/0102_rules_of_deductions.sql'];
  expect(checkNames(both)).toMatchObject([
    { where: both[1], what: 'its number is that of migrations/0102_asked_people.sql as well' },
  ]);
});
