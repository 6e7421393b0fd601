import ical from 'ical.js';
import { describe, expect, test } from 'vitest';
import { instantAt, type Instant, type PlainDate, type Zone } from '../kernel/time.ts';
import { calendarText, type CalendarEvent } from './calendar-text.ts';

const newYork = 'America/New_York' as Zone;
const at = (date: string, hour: number, minute = 0): Instant => instantAt(date as PlainDate, { hour, minute }, newYork);

const aShift: CalendarEvent = {
  uid: '01930000-0000-7000-8000-000000000001',
  sequence: 0,
  changedAt: at('2026-11-20', 10),
  during: { from: at('2026-11-23', 9), to: at('2026-11-23', 17) },
  summary: 'Barista · Downtown',
  location: 'Downtown, 1 Main Street',
  description: '',
  isCancelled: false,
};

const parsed = (...events: CalendarEvent[]) => {
  const calendar = ical.Component.fromString(calendarText('Shifts', events));
  return calendar.getAllSubcomponents('vevent').map((component) => new ical.Event(component));
};
const milliseconds = (time: { toJSDate(): Date }) => time.toJSDate().getTime();

describe('what a published parser reads', () => {
  test.each([
    ['an ordinary day', at('2026-11-23', 9), at('2026-11-23', 17), 8],
    ['the night the clocks go back', at('2026-10-31', 22), at('2026-11-01', 6), 9],
    ['the night the clocks go forward', at('2027-03-13', 22), at('2027-03-14', 6), 7],
    ['a shift that begins in the hour that comes twice', at('2026-11-01', 1, 30), at('2026-11-01', 5), 4.5],
    ['midnight at the turn of the year', at('2026-12-31', 20), at('2027-01-01', 4), 8],
  ])('%s: the very moments, and as many hours as truly pass', (_, from, to, hours) => {
    const [event] = parsed({ ...aShift, during: { from, to } });
    expect(event && milliseconds(event.startDate)).toBe(from);
    expect(event && milliseconds(event.endDate)).toBe(to);
    expect(event?.duration.toSeconds()).toBe(hours * 3_600);
    expect(event?.startDate.zone?.tzid).toBe('UTC');
  });

  test('texts as they were written, whatever stands in them', () => {
    const description =
      'Bring; keys, a \\ and\nthe apron 🦺\r\nتعال من الباب الخلفي، من فضلك، فالباب الأمامي مغلق حتى الثامنة';
    const [event] = parsed({ ...aShift, summary: 'BEGIN:VALARM\nX', description: `${description}\u0007` });
    expect(event?.summary).toBe('BEGIN:VALARM\nX');
    expect(event?.description).toBe(description.replace('\r\n', '\n'));
    expect(event?.location).toBe(aShift.location);
  });

  test('that a shift is no more, and which of two versions is the later one', () => {
    const [event] = parsed({ ...aShift, isCancelled: true, sequence: 3 });
    expect(event?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect([event?.uid, event?.sequence]).toEqual([aShift.uid, 3]);
  });
});

test('no line is longer than 75 octets, and each ends as the standard says', () => {
  const text = calendarText('ورديات · المقهى الكبير في وسط المدينة القديمة', [
    { ...aShift, description: '🦺'.repeat(100), location: 'x'.repeat(300) },
  ]);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  const lines = text.split('\r\n');
  expect(lines.every((line) => !line.includes('\n') && new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(lines.join('')).not.toContain('\uFFFD');
});
