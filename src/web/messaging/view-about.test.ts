import { describe, expect, test } from 'vitest';
import { speakers } from '../../words/speakers.ts';
import { aboutWords } from './view.ts';

const ana = { employeeId: 'ana', name: 'Ana', photoUrl: null };

describe('under the name of a conversation stands', () => {
  const about = (rule: Parameters<typeof aboutWords>[1]['rule'], isOtherOnShift: boolean | null = null) => {
    const other = isOtherOnShift === null ? null : { ...ana, isActive: true };
    const there = { onTheClock: isOtherOnShift === null ? 3 : 1, isOtherOnShift };
    return aboutWords(speakers.en, { other, people: 10, rule }, there).replace(/[\u2068\u2069]/gu, '');
  };
  const location = { id: 'w', name: 'Westside' };

  test('what it follows, and how many are in it', () => {
    expect(about(null)).toBe('10 people · 3 on the clock');
    expect(about({ location, role: null })).toBe('10 people · follows Westside · 3 on the clock');
    expect(about({ location, role: 'manager' })).toBe('10 people · follows Westside · role Manager · 3 on the clock');
    expect(about({ location: null, role: null })).toBe('10 people · follows all locations · 3 on the clock');
  });

  test('of a direct one, whether the other is there', () => {
    expect(about(null, true)).toBe('On shift now');
    expect(about(null, false)).toBe('Not on shift now');
    const unknown = { onTheClock: null, isOtherOnShift: null };
    const known = { other: { ...ana, isActive: true }, people: 2, rule: null };
    expect(aboutWords(speakers.en, known, unknown), 'without the network nobody can say').toBe('');
    const other = { ...ana, isActive: false };
    expect(aboutWords(speakers.en, { other, people: 1, rule: null }, unknown)).toBe('No access any more');
  });
});
