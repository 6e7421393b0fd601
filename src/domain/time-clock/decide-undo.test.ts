import { describe, expect, test } from 'vitest';
import { punches, time } from '../../../tests/world/punches.ts';
import { clockStateOf } from './clock-state.ts';
import { decideUndo } from './decide-undo.ts';
import { effectivePunches } from './punch.ts';

describe('taking a punch back', () => {
  const undo = (words: string, punchId: string, at: string) =>
    decideUndo(punches(words), { id: 'void1', punchId, at: time(at) });

  test.each([
    ['in 9:00', 'p1', '9:00:10.000', 'taken back'],
    ['in 9:00', 'p1', '9:00:10.001', 'undo_too_late'],
    ['in 9:00, break 9:00:05', 'p1', '9:00:06', 'undo_not_latest'],
    ['in 9:00, break 9:00:05', 'p2', '9:00:06', 'taken back'],
    ['', 'p1', '9:00', 'undo_not_latest'],
    // Recorded last, but it happened before another: taking it back could break what follows.
    ['in 9:00, out 9:00:09, break 9:00:05', 'p3', '9:00:10', 'undo_not_latest'],
  ])('[%s], undo of %s at %s: %s', (words, punchId, at, heard) => {
    const decided = undo(words, punchId, at);
    expect(decided.ok ? 'taken back' : decided.refusal).toBe(heard);
  });

  test('it appends a row that names the punch, and the clock stands as before', () => {
    const ledger = punches('in 9:00, out 9:00:05');
    const decided = decideUndo(ledger, { id: 'void1', punchId: 'p2', at: time('9:00:06') });
    expect(decided).toEqual({ ok: true, value: { id: 'void1', kind: 'void', voidsId: 'p2' } });
    if (!decided.ok) return;
    expect(clockStateOf(effectivePunches([...ledger, decided.value]))).toEqual(clockStateOf(punches('in 9:00')));
    expect(decideUndo([...ledger, decided.value], { id: 'void2', punchId: 'p2', at: time('9:00:07') })).toMatchObject({
      refusal: 'already_undone',
    });
  });
});
