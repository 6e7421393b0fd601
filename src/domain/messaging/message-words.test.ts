import { describe, expect, test } from 'vitest';
import { wordsOf, wordsSought } from './message-words.ts';

const isFoundBy = (search: string, text: string): boolean => {
  const words = wordsOf(text);
  return wordsSought(search).every((begun) => words.some((word) => word.startsWith(begun)));
};

test.each([
  ['gate', 'Thanks, I will open the gate.'],
  ['GATE open', 'Thanks, I will open the gate.'],
  ['deliv', 'The delivery moved to Tuesday'],
  ['manana', '¿Mañana a las nueve?'],
  ['MAÑANA', 'manana a las nueve'],
  ['14:30', 'At 14:30, gate 4'],
  ['don’t', "I don't know"],
  ['HAUPTSTRASSE', 'Hauptstraße 3'],
  ['ﬁle', 'The file is there'],
  ['coop', 'The co\u00adop is closed'],
  ['4711', 'الرمز هو ٤٧١١'],
  ['۴۷', 'Code 4711'],
  ['٤٧', 'Code 4711'],
  ['مكتب', 'وسأحضر باكرًا لترتيب المكتب'],
  ['المكتب', 'والمكتب مغلق'],
  ['مكتب', 'نلتقي بالمكتب'],
  ['مكتب', 'تعال للمكتب'],
  ['محمد', 'قال مُحَمَّـــد نعم'],
  ['مدرسه', 'المدرسة'],
  ['the theory', 'In theory it works'],
])('%s finds “%s”', (search, text) => {
  expect(isFoundBy(search, text)).toBe(true);
});

test.each([
  ['ate', 'Open the gate'],
  ['gate shut', 'Open the gate'],
  ['the theory', 'Open the gate'],
  ['471', 'At 4:71'],
])('%s does not find “%s”', (search, text) => {
  expect(isFoundBy(search, text)).toBe(false);
});

describe('words', () => {
  test('stand once each, and end where a letter or a digit does', () => {
    expect(wordsOf('Gate_4, gate 4: 14:30 🙂 — OK!')).toEqual(['gate', '4', '14', '30', 'ok']);
    expect(wordsOf('🙂 …')).toEqual([]);
    expect(wordsSought('  ?! ')).toEqual([]);
  });

  test('of Arabic stand beside what is written onto them, unless too little would be left', () => {
    expect(wordsOf('والمكتب')).toEqual(['والمكتب', 'المكتب', 'مكتب']);
    expect(wordsOf('ولد')).toEqual(['ولد']);
    expect(wordsOf('الم')).toEqual(['الم']);
  });

  test('count up to their fortieth letter, on both sides, and no letter is cut in half', () => {
    const long = '𝔛'.repeat(20) + 'y'.repeat(60);
    expect(wordsOf(long)).toEqual(['x'.repeat(20) + 'y'.repeat(20)]);
    expect(isFoundBy(long, long)).toBe(true);
    expect(wordsOf('𐐨'.repeat(41))).toEqual(['𐐨'.repeat(40)]);
  });

  test('that begin another are asked for with it', () => {
    expect(wordsSought('the theory the gate')).toEqual(['theory', 'gate']);
  });
});
