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

/** Sends two changes to a server that says that the first is another shift by now. */
async function sentTo(shift: Pick<ManagedShift, 'revision' | 'planned'>, isRepeat: boolean) {
  const counted = new Map<string, number>();
  const outcome = await sendSteps(
    [step('a', plan('ben')), step('b', undefined)],
    {
      add: () => Promise.reject(new Error('nothing is new')),
      change: () =>
        Promise.resolve({
          ok: false,
          refusal: 'shift_changed_meanwhile',
          details: { shift: { shiftId: 'a', seriesId: null, published: null, ...shift }, by: 'Elena', at: null },
        }),
      revisionOf: () => 3,
      took: () => undefined,
      counted: (shiftId, revision) => counted.set(shiftId, revision),
    },
    isRepeat,
  );
  return { outcome, counted: [...counted] };
}

test('what arrived though its answer was lost is not told as somebody else’s change', async () => {
  expect(await sentTo({ revision: 4, planned: plan('ben') }, true)).toEqual({
    outcome: 'done',
    counted: [
      ['a', 4],
      ['b', 4],
    ],
  });
});

test.each([
  ['sent for the first time', { revision: 4, planned: plan('ben') }, false],
  ['otherwise than it was sent', { revision: 4, planned: plan('cem') }, true],
  ['cancelled meanwhile', { revision: 4, planned: null }, true],
  ['changed again since', { revision: 5, planned: plan('ben') }, true],
])('a shift that is %s is somebody else’s change', async (_, shift, isRepeat) => {
  expect(await sentTo(shift, isRepeat)).toMatchObject({
    outcome: { code: 'shift_changed_meanwhile', meanwhile: { by: 'Elena' } },
    counted: [],
  });
});
