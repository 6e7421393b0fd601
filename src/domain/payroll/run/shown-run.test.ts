import { describe, expect, test } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../kernel/time.ts';
import { decidePerson } from './decide-run.ts';
import { shownRun, type ShownPerson } from './shown-run.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const loan = { id: 'loan', name: 'Loan', kind: 'fixed', value: '50', yearlyCap: '0', beforeTax: false } as const;
const dues = { id: 'dues', name: 'Dues', kind: 'fixed', value: '50', yearlyCap: '0', beforeTax: false } as const;

function shown(employeeId: string, dueCents = 160_00, more: Partial<ShownPerson> & { readonly typed?: object } = {}) {
  const facts = { dueCents: cents(dueCents), taken: {}, takesFixed: true, takenAlone: {}, locationId: 'wharf' };
  const candidate = { ...facts, deductibleCents: null, owesBackOn: null, blockers: [] };
  const { typed = {}, ...others } = more;
  const decided = decidePerson(candidate, typed, [loan, dues], monday);
  return { employeeId, days: 1, workedMinutes: 480, overtimeMinutes: 0, ...decided, ...others };
}

describe('what is shown of a run', () => {
  const seen = shownRun([shown('ana'), shown('ben')], monday, 'Zelle');

  test('is another text where one gets what another loses, though the sums of all are the same', () => {
    expect(shownRun([shown('ana', 200_00), shown('ben', 120_00)], monday, 'Zelle')).not.toBe(seen);
  });

  test.each<[string, readonly ShownPerson[]]>([
    ['somebody else', [shown('ana'), shown('cleo')]],
    ['nobody more', [shown('ana')]],
    ['the same pay for other hours', [shown('ana'), shown('ben', 160_00, { workedMinutes: 420 })]],
    ['the same hours of more days', [shown('ana'), shown('ben', 160_00, { days: 2 })]],
    [
      'as much taken, for something else',
      [shown('ana'), shown('ben', 160_00, { typed: { deductions: { loan: '100', dues: '0' } } })],
    ],
  ])('is another text with %s', (_, people) => expect(shownRun(people, monday, 'Zelle')).not.toBe(seen));

  test('is another text on another date, and by another way', () => {
    const people = [shown('ana'), shown('ben')];
    expect(shownRun(people, addDays(monday, 4), 'Zelle')).not.toBe(seen);
    expect(shownRun(people, monday, 'Cash')).not.toBe(seen);
  });

  test('is the same in whichever order, and whoever is left out', () => {
    const people = [shown('ben'), shown('dora', 160_00, { typed: { skip: true } }), shown('ana')];
    expect(shownRun(people, monday, 'Zelle')).toBe(seen);
  });
});
