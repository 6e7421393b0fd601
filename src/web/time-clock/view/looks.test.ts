import { describe, expect, test } from 'vitest';
import { clockStatuses } from '../../../domain/time-clock/clock-state.ts';
import { punchKinds } from '../../../domain/time-clock/punch.ts';
import type { Entry } from '../outbox/entry.ts';
import { firstInMemory } from '../outbox/memory-store.ts';
import { greetingAt, punchLooks, reasonAgainst, statusFrom, syncOf } from './looks.ts';

test.each([
  [0, 'clock.morning'],
  [11, 'clock.morning'],
  [12, 'clock.afternoon'],
  [16, 'clock.afternoon'],
  [17, 'clock.evening'],
  [19, 'clock.evening'],
  [20, 'clock.night'],
  [23, 'clock.night'],
])('at %i o’clock the greeting is %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting);
});

test('the buttons always stand in the same order', () => {
  expect(Object.keys(punchLooks)).toEqual(['clock_in', 'clock_out', 'break_start', 'break_end']);
});

describe.each([
  ['Clocked Out', ['clock_in']],
  ['Clocked In', ['clock_out', 'break_start']],
  ['On a Break', ['clock_out', 'break_end']],
] as const)('%s', (status, open) => {
  test.each(punchKinds)('%s is open, or says why it is not', (kind) => {
    const reason = reasonAgainst(status, kind);
    if ((open as readonly string[]).includes(kind)) expect(reason).toBeUndefined();
    else expect(reason).toMatch(/^clock\./);
  });
});

const entry = (order: number, more: Partial<Entry> = {}): Entry =>
  ({ what: 'punch', kind: 'clock_in', id: `${order}`, owner: 'o', order, pressedAt: 0, tries: 0, ...more }) as Entry;
const refusal = { code: 'punch_too_old', status: 422, detail: '' };

test.each([
  ['nothing is known yet', { ready: false, entries: [], keeps: true }, { name: 'checking' }],
  ['nothing waits', { ready: true, entries: [], keeps: true }, { name: 'recorded' }],
  [
    'a refused punch does not wait, and is not called recorded',
    { ready: true, entries: [entry(1, { refusal })], keeps: true },
    { name: 'refused', count: 1 },
  ],
  ['two wait on the device', { ready: true, entries: [entry(1), entry(2)], keeps: true }, { name: 'saved', count: 2 }],
  [
    'one of two is not kept',
    { ready: true, entries: [entry(1), entry(firstInMemory)], keeps: false },
    { name: 'unkept', count: 2 },
  ],
  ['the browser keeps nothing', { ready: true, entries: [], keeps: false }, { name: 'keeps_nothing' }],
])('when %s, the sync line says so', (_when, state, sync) => {
  expect(syncOf(state)).toEqual(sync);
});

test('the mirror of the state is believed only if it holds one of its three words', () => {
  for (const status of clockStatuses) expect(statusFrom(status)).toBe(status);
  expect(statusFrom('clocked in')).toBe('Clocked Out');
});

test('where nothing is known no state is claimed, and every punch may be made', () => {
  expect(statusFrom(null)).toBeUndefined();
  for (const kind of punchKinds) expect(reasonAgainst(undefined, kind)).toBeUndefined();
});
