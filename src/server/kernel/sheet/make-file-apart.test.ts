import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { formatsOf } from '../../../words/formats.ts';
import { speakers } from '../../../words/speakers.ts';
import { letThreadEnd } from './let-thread-end.ts';
import { makeFileApart } from './make-file-apart.ts';
import type { Cell, Sheet } from './sheet.ts';

const sheet = (cell: Cell): Sheet => ({
  title: 'Time cards',
  subtitle: 'Harbor & Pine',
  facts: [],
  columns: [{ name: 'Date', align: 'start', share: 1 }],
  rows: [[cell]],
  footer: 'Meridian Demo',
  reader: { speaker: speakers.en, formats: formatsOf(speakers.en, 'h12'), hourCycle: 'h12', currency: 'USD' },
});
const friday: Cell = { kind: 'date', date: '2026-11-20' as PlainDate };
const terminate = vi.spyOn(Worker.prototype, 'terminate');
afterEach(() => terminate.mockClear());

describe('a file that is made in a thread of its own', () => {
  test.each(['csv', 'xlsx', 'pdf'] as const)('is there as %s, and its thread ended by itself', async (format) => {
    const exit = vi.spyOn(Worker.prototype, 'emit');
    const { name, bytes } = await makeFileApart(sheet(friday), format, 'cards');
    expect(name).toBe(`cards.${format}`);
    expect(bytes.length).toBeGreaterThan(10);
    expect(exit).toHaveBeenCalledWith('exit', 0);
    expect(terminate).not.toHaveBeenCalled();
    exit.mockRestore();
  });

  test('says why where it cannot be made, and its thread is gone', async () => {
    const unsound: Sheet = { ...sheet(friday), columns: [{ name: 'Date', align: 'start', share: Number.NaN }] };
    await expect(makeFileApart(unsound, 'pdf', 'cards')).rejects.toThrow('not typeset');
    await expect(makeFileApart({ ...unsound, rows: [null as never] }, 'csv', 'cards')).rejects.toThrow(TypeError);
    expect(terminate).not.toHaveBeenCalled();
  });
});

describe('a thread', () => {
  test('that has nothing left to do ends by itself, and one that has ended is not waited for', async () => {
    const thread = new Worker('', { eval: true });
    await letThreadEnd(thread);
    await letThreadEnd(thread);
    expect(terminate).not.toHaveBeenCalled();
  });

  test('that does not end is ended', async () => {
    const thread = new Worker('setInterval(() => {}, 1_000)', { eval: true });
    const ended = once(thread, 'exit');
    await letThreadEnd(thread, 50);
    await ended;
    expect(terminate).toHaveBeenCalledOnce();
  });
});
