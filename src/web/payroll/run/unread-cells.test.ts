import { expect, test } from 'vitest';
import type { PayRunDraft } from '../../../contract/payroll/pay-run.ts';
import { rowsUnread, unreadOf, withUnread } from './unread-cells.ts';
import type { RunRow } from './view.ts';

const loan = { deduction: 'loan' };
const draft = { people: {}, deductions: [{ id: 'loan' }] } as unknown as PayRunDraft;
const row = (employeeId: string, isSkipped = false) => ({ isSkipped, person: { employeeId } }) as unknown as RunRow;
const unread = withUnread({}, 'ana', loan, '150.000');

test('nobody is paid as if a cell were empty in which something stands that makes no sense', () => {
  expect(rowsUnread([row('ana'), row('ben')], unread, draft)).toEqual([row('ana')]);
  expect(unreadOf(unread['ana'], undefined, loan)).toBe('150.000');
});

test.each([
  ['mended', [row('ana')], withUnread(unread, 'ana', loan, undefined), draft],
  ['filled in otherwise since', [row('ana')], unread, { ...draft, people: { ana: { deductions: { loan: '75' } } } }],
  ['of somebody who is left out', [row('ana', true)], unread, draft],
  ['of a deduction that was taken out of the run', [row('ana')], unread, { ...draft, deductions: [] }],
])('what is %s stands in nobody’s way', (_, rows, cells, now) => {
  expect(rowsUnread(rows, cells, now)).toEqual([]);
});
