import { expect, test } from 'vitest';
import type { ManagedShift } from '../../../contract/schedule.ts';
import { parseInstant, type Instant } from '../../../domain/kernel/time.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { Unreachable } from '../../kernel/unreachable.ts';
import { planQueue, type GivenUp } from './plan-queue.ts';

const plan: ShiftPlan = {
  locationId: 'pier',
  employeeId: 'ana',
  positionId: null,
  startsAt: parseInstant('2026-11-20T14:00:00Z') as Instant,
  endsAt: parseInstant('2026-11-20T22:00:00Z') as Instant,
  breakMinutes: 30,
  note: null,
};
const isNew = (shiftId: string) => [{ shiftId, before: undefined, after: plan }];
const isMoved = (shiftId: string) => [{ shiftId, before: plan, after: { ...plan, breakMinutes: 0 } }];

type Answer = 'taken' | 'lost' | 'unavailable' | 'not_allowed' | 'not_signed_in';

/** A queue whose server answers one after the other as it is told, and then takes all; pauses pass at once. */
function aQueue(answers: readonly Answer[] = []) {
  const left = [...answers];
  const sent: string[] = [];
  const givenUp: GivenUp[] = [];
  const pauses = { count: 0, after: (): void => undefined };
  const reads = { count: 0 };
  const answer = (shifts: readonly ManagedShift[]) => {
    sent.push(shifts.map(({ shiftId, revision }) => `${shiftId}${revision}`).join(' '));
    const now = left.shift() ?? 'taken';
    if (now === 'lost') return Promise.reject(new Unreachable('down'));
    if (now === 'taken') return Promise.resolve({ ok: true as const, value: { shifts: [...shifts] } });
    return Promise.resolve({ ok: false as const, refusal: now, details: undefined });
  };
  const managed = { seriesId: null, published: null };
  const queue = planQueue(
    {
      add: (shifts) => answer(shifts.map((one) => ({ ...managed, shiftId: one.id, revision: 1, planned: one.plan }))),
      change: (shifts) =>
        answer(shifts.map((one) => ({ ...managed, ...one, revision: one.revision + 1, planned: one.plan }))),
      took: () => undefined,
      readAgain: () => {
        reads.count += 1;
      },
      pause: () => {
        pauses.count += 1;
        pauses.after();
        return Promise.resolve();
      },
      drawn: () => Promise.resolve(),
    },
    (one) => givenUp.push(one),
  );
  return { queue, sent, givenUp, pauses, reads };
}

const unseen = () => undefined;

test('what waits for an hour is sent once somebody answers, and nothing of it is lost', async () => {
  const { queue, sent, givenUp, pauses } = aQueue(Array.from({ length: 720 }, () => 'lost'));
  queue.stand();
  for (const id of ['a', 'b', 'c']) queue.apply(isNew(id), unseen);
  await expect(queue.recorded()).rejects.toThrow(Unreachable);
  await expect.poll(() => queue.queued()).toEqual({ groups: [], isWaiting: false });
  expect(pauses.count).toBe(720);
  expect(sent.slice(720)).toEqual(['a1', 'b1', 'c1']);
  expect(givenUp).toEqual([]);
});

test('once the page is left what waits is tried once more, and then given up as one', async () => {
  const { queue, sent, givenUp, pauses } = aQueue(['lost', 'lost']);
  const leave = queue.stand();
  pauses.after = leave;
  queue.apply(isNew('a'), unseen);
  queue.apply(isNew('b'), unseen);
  await expect.poll(() => givenUp).toMatchObject([{ spoilt: new Set(['a', 'b']), failure: undefined }]);
  expect(sent).toEqual(['a1', 'a1']);
  expect(queue.queued()).toEqual({ groups: [], isWaiting: false });
});

test('what was on its way as the page was left is recorded where somebody answers by then', async () => {
  const { queue, givenUp, pauses } = aQueue(['lost']);
  pauses.after = queue.stand();
  queue.apply(isNew('a'), unseen);
  queue.apply(isNew('b'), unseen);
  await expect.poll(() => queue.queued().groups).toEqual([]);
  expect([queue.revisionOf('a'), queue.revisionOf('b'), givenUp.length]).toEqual([1, 1, 0]);
});

test('a refusal takes along what was meant on top of it, and what is about other shifts goes on', async () => {
  const { queue, sent, givenUp } = aQueue(['not_allowed']);
  queue.stand();
  queue.apply(isMoved('a'), () => 3);
  queue.apply(isMoved('a'), () => 3);
  queue.apply(isMoved('b'), () => 5);
  await expect(queue.recorded()).rejects.toThrow('refused');
  expect(sent).toEqual(['a4', 'b6']);
  expect(givenUp).toMatchObject([{ failure: { code: 'not_allowed' }, lost: { shiftId: 'a' } }]);
  expect([queue.revisionOf('a'), queue.revisionOf('b')]).toEqual([undefined, 6]);
});

test('whoever waits for one week to be recorded is not kept from it by what is refused of another', async () => {
  const { queue, givenUp } = aQueue(['not_allowed']);
  queue.stand();
  queue.apply(isMoved('a'), () => 3);
  queue.apply(isMoved('b'), () => 5);
  const ofAnother = queue.recorded(({ shiftId }) => shiftId === 'b');
  const ofTheSame = queue.recorded(({ shiftId }) => shiftId === 'a');
  await expect(ofTheSame).rejects.toThrow('refused');
  await expect(ofAnother).resolves.toBeUndefined();
  expect(givenUp).toMatchObject([{ steps: [{ shiftId: 'a' }] }]);
});

test('while the database restarts all of it waits, and nothing is told as refused', async () => {
  const { queue, sent, givenUp } = aQueue(['unavailable', 'unavailable', 'taken', 'unavailable']);
  queue.stand();
  for (const id of ['a', 'b']) queue.apply(isNew(id), unseen);
  await expect.poll(() => queue.queued()).toEqual({ groups: [], isWaiting: false });
  expect(sent).toEqual(['a1', 'a1', 'a1', 'b1', 'b1']);
  expect(givenUp).toEqual([]);
});

test('each change is told on top of what was answered to the one before', async () => {
  const { queue, sent, reads } = aQueue();
  queue.stand();
  queue.apply(isNew('a'), unseen);
  queue.apply(isMoved('a'), () => 0);
  queue.apply(isMoved('a'), () => 0);
  await queue.recorded();
  expect(sent).toEqual(['a1', 'a2', 'a3']);
  // What was under way as it was answered may have been read before.
  expect(reads.count).toBe(3);
});

test('what was refused once keeps nobody from what is done after it', async () => {
  const { queue } = aQueue(['not_allowed']);
  queue.stand();
  queue.apply(isMoved('a'), () => 3);
  await expect(queue.recorded()).rejects.toThrow('refused');
  queue.apply(isMoved('a'), () => 3);
  await expect(queue.recorded()).resolves.toBeUndefined();
});

test('whoever asks whether all is recorded while nobody answers is told so at once', async () => {
  let isAsked: Promise<void> | undefined;
  const { queue, pauses } = aQueue(['lost']);
  queue.stand();
  pauses.after = () => {
    isAsked ??= queue.recorded();
    isAsked.catch(() => undefined);
  };
  queue.apply(isNew('a'), unseen);
  await expect.poll(() => queue.queued().groups).toEqual([]);
  await expect(isAsked).rejects.toThrow(Unreachable);
});

test('an older week that is read meanwhile lowers no revision that the server has told', async () => {
  const { queue, sent } = aQueue();
  queue.stand();
  queue.apply(isMoved('a'), () => 3);
  await queue.recorded();
  queue.apply(isMoved('a'), () => 3);
  await queue.recorded();
  expect(sent).toEqual(['a4', 'a5']);
});

test('of a shift that waits, what somebody else made of it meanwhile was not looked at: it is sent by what was', async () => {
  const { queue, sent, pauses } = aQueue(['lost']);
  queue.stand();
  queue.apply(isMoved('a'), () => 4);
  // The week is read anew while nobody takes what waits, which stands over what is read.
  pauses.after = () => queue.apply(isMoved('a'), () => 5);
  await expect.poll(() => queue.queued().groups).toEqual([]);
  expect(sent).toEqual(['a5', 'a5', 'a6']);
});

test('what waits as its planner is signed out is given up as one', async () => {
  const { queue, sent, givenUp } = aQueue(['not_signed_in']);
  queue.stand();
  for (const id of ['a', 'b']) queue.apply(isNew(id), unseen);
  await expect(queue.recorded()).rejects.toThrow('refused');
  expect(sent).toEqual(['a1']);
  expect(givenUp).toMatchObject([{ spoilt: new Set(['a', 'b']), failure: { code: 'not_signed_in' } }]);
});

test('of whoever is here no longer nothing more is sent, and nothing is said', async () => {
  const { queue, sent, givenUp, pauses } = aQueue(['lost', 'lost']);
  queue.stand();
  for (const id of ['a', 'b']) queue.apply(isNew(id), unseen);
  pauses.after = queue.drop;
  await expect(queue.recorded()).rejects.toThrow(Unreachable);
  // Nor is anything that waits for it done.
  await expect(queue.recorded()).rejects.toThrow('no longer');
  await new Promise((resolve) => setImmediate(resolve));
  expect([sent, queue.queued(), givenUp]).toEqual([['a1'], { groups: [], isWaiting: false }, []]);
});

test('of what is refused after a part of it was taken, that part is kept, and so is what is meant on top of it', async () => {
  const { queue, sent, givenUp } = aQueue(['taken', 'not_allowed']);
  queue.stand();
  queue.apply([...isNew('new'), ...isMoved('a')], (shiftId) => (shiftId === 'a' ? 3 : undefined));
  queue.apply(isMoved('new'), () => undefined);
  await expect(queue.recorded()).rejects.toThrow('refused');
  expect(sent).toEqual(['new1', 'a4', 'new2']);
  expect(givenUp).toMatchObject([{ steps: [{ shiftId: 'a' }], spoilt: new Set(['a']), kept: new Set(['new']) }]);
  expect([queue.revisionOf('new'), queue.revisionOf('a')]).toEqual([2, undefined]);
});

test('nothing is sent before it is drawn, and each waits for one frame, whatever was changed before it', async () => {
  const frames: (() => void)[] = [];
  const sent: string[] = [];
  const send = () => {
    sent.push('sent');
    return Promise.resolve({ ok: true as const, value: { shifts: [] } });
  };
  const queue = planQueue(
    {
      add: send,
      change: send,
      took: () => undefined,
      readAgain: () => undefined,
      pause: () => Promise.resolve(),
      drawn: () => new Promise((resolve) => void frames.push(resolve)),
    },
    () => undefined,
  );
  for (const id of ['a', 'b']) queue.apply(isNew(id), unseen);
  await new Promise((resolve) => setImmediate(resolve));
  expect([sent.length, frames.length]).toEqual([0, 2]);
  for (const draw of frames) draw();
  await queue.recorded();
  expect(sent).toHaveLength(2);
});
