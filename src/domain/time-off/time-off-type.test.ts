import { expect, test } from 'vitest';
import { isTypeNameTaken, lackingOf } from './time-off-type.ts';

test.each([
  [false, false, null, false, undefined],
  [true, false, null, true, 'time_off_note_missing'],
  [true, false, 'Court', false, undefined],
  [false, true, 'Court', false, 'time_off_attachment_missing'],
  [true, true, null, false, 'time_off_note_missing'],
  [true, true, 'Court', false, 'time_off_attachment_missing'],
  [true, true, 'Court', true, undefined],
])(
  'of a type that asks for a note (%s) and an attachment (%s), a request with %s and a file (%s) lacks %s',
  (needsNote, needsAttachment, note, hasAttachment, lacking) => {
    expect(lackingOf({ needsNote, needsAttachment }, { note, hasAttachment })).toBe(lacking);
  },
);

test('a name is taken where somebody would read it at another type, and never by the type itself', () => {
  const types = [
    { typeId: 'v', names: ['Vacation', 'Vacaciones'] },
    { typeId: 'j', names: ['Jury duty'] },
  ];
  const taken = (typeId: string, ...names: string[]) => isTypeNameTaken({ typeId, names }, types);
  expect([taken('n', 'VACACIONES'), taken('n', 'Fair', 'jury duty'), taken('n', 'Fair')]).toEqual([true, true, false]);
  expect([taken('n', 'Jury\u00ad  duty'), taken('n', 'Jury duty\u200f')]).toEqual([true, true]);
  expect([taken('j', 'Jury Duty'), taken('v', 'Jury duty')]).toEqual([false, true]);
});
