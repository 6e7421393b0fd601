import { describe, expect, test } from 'vitest';
import type { PendingSwap } from '../../../contract/schedule/pending-swaps.ts';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import type { WeekSwap } from '../../../contract/schedule/week-swaps.ts';
import { swapsOfWeek, waitingByShift } from './swaps-of-week.ts';

const week = {
  location: { id: 'office' },
  shifts: [{ shiftId: 'mine' }, { shiftId: 'yours' }],
} as unknown as Pick<TeamSchedule, 'shifts' | 'location'>;

const swap = (shiftId: string, inReturn: string | null, at = 'office', isOwn = false) =>
  ({
    shift: { shiftId },
    inReturn: inReturn === null ? null : { shiftId: inReturn },
    request: { location: { id: at } },
    isOwn,
  }) as unknown as PendingSwap;

describe('the swaps of a week', () => {
  test('mark both shifts, also where only the one in return is of the week', () => {
    const { count, byShift, address } = swapsOfWeek(week, [swap('far', 'yours'), swap('mine', null)]);
    expect(count).toBe(2);
    expect([...byShift.keys()].toSorted()).toEqual(['far', 'mine', 'yours']);
    expect(address).toBe('/management-authorizations?tab=swaps&location=office');
  });

  test('are those of no other week, and none that the reader is one of the two in', () => {
    expect(swapsOfWeek(week, [swap('far', null), swap('mine', null, 'office', true)]).count).toBe(0);
  });

  test('wait, of whichever week, for the reader alone where they are none of the two', () => {
    expect([...waitingByShift([swap('far', 'yours'), swap('mine', null, 'office', true)]).keys()]).toEqual([
      'far',
      'yours',
    ]);
  });

  test('lead to all locations where one is answered elsewhere', () => {
    expect(swapsOfWeek(week, [swap('far', 'mine', 'warehouse')]).address).toBe('/management-authorizations?tab=swaps');
  });

  test('mark what is offered and what is proposed in return; what is both is marked as offered', () => {
    const offer = (offerId: string, shiftId: string, ...returns: string[]) =>
      ({ offerId, shiftId, returns: returns.map((one) => ({ shiftId: one })) }) as unknown as WeekSwap;
    const { offered, count } = swapsOfWeek(week, [], [offer('first', 'mine', 'yours'), offer('second', 'yours')]);
    expect(offered.size).toBe(2);
    expect([offered.get('mine')?.offerId, offered.get('yours')?.offerId]).toEqual(['first', 'second']);
    // Nothing of it waits for the reader.
    expect(count).toBe(0);
  });

  test('are none for whoever answers none', () => {
    expect(swapsOfWeek(week)).toMatchObject({ count: 0 });
  });
});
