import { expect, test } from 'vitest';
import { ben, week } from '../../../../tests/world/team-schedule.ts';
import { canWorkIn, positionNamed } from './shown-position.ts';

test.each([
  [undefined, undefined],
  ['bar', 'bar'],
  ['none', null],
  // A link from before, or from elsewhere: the whole week is shown rather than nothing.
  ['gone', undefined],
])('%s in the address shows %s', (named, shown) => {
  expect(positionNamed(named, [{ id: 'bar' }])).toBe(shown);
});

test('whoever holds what a position asks for can work it, and where nobody minds that, whoever works as it', () => {
  const bar = { id: 'bar', name: 'Bar', hue: 1, isOpen: true, skillIds: ['serve'] };
  const schedule = week([], { positions: [bar] });
  const holder = {
    ...ben,
    worksAs: ['till'],
    skills: [{ skillId: 'serve', startsOn: schedule.startsOn, endsOn: null }],
  };
  const off = { ...schedule, levels: { ...schedule.levels, skill: 'off' as const } };
  expect([canWorkIn(schedule, 'bar')(holder), canWorkIn(off, 'bar')(holder)]).toEqual([true, false]);
  expect([canWorkIn(schedule, 'bar')(ben), canWorkIn(off, 'bar')(ben)]).toEqual([false, true]);
});
