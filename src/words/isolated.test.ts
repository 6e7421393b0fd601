import { expect, test } from 'vitest';
import { speakers } from './speakers.ts';

test('a name is kept to itself in an Arabic sentence, and what was said already reads on from the right', () => {
  const { say } = speakers.ar;
  const shift = say('schedule.on', { date: 'الاثنين 7 ديسمبر', times: '9:00 ص – 5:00 م' });
  expect(shift).toBe('\u2068الاثنين 7 ديسمبر\u2069، \u20689:00 ص – 5:00 م\u2069');
  // Around it, marks that look for its direction would find none.
  expect(say('schedule.told.added', { shift })).toBe(`جديدة: ${shift}`);
});

test.each(['Ana\u2068 Ruiz', 'Ana\u2069 Ruiz', '\u2069Ana Ruiz\u2068', '\u2068\u2068Ana Ruiz\u2069'])(
  'a mark without its other half, in %j, does not draw what follows the name along',
  (name) => {
    expect(speakers.ar.say('schedule.told.added', { shift: name })).toBe('جديدة: \u2068Ana Ruiz\u2069');
  },
);

test('what is there of what is needed is read from the left in an Arabic line: 21 of 37 is never 37 of 21', () => {
  const hours = speakers.ar.say('schedule.needs.hoursShort', { filled: '21', needed: '37' });
  expect(hours).toBe('\u2066\u206821\u2069/\u206837\u2069\u2069 س');
  expect(speakers.ar.say('schedule.coverageShort', { filled: 2, needed: 5 })).toBe('\u20662/5\u2069');
});
