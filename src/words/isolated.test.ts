import { expect, test } from 'vitest';
import { speakers } from './speakers.ts';

test('a name is kept to itself in an Arabic sentence, and what was said already reads on from the right', () => {
  const { say } = speakers.ar;
  const shift = say('schedule.on', { date: 'الاثنين 7 ديسمبر', times: '9:00 ص – 5:00 م' });
  expect(shift).toBe('\u2068الاثنين 7 ديسمبر\u2069، \u20689:00 ص – 5:00 م\u2069');
  // Around it, marks that look for its direction would find none.
  expect(say('schedule.told.added', { shift })).toBe(`جديدة: ${shift}`);
});
