import { describe, expect, test } from 'vitest';
import { instantAt, parsePlainDate, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import { formatsOf } from '../../words/formats.ts';
import { speakers } from '../../words/speakers.ts';
import { typeset } from '../kernel/sheet/typeset.ts';
import { weekPage } from './week.sheet.ts';

const zone = 'America/New_York' as Zone;
const on = (text: string) => parsePlainDate(text) as PlainDate;
const shift = (date: string, from: number, hours: number, position = 'Kitchen') => {
  const startsAt = instantAt(on(date), { hour: from, minute: 0 }, zone);
  const endsAt = (startsAt + hours * 3_600_000) as typeof startsAt;
  return { startsAt, endsAt, breakMinutes: 30, zone, position: { name: position, hue: 3 } };
};

const pageIn = (language: 'en' | 'ar', paper: 'letter' | 'a4', names = ['Ana Lopez']) =>
  weekPage(
    {
      title: 'Downtown',
      corner: 'Person',
      startsOn: on('2026-11-23'),
      note: '',
      footer: '',
      rows: names.map((name) => ({
        name,
        shifts: [shift('2026-11-23', 9, 8), shift('2026-11-27', 22, 8)],
        minutes: 900,
      })),
      paper,
    },
    speakers[language],
    formatsOf(speakers[language], 'h12'),
  );

test('each shift stands on the day that it begins on, with its times and position, and the hours are those that are worked', () => {
  const { rows, days } = pageIn('en', 'letter');
  expect(days).toHaveLength(7);
  expect(rows[0]?.hours).toBe('15 hrs');
  expect(rows[0]?.days.map((cells) => cells.length)).toEqual([1, 0, 0, 0, 1, 0, 0]);
  expect(rows[0]?.days[0]).toEqual([{ times: '9:00 AM – 5:00 PM', hue: 3, lines: ['Kitchen'] }]);
});

test.each([
  ['en', 'letter'],
  ['ar', 'a4'],
] as const)('the page is set in %s on %s', async (language, paper) => {
  const pdf = await typeset(new URL('../kernel/sheet/week.typ', import.meta.url), { week: pageIn(language, paper) });
  expect(new TextDecoder('latin1').decode(pdf.slice(0, 5))).toBe('%PDF-');
});

const pagesOf = async (week: ReturnType<typeof pageIn>) => {
  const pdf = await typeset(new URL('../kernel/sheet/week.typ', import.meta.url), { week });
  return Number(/\/Count (\d+)/.exec(new TextDecoder('latin1').decode(pdf))?.[1]);
};

test('a name without a place to break it goes on in the next line, and not over the next cell', async () => {
  const named = (name: string) =>
    pageIn(
      'en',
      'letter',
      Array.from({ length: 12 }, () => name),
    );
  expect(await pagesOf(named('Ana'))).toBe(1);
  expect(await pagesOf(named('Wolfeschlegelsteinhausenbergerdorff'.repeat(3)))).toBeGreaterThan(1);
});

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  /** People who all work often on one day. */
  const crowded = (people: number, shiftsEach: number) => {
    const [row, ...none] = pageIn(language, 'letter').rows;
    const [monday = [], ...days] = row?.days ?? [];
    const often = Array.from({ length: shiftsEach }, () => monday[0]).flatMap((one) => one ?? []);
    expect(none).toEqual([]);
    const rows = Array.from({ length: people }, () => ({ name: 'Ana', hours: '15', days: [often, ...days] }));
    return pagesOf({ ...pageIn(language, 'letter'), rows });
  };

  test('the row of a person who has no room on a page is whole on the next', async () => {
    // Two fill most of a page each time: torn, five would take two pages.
    expect(await crowded(1, 8)).toBe(1);
    expect(await crowded(2, 8)).toBe(1);
    expect(await crowded(5, 8)).toBe(3);
  });

  test('a row that is taller than a page goes on in the next', async () => {
    expect(await crowded(1, 60)).toBeGreaterThan(2);
  });
});
