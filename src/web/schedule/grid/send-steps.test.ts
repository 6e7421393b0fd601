import { expect, test } from 'vitest';
import type { ManagedShift } from '../../../contract/schedule.ts';
import { parseInstant, type Instant } from '../../../domain/kernel/time.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { sendSteps } from './send-steps.ts';

const plan = (employeeId: string): ShiftPlan => ({
  locationId: 'pier',
  employeeId,
  positionId: null,
  startsAt: parseInstant('2026-11-20T14:00:00Z') as Instant,
  endsAt: parseInstant('2026-11-20T22:00:00Z') as Instant,
  breakMinutes: 30,
  note: null,
});

const step = (shiftId: string, after: ShiftPlan | undefined) => ({ shiftId, before: plan('ana'), after });
const shift = { shiftId: 'a', seriesId: null, revision: 4, published: null };

/** A server that takes everything, but for the changes whose answer is lost. */
function aServer(known: Readonly<Record<string, number>>, lost: number) {
  const revisions = new Map(Object.entries(known));
  const sent: string[] = [];
  let tries = 0;
  const managed = { seriesId: null, published: null };
  return {
    sent,
    revisions,
    add: (shifts: readonly { readonly id: string; readonly plan: ShiftPlan }[]) => {
      sent.push(`+ ${shifts.map(({ id }) => id).join(' ')}`);
      const added = shifts.map((one) => ({ ...managed, shiftId: one.id, revision: 1, planned: one.plan }));
      return Promise.resolve({ ok: true as const, value: { shifts: added } });
    },
    change: (shifts: readonly Pick<ManagedShift, 'shiftId' | 'revision'>[]) => {
      sent.push(shifts.map(({ shiftId, revision }) => `${shiftId}${revision}`).join(' '));
      tries += 1;
      if (tries <= lost) return Promise.reject(new Error('lost'));
      const changed = shifts.map((one) => ({ ...managed, ...one, revision: one.revision + 1, planned: null }));
      return Promise.resolve({ ok: true as const, value: { shifts: changed } });
    },
    revisionOf: (shiftId: string) => revisions.get(shiftId),
    took: (shifts: readonly ManagedShift[]): void => {
      for (const { shiftId, revision } of shifts) revisions.set(shiftId, revision);
    },
  };
}

test('what was answered is not sent again with what was not, and each is counted as the server counts it', async () => {
  const server = aServer({ a: 3, b: 7 }, 1);
  const steps = [step('new', plan('ben')), step('a', plan('ben')), step('b', undefined)];
  const answered = new Set<string>();
  await expect(sendSteps(steps, server, answered)).rejects.toThrow('lost');
  expect(await sendSteps(steps, server, answered)).toBe('done');
  expect(server.sent).toEqual(['+ new', 'a3 b7', 'a3 b7']);
  expect([...server.revisions]).toEqual([
    ['a', 4],
    ['b', 8],
    ['new', 1],
  ]);
});

test('of more shifts than are sent at once, those that were answered stay as they are', async () => {
  const steps = Array.from({ length: 501 }, (_, index) => ({ ...step(`s${index}`, undefined), before: plan('ana') }));
  const server = aServer(Object.fromEntries(steps.map(({ shiftId }) => [shiftId, 1])), 0);
  const answered = new Set(steps.slice(0, 500).map(({ shiftId }) => shiftId));
  expect(await sendSteps(steps, server, answered)).toBe('done');
  expect(server.sent).toEqual(['s5001']);
});

test('what is copied goes with what was seen just like it, and of more than are sent at once with those that went before', async () => {
  const steps = Array.from({ length: 501 }, (_, index) => step(`s${index}`, plan('ben')));
  const server = aServer({}, 0);
  const seen: (readonly string[] | undefined)[] = [];
  const add: typeof server.add = (shifts, ...[alike]: (readonly string[] | undefined)[]) => {
    seen.push(alike);
    return server.add(shifts);
  };
  expect(await sendSteps(steps, { ...server, add }, new Set(), ['known'])).toBe('done');
  expect(seen.map((alike) => alike?.length)).toEqual([1, 501]);
  expect(seen[1]?.slice(0, 2)).toEqual(['known', 's0']);
  await sendSteps([step('single', plan('ana'))], { ...server, add }, new Set());
  expect(seen.at(-1)).toBeUndefined();
});

test('what somebody else changed meanwhile is told with what it is, however often it was sent', async () => {
  const details = { shift: { ...shift, planned: plan('ben') }, by: 'Elena', at: null };
  const outcome = await sendSteps(
    [step('a', plan('ben'))],
    {
      ...aServer({ a: 3 }, 0),
      change: () => Promise.resolve({ ok: false, refusal: 'shift_changed_meanwhile', details }),
    },
    new Set(),
  );
  expect(outcome).toEqual({ code: 'shift_changed_meanwhile', details, meanwhile: details });
});
