import { expect, test } from 'vitest';
import { addDays, parsePlainDate, type PlainDate } from '../kernel/time.ts';
import type { PolicyVersion } from './assigned-policy.ts';
import { assignedTo } from './assigned-to.ts';
import type { PayPolicy } from './pay-policy.ts';
import { federal, presets } from './presets.ts';

const first = parsePlainDate('2026-11-02') as PlainDate;
const hospital = presets['federal-hospital'];
/** By fourteen days from the second of November on. */
const eighty: PayPolicy = { ...hospital, overtime: { ...hospital.overtime, periodStartsOn: first } };
const { california, nevada } = presets;
const version = (days: number, rules: PayPolicy): PolicyVersion => ({
  startsOn: addDays(first, days),
  locationId: null,
  employeeId: null,
  rules,
});

test.each<[string, readonly PolicyVersion[], number, PayPolicy]>([
  ['none where none has begun: federal law', [version(0, california)], -1, federal],
  ['one as it begins, where weeks follow weeks', [version(0, california), version(7, nevada)], 7, nevada],
  ['the fortnight that has begun, to its end', [version(0, eighty), version(7, nevada)], 7, eighty],
  ['what follows a fortnight after it', [version(0, eighty), version(7, nevada)], 14, nevada],
])('of the versions somebody is paid by %s', (_, versions, days, expected) => {
  const policyOf = assignedTo(versions);
  const ana = { employeeId: 'ana', homes: { past: [], now: 'oakland' } };
  expect(policyOf(ana, addDays(first, days))).toBe(expected);
});
