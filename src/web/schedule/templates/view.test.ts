import { expect, test } from 'vitest';
import { parsePlainDate, type PlainDate, type Zone } from '../../../domain/kernel/time.ts';
import type { TemplateShift } from '../../../domain/schedule/template.ts';
import { keptAs, typedOf } from './view.ts';

const schedule = {
  location: { id: 'pier', name: 'Pier', zone: 'America/Los_Angeles' as Zone, weekStartsOn: 'monday' },
  startsOn: parsePlainDate('2026-11-23') as PlainDate,
} as Parameters<typeof keptAs>[1];
const late: TemplateShift = {
  day: 0,
  fromMinute: 1_320,
  toMinute: 360,
  breakMinutes: 45,
  positionId: 'bar',
  employeeId: null,
  note: null,
};

test('a shift that was kept, saved as it was opened, is that shift', () => {
  expect(keptAs(typedOf('Night', late), schedule)).toEqual({ name: 'Night', shift: late, fault: undefined });
});

test('what is typed and cannot be kept is no shift: a time is missing, or it is all break', () => {
  const typed = typedOf(' Night ', late);
  expect(keptAs({ ...typed, start: '' }, schedule)).toEqual({ name: 'Night', shift: undefined, fault: undefined });
  expect(keptAs({ ...typed, breakMinutes: '480' }, schedule)).toMatchObject({
    shift: undefined,
    fault: 'break_too_long',
  });
});
