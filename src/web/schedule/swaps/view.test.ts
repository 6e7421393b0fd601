import { expect, test } from 'vitest';
import type { SwapHeading, SwapReply } from '../../../contract/schedule/swaps.ts';
import { parseInstant, type Instant, type Zone } from '../../../domain/kernel/time.ts';
import { askOf, standingForReader, takingIn, type OwnStanding } from './view.ts';

test.each<
  readonly [name: string, isOwn: boolean, state: SwapHeading['state'], answer: SwapHeading['answer'], OwnStanding]
>([
  ['whoever offers reads where the offer stands', true, 'open', null, 'open'],
  ['whoever has not answered reads the same', false, 'open', null, 'open'],
  ['whoever waits for an answer reads that it waits', false, 'open', 'waiting', 'waiting'],
  ['whoever waits beside another who was accepted reads that a manager is asked', false, 'agreed', 'waiting', 'agreed'],
  ['whoever was declined does not read that it is open', false, 'open', 'declined', 'proposal_declined'],
  ['whoever was declined does not read that another’s is done', false, 'taken', 'declined', 'proposal_declined'],
  ['whoever took their answer back reads where the offer stands', false, 'open', 'withdrawn', 'open'],
  ['whoever came after another does not read that theirs is done', false, 'taken', 'lapsed', 'lapsed'],
  ['whoever it is not about does not read that they are rejected', false, 'rejected', 'lapsed', 'lapsed'],
  ['whoever proposed reads that the offer was withdrawn', false, 'withdrawn', 'lapsed', 'withdrawn'],
  ['whoever swapped reads that it is done', false, 'taken', 'done', 'taken'],
  ['whoever a manager said no to reads that', false, 'rejected', 'rejected', 'rejected'],
])('%s', (_name, isOwn, state, answer, standing) => {
  expect(standingForReader({ isOwn, state, answer })).toBe(standing);
});

test('a colleague’s offer asks its reader until it is answered or over, and their own never does', () => {
  const heading = (offerId: string, isOwn: boolean, state: SwapHeading['state'], answer: SwapHeading['answer']) => ({
    offerId,
    isOwn,
    state,
    answer,
    waiting: 0,
    by: { employeeId: 'noor', name: 'Noor' },
    shift: {
      shiftId: `of ${offerId}`,
      location: { id: 'pier', name: 'Pier', zone: 'America/New_York' as Zone },
      position: null,
      startsAt: parseInstant('2026-11-23T14:00:00Z') as Instant,
      endsAt: parseInstant('2026-11-23T22:00:00Z') as Instant,
      breakMinutes: 30,
      workMinutes: 450,
    },
  });
  const asking = askOf([
    heading('asks', false, 'open', null),
    heading('own', true, 'open', null),
    heading('answered', false, 'open', 'waiting'),
    heading('declined', false, 'declined', null),
    heading('over', false, 'expired', null),
  ]);
  expect(asking.map(({ offerId }) => offerId)).toEqual(['asks']);
});

test('a swap is taken by whoever it was agreed on with, or has the shift by it, and by nobody before', () => {
  const by = (name: string) => ({ employeeId: name, name });
  const answer = (name: string, state: SwapReply['proposals'][number]['state']) => ({
    proposalId: `of ${name}`,
    by: by(name),
    shift: null,
    state,
    warnings: [],
    needsReason: false,
  });
  const waiting = [answer('ines', 'declined'), answer('juno', 'waiting')];
  expect(takingIn({ proposals: waiting })).toBeUndefined();
  for (const state of ['agreed', 'done'] as const) {
    expect(takingIn({ proposals: [...waiting, answer('kai', state)] })).toEqual({ taker: by('kai'), inReturn: null });
  }
});
