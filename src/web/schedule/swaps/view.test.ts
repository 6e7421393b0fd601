import { expect, test } from 'vitest';
import type { SwapHeading } from '../../../contract/schedule/swaps.ts';
import { standingForReader, type OwnStanding } from './view.ts';

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
