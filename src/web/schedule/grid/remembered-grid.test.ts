import { describe, expect, test } from 'vitest';
import { ana, ben, monday, plan, shift, tuesday, week } from '../../../../tests/world/team-schedule.ts';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { cents } from '../../../domain/kernel/money.ts';
import { addDays, parseZone, type Zone } from '../../../domain/kernel/time.ts';
import { presets } from '../../../domain/pay-rules/presets.ts';
import { gridOf as gridFor } from './view.ts';

const everywhere = () => true;
const gridOf = (schedule: TeamSchedule, positionId?: string) => gridFor(schedule, everywhere, positionId);

const days = Array.from({ length: 5 }, (_, day) => addDays(monday, day));
const longDays = days.map((date, index) => shift(`ana ${index}`, plan('ana', date, 6, 19)));
const cooking = { ...plan('ben', monday, 9, 17), positionId: 'cook' };
const open = shift('open', plan(null, tuesday, 9, 17));
const cook = { id: 'cook', skillIds: ['knife'] } as TeamSchedule['positions'][number];

const serving = shift('serving', plan('ben', tuesday, 9, 17));
const cleo = { ...ben, employeeId: 'cleo', name: 'Cleo', away: [{ date: tuesday, from: 0, to: 1_440 }] };

/** Ana has sixty hours; Ben, who may not be planned, cooks and cannot, and serves; Cleo is away and has no shift. */
const base = week([...longDays, shift('ben', cooking), serving, open], {
  people: [ana, { ...ben, mayBePlanned: false }, cleo],
  positions: [cook],
});

describe('what is remembered of a week is what would be worked out of it anew', () => {
  test.each<[string, Partial<TeamSchedule>]>([
    ['the zone of the place', { location: { ...base.location, zone: parseZone('Pacific/Auckland') as Zone } }],
    ['the first day', { startsOn: tuesday }],
    ['the last day', { endsOn: addDays(monday, 2) }],
    ['today', { today: addDays(monday, 3) }],
    ['the weekly target', { weeklyTargetMinutes: 4_000 }],
    ['the pay policies', { policies: [presets.california] }],
    ['the skills of a position', { positions: [{ ...cook, skillIds: [] }] }],
    ['what a rule does', { levels: { ...base.levels, over_target: 'off', skill: 'off' } }],
    [
      'a rate',
      { people: [{ ...ana, rates: [{ startsOn: tuesday, centsPerHour: cents(30_00) }] }, ...base.people.slice(1)] },
    ],
    [
      'what was worked',
      {
        people: [
          { ...ana, worked: { punches: [], until: plan(null, tuesday, 20, 21).endsAt } },
          ...base.people.slice(1),
        ],
      },
    ],
    ['a last day', { people: [{ ...ana, lastDay: tuesday }, ...base.people.slice(1)] }],
    ['work elsewhere', { elsewhere: [{ ...plan('ana', tuesday, 18, 22), employeeId: 'ana', locationId: 'kiosk' }] }],
    [
      'work elsewhere of whoever has none here',
      { elsewhere: [{ ...plan('cleo', monday, 9, 17), employeeId: 'cleo', locationId: 'kiosk' }] },
    ],
    ['a shift of theirs', { shifts: [shift('ana 0', plan('ana', monday, 6, 12)), ...base.shifts.slice(1)] }],
    ['a shift that is given to them', { shifts: [...longDays, shift('open', plan('ana', tuesday, 9, 17))] }],
    ['what people know of a shift', { shifts: [shift('ana 0', null, longDays[0]?.planned), ...base.shifts.slice(1)] }],
  ])('%s', (_, change) => {
    const before = structuredClone(gridOf(base));
    const changed = { ...base, ...change };
    const remembered = structuredClone(gridOf(changed));
    expect(remembered).toEqual(gridOf(structuredClone(changed)));
    expect(remembered).not.toEqual(before);
    expect(gridOf(base)).toEqual(before);
  });

  test('a position that is shown alone', () => {
    const whole = structuredClone(gridOf(base));
    const alone = structuredClone(gridOf(base, 'cook'));
    expect(alone).toEqual(gridOf(structuredClone(base), 'cook'));
    expect(gridOf(base)).toEqual(whole);
    expect(alone).not.toEqual(whole);
  });
});

describe('whom a change does not touch keeps the very same row', () => {
  const moved = { ...base, shifts: [...longDays, shift('ben', { ...cooking, note: 'soup' }), serving, open] };

  test('however long their week is', () => {
    const before = gridOf(base);
    expect(before.rows[0]?.cells.flat().some(({ conflicts }) => conflicts.length > 0)).toBe(true);
    const after = gridOf(moved);
    expect(after.rows[0]).toBe(before.rows[0]);
    expect(after.rows[1]).not.toBe(before.rows[1]);
  });

  test('also while a position is shown alone beside the whole week', () => {
    const looks = (schedule: TeamSchedule) => [gridOf(schedule).rows[0], gridOf(schedule, 'cook').rows[0]];
    const [whole, alone] = looks(base);
    expect(looks(base)[0]).toBe(whole);
    expect(looks(base)[1]).toBe(alone);
  });
});
