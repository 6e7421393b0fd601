import { expect, test } from 'vitest';
import { addMilliseconds, parseInstant, type Instant, type Zone } from '../../../domain/kernel/time.ts';
import type { Unfit } from '../../../domain/schedule/offer.ts';
import { groupsOf } from './view.ts';

const now = parseInstant('2026-11-23T14:00:00Z') as Instant;
const later = addMilliseconds(now, 3_600_000);

/** @param by undefined, nobody has it */
function takeable(
  shiftId: string,
  by?: 'to all' | 'to reader',
  unfit: Unfit | null = null,
  startsAt = later,
): Parameters<typeof groupsOf>[0][number] {
  const isForReaderAlone = by === 'to reader';
  return {
    shift: {
      shiftId,
      location: { id: 'pier', name: 'Pier', zone: 'America/New_York' as Zone },
      position: null,
      startsAt,
      endsAt: addMilliseconds(startsAt, 3_600_000),
      breakMinutes: 0,
      workMinutes: 60,
    },
    offer: by === undefined ? null : { offerId: shiftId, by: 'Noor', note: null, isForReaderAlone, hasProposed: false },
    unfit,
    lack: null,
    warnings: [],
    needsReason: false,
  };
}

const shown = (...all: ReturnType<typeof takeable>[]) =>
  groupsOf(all, now).map(({ kind, takeable: some }) => [kind, some.map(({ shift }) => shift.shiftId)]);

test('what the reader could take stands above what they could not, and what is offered to them by name above both', () => {
  expect(
    shown(
      takeable('busy', 'to all', 'works_then'),
      takeable('nobody’s'),
      takeable('blocked', undefined, 'short_rest'),
      takeable('mine', 'to reader'),
      takeable('free', 'to all'),
    ),
  ).toEqual([
    ['named', ['mine']],
    ['fit', ['nobody’s', 'free']],
    ['hindered', ['busy', 'blocked']],
  ]);
});

test('what is offered by name to whoever could only exchange still asks them', () => {
  expect(shown(takeable('mine', 'to reader', 'works_then'))).toEqual([['named', ['mine']]]);
});

test('what has begun since it was read is under no heading', () => {
  expect(shown(takeable('begun', 'to all', null, now), takeable('past', 'to reader', null, now))).toEqual([]);
});
