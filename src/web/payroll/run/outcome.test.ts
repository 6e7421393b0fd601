import { describe, expect, test } from 'vitest';
import type { PayRunReply } from '../../../contract/payroll/pay-run.ts';
import { cents } from '../../../domain/kernel/money.ts';
import { addDays, instant, parsePlainDate, type PlainDate } from '../../../domain/kernel/time.ts';
import { Faulty, Unreachable } from '../../kernel/unreachable.ts';
import { beforeAnother, paidAfterAll, withPaid } from './outcome.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const period = { startsOn: monday, endsOn: monday };

test('whoever paid a run sees it at once, once, and in its period alone', () => {
  const paid = { runId: 'new', people: 2 } as PayRunReply['runs'][number];
  const told = (...runIds: string[]) =>
    ({ period, runs: runIds.map((runId) => ({ runId })) }) as unknown as PayRunReply;
  const runIds = ({ runs }: PayRunReply) => runs.map(({ runId }) => runId);
  expect(runIds(withPaid(told('old'), monday, paid))).toEqual(['new', 'old']);
  expect(runIds(withPaid(told('new', 'old'), monday, paid))).toEqual(['new', 'old']);
  expect(runIds(withPaid(told('old'), addDays(monday, 7), paid))).toEqual(['old']);
});

describe('a run whose answer was lost', () => {
  const sent = { people: 2, finalCents: cents(523_97), paidOn: monday, known: ['before'] };
  const listed = (runId: string, more: Partial<PayRunReply['runs'][number]> = {}) => ({
    runId,
    by: 'Ana Ortiz',
    at: instant(0),
    waiting: 0,
    paidOn: monday,
    people: 2,
    finalCents: cents(523_97),
    ...more,
  });

  test('paid all the same where it is listed, and was not before it was sent', () => {
    const runs = [listed('sent'), listed('before')];
    expect(paidAfterAll({ runs }, sent)).toBe('sent');
    expect(paidAfterAll({ runs }, { ...sent, paidOn: undefined })).toBe('sent');
    expect(paidAfterAll({ runs }, { ...sent, known: ['sent', 'before'] })).toBeUndefined();
  });

  test('is none that pays others, another sum or on another date', () => {
    const others = [{ people: 3 }, { finalCents: cents(523_98) }, { paidOn: addDays(monday, 1) }];
    const runs = others.map((other, place) => listed(`other ${place}`, other));
    expect(paidAfterAll({ runs }, sent)).toBeUndefined();
  });
});

describe('what went wrong with a run, once another would be sent', () => {
  const answered = (refusal: string, details: unknown) => ({ ok: false, refusal, details });

  test.each(['unexpected', 'unavailable'])('%s: may have gone through, and is looked for', (code) => {
    const problem = { answer: answered(code, { requestId: 'a1b2c3', sent: 'keyed' }), error: null };
    expect(beforeAnother(problem).answer).toEqual(answered(code, { requestId: 'a1b2c3', sent: 'write' }));
  });

  test('an answer that nobody understood: the same', () => {
    const { error } = beforeAnother({ answer: undefined, error: new Faulty('not understood', 'keyed') });
    expect(error).toMatchObject({ name: 'Unreachable', sent: 'write' });
  });

  test('what was refused, or nobody answered, is said as it was', () => {
    const lost = { answer: undefined, error: new Unreachable('lost') };
    expect(beforeAnother(lost)).toEqual(lost);
    const refused = { answer: answered('pay_run_changed', { people: 2 }), error: null };
    expect(beforeAnother(refused)).toEqual(refused);
    expect(beforeAnother({ answer: undefined, error: null })).toEqual({ answer: undefined, error: null });
  });
});
