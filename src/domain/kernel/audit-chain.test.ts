import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { auditChainStart, auditedText, firstAuditBreak, type AuditRow } from './audit-chain.ts';
import { instant } from './time.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const entry = (
  sequence: number,
  details: unknown = { before: { role: 'employee' }, after: { role: 'manager' } },
): AuditRow => ({
  organizationId: 'o',
  sequence,
  id: `e${sequence}`,
  happenedAt: instant(1_000 * sequence),
  employeeId: 'ana',
  action: 'employee.changed',
  subjectId: 'ben',
  network: '203.0.113.7',
  userAgent: null,
  details,
});

function sealed(rows: readonly AuditRow[]) {
  let previous = auditChainStart;
  return rows.map((row) => {
    previous = hashOf(auditedText(row, previous));
    return { row, hash: previous };
  });
}

const chain = sealed([1, 2, 3, 4].map((sequence) => entry(sequence)));

describe('the chain of the audit log', () => {
  test('holds as it was sealed, whatever order the database gives the keys in', () => {
    expect(firstAuditBreak(chain, hashOf)).toBeUndefined();
    const turned = { after: { role: 'manager' }, before: { role: 'employee' } };
    const same = chain.map(({ row, hash }) => ({ row: { ...row, details: turned }, hash }));
    expect(firstAuditBreak(same, hashOf)).toBeUndefined();
  });

  test.each([
    ['employeeId', null],
    ['employeeId', 'mallory'],
    ['action', 'employee.seen'],
    ['subjectId', 'cleo'],
    ['network', null],
    ['userAgent', 'x'],
    ['happenedAt', instant(1)],
    ['details', { before: { role: 'employee' }, after: { role: 'admin' } }],
    ['organizationId', 'p'],
  ] as const)('shows that %s was changed to %j', (field, value) => {
    const changed = chain.map((one, index) => (index === 2 ? { ...one, row: { ...one.row, [field]: value } } : one));
    expect(firstAuditBreak(changed, hashOf)).toBe(3);
  });

  test('shows that an entry was taken out, put in, or changed places', () => {
    expect(firstAuditBreak(chain.toSpliced(1, 1), hashOf)).toBe(2);
    expect(firstAuditBreak(chain.toSpliced(1, 0, ...chain.slice(1, 2)), hashOf)).toBe(3);
    expect(firstAuditBreak([...chain.slice(0, 2), ...chain.slice(2).toReversed()], hashOf)).toBe(3);
  });
});
