import { asyncProperty, assert, array, constantFrom, record } from 'fast-check';
import { expect, test } from 'vitest';
import type { ManagedShift } from '../../../contract/schedule.ts';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { parseInstant, parseZone, type Instant, type Zone } from '../../../domain/kernel/time.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { Unreachable } from '../../kernel/unreachable.ts';
import { planHistory } from './plan-history.ts';
import { planQueue } from './plan-queue.ts';

/** Each plan of these has minutes of its own, by which it is told from every other. */
const plan = (breakMinutes: number): ShiftPlan => ({
  locationId: 'pier',
  employeeId: 'ana',
  positionId: null,
  startsAt: parseInstant('2026-11-24T14:00:00Z') as Instant,
  endsAt: parseInstant('2026-11-24T22:00:00Z') as Instant,
  breakMinutes,
  note: null,
});

type Asked = Parameters<Parameters<typeof planQueue>[0]['change']>[0];

/** A server with two shifts, and a page whose requests it answers when it is told to. */
function aPage() {
  const stored = new Map(['a', 'b'].map((shiftId, index) => [shiftId, { revision: 1, minutes: index }]));
  const laidOn = new Map<number, number | undefined>();
  const overwritten: string[] = [];
  const requests: ((isHeard: boolean) => void)[] = [];
  let minutes = 10;

  const shiftOf = (shiftId: string): ManagedShift => {
    const now = stored.get(shiftId);
    return {
      shiftId,
      seriesId: null,
      revision: now?.revision ?? 0,
      planned: now === undefined ? null : plan(now.minutes),
      published: null,
    };
  };
  /** As the server takes it: sent again after a lost answer, it is answered as it was. */
  const take = (asked: Asked) => {
    const isRefused = asked.some(({ shiftId, revision, plan: wanted }) => {
      const now = stored.get(shiftId);
      return now?.revision !== revision && now?.minutes !== wanted?.breakMinutes;
    });
    if (isRefused) return { ok: false as const, refusal: 'not_found' as const, details: undefined };
    for (const { shiftId, plan: wanted } of asked) {
      const now = stored.get(shiftId);
      if (wanted === null || now === undefined || now.minutes === wanted.breakMinutes) continue;
      if (laidOn.get(wanted.breakMinutes) !== now.minutes) overwritten.push(`${shiftId}: ${now.minutes}`);
      stored.set(shiftId, { revision: now.revision + 1, minutes: wanted.breakMinutes });
    }
    return { ok: true as const, value: { shifts: asked.map(({ shiftId }) => shiftOf(shiftId)) } };
  };
  const change = (asked: Asked) =>
    new Promise<ReturnType<typeof take>>((resolve, reject) =>
      requests.push((isHeard) => {
        const answer = take(asked);
        if (isHeard) resolve(answer);
        else reject(new Unreachable('The answer is lost.'));
      }),
    );
  const soon = () => Promise.resolve();
  const queue = planQueue(
    {
      add: () => Promise.reject(new Error('nothing is added')),
      change,
      took: () => undefined,
      readAgain,
      pause: soon,
      drawn: soon,
    },
    () => undefined,
  );
  const history = planHistory(queue);
  function readAgain(): void {
    history.stand({
      location: { id: 'pier', name: 'Pier', zone: parseZone('America/New_York') as Zone },
      startsOn: '2026-11-23',
      endsOn: '2026-11-29',
      shifts: ['a', 'b'].map(shiftOf),
    } as unknown as TeamSchedule);
  }
  queue.hear(history.giveUp);
  queue.stand();
  readAgain();
  const shown = (shiftId: string) => history.shown()?.shifts.find((shift) => shift.shiftId === shiftId)?.planned;
  return {
    overwritten,
    isIdle: () => requests.length === 0 && queue.queued().groups.length === 0,
    /** As it is shown, and as it is stored. */
    both: () => ['a', 'b'].map((shiftId) => [shown(shiftId)?.breakMinutes, stored.get(shiftId)?.minutes]),
    events: {
      mine: (shiftId: string): void => {
        const before = shown(shiftId) ?? undefined;
        laidOn.set((minutes += 1), before?.breakMinutes);
        history.set(shiftId, before, plan(minutes));
      },
      theirs: (shiftId: string): void => {
        const now = stored.get(shiftId);
        if (now !== undefined) stored.set(shiftId, { revision: now.revision + 1, minutes: (minutes += 1) });
      },
      read: readAgain,
      answer: (): void => requests.shift()?.(true),
      lose: (): void => requests.shift()?.(false),
    },
  };
}

test('nothing is overwritten that its planner did not look at, and what is shown in the end is what is stored', async () => {
  const happening = record({
    what: constantFrom('mine' as const, 'theirs' as const, 'read' as const, 'answer' as const, 'lose' as const),
    shiftId: constantFrom('a', 'b'),
  });
  await assert(
    asyncProperty(array(happening, { maxLength: 24 }), async (all) => {
      const page = aPage();
      const settle = () => new Promise((resolve) => setImmediate(resolve));
      for (const { what, shiftId } of all) {
        page.events[what](shiftId);
        await settle();
      }
      for (let tries = 0; tries < 60 && !page.isIdle(); tries += 1) {
        page.events.answer();
        await settle();
      }
      page.events.read();
      expect(page.overwritten).toEqual([]);
      for (const [seen, kept] of page.both()) expect(seen).toBe(kept);
    }),
    { numRuns: 2_000 },
  );
});
