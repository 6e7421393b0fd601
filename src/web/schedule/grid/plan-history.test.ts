import { expect, test } from 'vitest';
import type { ManagedShift } from '../../../contract/schedule.ts';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { parseInstant, parseZone, type Instant, type Zone } from '../../../domain/kernel/time.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { planHistory } from './plan-history.ts';
import { planQueue, type GivenUp } from './plan-queue.ts';

const at = (text: string) => parseInstant(text) as Instant;
const plan: ShiftPlan = {
  locationId: 'pier',
  employeeId: 'ana',
  positionId: null,
  startsAt: at('2026-11-24T14:00:00Z'),
  endsAt: at('2026-11-24T22:00:00Z'),
  breakMinutes: 30,
  note: null,
};
const longer: ShiftPlan = { ...plan, breakMinutes: 0 };
const shift = (shiftId: string, revision: number, planned: ShiftPlan | null): ManagedShift => ({
  shiftId,
  seriesId: null,
  revision,
  planned,
  published: null,
});
const week = (...shifts: ManagedShift[]) =>
  ({
    location: { id: 'pier', name: 'Pier', zone: parseZone('America/New_York') as Zone },
    startsOn: '2026-11-23',
    endsOn: '2026-11-29',
    shifts,
  }) as unknown as TeamSchedule;

/** A page over a week whose server never answers, so that all that was done waits in order. */
function aPage(...shifts: ManagedShift[]) {
  const givenUp: GivenUp[] = [];
  const never = () => new Promise<never>(() => undefined);
  const queue = planQueue(
    { add: never, change: never, took: () => undefined, readAgain: () => undefined, pause: never, drawn: never },
    () => undefined,
  );
  const history = planHistory(queue);
  history.stand(week(...shifts));
  queue.hear((one) => {
    givenUp.push(one);
    history.giveUp(one);
  });
  const planned = () => history.shown()?.shifts.map((one) => [one.shiftId, one.planned?.breakMinutes]);
  return { history, queue, givenUp, planned };
}

test('what is done is taken back and done again, and what is done after that ends what was taken back', () => {
  const { history, planned } = aPage(shift('a', 1, plan));
  history.set('a', plan, longer);
  expect(planned()).toEqual([['a', 0]]);
  history.undo();
  expect(planned()).toEqual([['a', 30]]);
  expect([history.steps().past.length, history.steps().future.length]).toEqual([0, 1]);
  history.redo();
  expect(planned()).toEqual([['a', 0]]);
  history.undo();
  const [added] = history.add([plan]);
  expect(planned()).toEqual([
    ['a', 30],
    [added, 30],
  ]);
  expect([history.steps().past.length, history.steps().future.length]).toEqual([1, 0]);
  history.redo();
  expect(planned()).toEqual([
    ['a', 30],
    [added, 30],
  ]);
});

test('several are taken back as one, and none of nothing', () => {
  const { history, planned } = aPage(shift('a', 1, plan), shift('b', 1, plan));
  history.undo();
  history.change([]);
  expect(history.add([])).toEqual([]);
  expect(history.steps().past).toEqual([]);
  history.change(['a', 'b'].map((shiftId) => ({ shiftId, before: plan, after: longer })));
  history.undo();
  expect(planned()).toEqual([
    ['a', 30],
    ['b', 30],
  ]);
});

test('what somebody else has changed since is not taken back: it is told, and can be no more', () => {
  const { history, givenUp } = aPage(shift('a', 1, plan));
  history.note([{ shiftId: 'a', revision: 2, before: plan, after: longer }]);
  history.stand(week(shift('a', 3, { ...plan, breakMinutes: 15 })));
  history.undo();
  expect(givenUp.map(({ failure }) => failure?.code)).toEqual(['shift_changed_meanwhile']);
  expect(history.steps()).toEqual({ past: [], future: [] });
});

test('what was not taken can be neither taken back nor done again', () => {
  const { history } = aPage(shift('a', 1, plan));
  history.set('a', plan, longer);
  history.giveUp({ spoilt: new Set(['a']), kept: new Set() });
  expect(history.steps()).toEqual({ past: [], future: [] });
});

test('what was looked at is of that moment, with what was done here since', () => {
  const { history, queue } = aPage(shift('a', 1, plan), shift('b', 1, plan));
  const seen = history.seenNow();
  history.stand(week(shift('a', 2, longer), shift('b', 1, plan)));
  expect([seen.revisionOf('a'), seen.revisionOf('unknown')]).toEqual([1, undefined]);
  expect(history.seenNow().revisionOf('a')).toBe(2);
  queue.counted('b', 5);
  expect(seen.revisionOf('b')).toBe(5);
});

test('a refusal is of the week that was shown as it was asked for, though it is left meanwhile', async () => {
  const refused = () => Promise.resolve({ ok: false as const, refusal: 'not_allowed' as const, details: undefined });
  const nothing = () => undefined;
  const soon = () => Promise.resolve();
  const queue = planQueue(
    { add: refused, change: refused, took: nothing, readAgain: nothing, pause: soon, drawn: soon },
    nothing,
  );
  const history = planHistory(queue);
  history.stand(week(shift('a', 1, plan)));
  history.set('a', plan, longer);
  const recorded = history.recorded();
  history.stand({ ...week(), startsOn: '2026-11-30', endsOn: '2026-12-06' } as TeamSchedule);
  await expect(recorded).rejects.toThrow('a change was refused');
});

test('of another week what waits is none of this one', () => {
  const { history } = aPage();
  const next = { ...plan, startsAt: at('2026-12-01T14:00:00Z'), endsAt: at('2026-12-01T22:00:00Z') };
  expect(history.isHereNow()({ shiftId: 'a', before: undefined, after: plan })).toBe(true);
  expect(history.isHereNow()({ shiftId: 'b', before: undefined, after: next })).toBe(false);
  history.stand(undefined);
  expect(history.isHereNow()({ shiftId: 'b', before: undefined, after: next })).toBe(true);
});

test('what waits for one week keeps nobody waiting in another that was refused', async () => {
  const answers = ['not_allowed' as const];
  const answer = () => {
    const refusal = answers.shift();
    if (refusal !== undefined) return Promise.resolve({ ok: false as const, refusal, details: undefined });
    return Promise.resolve({ ok: true as const, value: { shifts: [] } });
  };
  const nothing = () => undefined;
  const soon = () => Promise.resolve();
  const queue = planQueue(
    { add: answer, change: answer, took: nothing, readAgain: nothing, pause: soon, drawn: soon },
    nothing,
  );
  const history = planHistory(queue);
  history.stand(week(shift('a', 1, plan)));
  history.set('a', plan, longer);
  history.stand({ ...week(), startsOn: '2026-11-30', endsOn: '2026-12-06' } as TeamSchedule);
  await expect(history.recorded()).resolves.toBeUndefined();
});

test('of a series most shifts stand in other weeks: those are taken back by what the server told of them', () => {
  const { history, queue, givenUp } = aPage(shift('a', 1, plan));
  const elsewhere = { shiftId: 'later', before: null, after: plan };
  history.note([{ ...elsewhere, revision: 3 }]);
  history.undo();
  expect([givenUp, queue.queued().groups]).toEqual([[], [[{ shiftId: 'later', before: plan, after: undefined }]]]);
  expect(queue.revisionOf('later')).toBe(3);
});

test('what is changed in weeks that are not shown goes by the revisions that were read with it', () => {
  const { history, queue } = aPage(shift('a', 1, plan));
  history.change([{ shiftId: 'later', before: plan, after: longer }], new Map([['later', 7]]));
  expect(queue.revisionOf('later')).toBe(7);
});

test('of a copy, what the week shows to be just like it is told with it', () => {
  const applied: unknown[] = [];
  const { queue } = aPage();
  const history = planHistory({ ...queue, apply: (...wish) => void applied.push(wish[2]) });
  history.add([plan], ['alike']);
  history.add([plan]);
  expect(applied).toEqual([['alike'], undefined]);
});

test('another week is known with what waits of it on top', () => {
  const { history } = aPage(shift('a', 1, plan));
  history.set('a', plan, longer);
  history.stand(undefined);
  expect(history.asPlanned(week(shift('a', 1, plan))).shifts[0]?.planned).toEqual(longer);
});
