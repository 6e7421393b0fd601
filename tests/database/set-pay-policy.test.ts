import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { PolicyWish } from '../../src/contract/pay-rules.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import {
  addDays,
  parseInstant,
  parsePlainDate,
  weekdayOf,
  type Instant,
  type PlainDate,
} from '../../src/domain/kernel/time.ts';
import type { PayPolicy, Workweek } from '../../src/domain/pay-rules/pay-policy.ts';
import { presets, type PresetName } from '../../src/domain/pay-rules/presets.ts';
import type { PunchKind } from '../../src/domain/time-clock/punch.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { approveCard } from '../world/pay-day.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let admin: Client;
let ana: Employee;
let clerk: Client;

const on = (text: string) => parsePlainDate(text) as PlainDate;
const thisWeek = on('2026-11-16');
const nextWeek = on('2026-11-23');

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
  admin = await server.as(world.organization.admin);
});
afterAll(() => world.close());

beforeEach(async () => {
  ana = await world.employee(`Ana${v7()}`, { at: `Oakland ${v7()}` });
  clerk = await server.as(ana);
  await press('2026-11-19');
});

/** Ten hours of a date. */
async function press(date: string) {
  const presses: [PunchKind, string][] = [
    ['clock_in', '12:00'],
    ['clock_out', '22:00'],
  ];
  for (const [kind, time] of presses) {
    const deviceAt = parseInstant(`${date}T${time}:00.000Z`) as Instant;
    const body = { id: v7(), kind, offline: true, deviceAt, skewMilliseconds: 0 };
    const answer = await clerk.call(contract.recordPunch, { body });
    if (!answer.ok) throw new Error(answer.refusal);
  }
}

function aWish(
  preset: PresetName,
  more: Partial<PolicyWish> & { readonly change?: Partial<PayPolicy> } = {},
): PolicyWish {
  const { change = {}, ...others } = more;
  const { citations: _, ...rules } = { ...presets[preset], ...change };
  return {
    scope: { kind: 'location', id: ana.locationId },
    startsOn: thisWeek,
    preset,
    rules,
    ...others,
  };
}

const set = (wish: PolicyWish, client = admin) => client.call(contract.setPayPolicy, { body: wish });
const preview = (wish: PolicyWish) => admin.call(contract.previewPayPolicy, { body: wish });

const overtimeOfThursday = async () => {
  const card = await clerk.call(contract.readTimeCard, { query: { date: on('2026-11-19') } });
  if (!card.ok) throw new Error(card.refusal);
  return card.value.days[3]?.overtimeMinutes;
};

const ofAna = async () => {
  const answer = await admin.call(contract.readPayPolicies);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.versions.filter(
    ({ scope }) => 'id' in scope && [ana.locationId, ana.employeeId].includes(scope.id),
  );
};

describe('an admin who sets a pay policy', () => {
  test('changes what the people of a location are paid from its first day on, and nobody else', async () => {
    expect(await set(aWish('california'))).toMatchObject({ ok: true });
    expect(await overtimeOfThursday()).toBe(120);
    const neighbour = await world.employee(`Ben${v7()}`, { at: `Reno ${v7()}` });
    const clock = await (await server.as(neighbour)).call(contract.readClock);
    expect(clock).toMatchObject({ ok: true, value: { policy: { overtime: { daily: [] } } } });
  });

  test('has the clock of its people go by its holidays and premiums, so that the screen’s week is the card’s', async () => {
    const holidays = [{ code: 'Founders’ Day', on: { month: 11, day: 19 }, observed: 'none' as const }];
    const windows = [{ start: { hour: 7, minute: 0 }, end: { hour: 9, minute: 0 } }];
    const premiums = [{ code: 'early', windows, partial: true, addPerHour: '1.00' }];
    const overtime = { weekly: [], daily: [], holiday: { tiers: [{ afterMinutes: 0, multiplier: '1.5' }] } };
    expect(await set(aWish('custom', { change: { overtime, holidays, premiums } }))).toMatchObject({ ok: true });
    const clock = await clerk.call(contract.readClock);
    // When it is earned; what it pays is nothing to the clock.
    const earned = [{ code: 'early', windows, partial: true }];
    expect(clock).toMatchObject({ ok: true, value: { week: { overtimeMinutes: 600 } } });
    expect(clock.ok && clock.value.policy).toMatchObject({ holidays, premiums: earned });
    expect(clock.ok && clock.value.policy.premiums?.[0]).not.toHaveProperty('addPerHour');
  });

  test('reads every version with the days it was in force, and who set it', async () => {
    await set(aWish('california'));
    await set(aWish('alaska', { startsOn: nextWeek }));
    expect(await ofAna()).toMatchObject([
      { preset: 'alaska', startsOn: nextWeek, endsOn: null, setBy: 'Adele Harbor' },
      { preset: 'california', startsOn: thisWeek, endsOn: addDays(nextWeek, -1), setBy: 'Adele Harbor' },
    ]);
    expect(await overtimeOfThursday()).toBe(120);
  });

  test('corrects a version of the same date; the wrong one is kept and counts no more', async () => {
    await set(aWish('california'));
    const [insteadOf] = (await ofAna()).map(({ id }) => id);
    expect(await set(aWish('federal', { insteadOf: insteadOf ?? null }))).toMatchObject({ ok: true });
    expect(await ofAna()).toMatchObject([{ preset: 'federal' }]);
    expect(await overtimeOfThursday()).toBe(0);
    const rows = await world.asOwner('select 1 from pay_policies where location_id = $1', [ana.locationId]);
    expect(rows).toHaveLength(2);
  });

  test('tells the audit log what was in force before and after, as far as it differs', async () => {
    await set(aWish('federal', { startsOn: thisWeek }));
    await set(aWish('puerto-rico', { startsOn: nextWeek }));
    const [entry] = await world.asOwner<{ details: Record<string, unknown> }>(
      "select details from audit_entries where action = 'pay_policy.set' order by sequence desc limit 1",
    );
    expect(entry?.details).toMatchObject({
      startsOn: nextWeek,
      assignedTo: { locationId: ana.locationId },
      before: { daily: [] },
      after: { daily: [{ afterMinutes: 480, multiplier: '1.5' }] },
    });
    expect(entry?.details['before']).not.toHaveProperty('weekly');
  });

  test('says where each figure stands: the law where it is the preset’s, the organization where it was changed', async () => {
    const daily = [{ afterMinutes: 540, multiplier: '1.5' }];
    await set(aWish('california', { change: { overtime: { ...presets.california.overtime, daily } } }));
    const [row] = await world.asOwner<{ rules: PayPolicy }>('select rules from pay_policies where location_id = $1', [
      ana.locationId,
    ]);
    expect(row?.rules.citations?.['weekly-overtime']?.source).toBe('Labor Code 510(a)');
    expect(row?.rules.citations?.['daily-overtime']?.source).toBe('Policy of the organization');
  });
});

describe('before it is set', () => {
  test('the current period is worked out by both rules, in minutes and in pay, and nothing is written', async () => {
    const rate = { startsOn: on('2026-01-01'), centsPerHour: cents(20_00) };
    await admin.call(contract.setPayRate, { params: { employeeId: ana.employeeId }, body: rate });
    const answer = await preview(aWish('puerto-rico'));
    const straight = { kind: 'straight-time', multiplier: null, code: null, cents: 200_00 };
    const premium = { kind: 'overtime-premium', multiplier: '1.5', code: null, cents: 20_00 };
    const before = { workedMinutes: 600, overtimeMinutes: 0, grossCents: 200_00, paid: [straight] };
    const after = { workedMinutes: 600, overtimeMinutes: 120, grossCents: 220_00, paid: [straight, premium] };
    expect(answer).toEqual({
      ok: true,
      value: {
        period: { start: thisWeek, end: on('2026-11-22') },
        currency: 'USD',
        affectedCount: 1,
        changedCount: 1,
        before,
        after,
        payPeriod: null,
        people: [{ employeeId: ana.employeeId, name: expect.stringContaining('Ana') as string, before, after }],
      },
    });
    expect(await ofAna()).toEqual([]);
  });

  test('who has a nearer policy is not affected', async () => {
    await set(aWish('federal', { scope: { kind: 'employee', id: ana.employeeId } }));
    expect(await preview(aWish('california'))).toMatchObject({ ok: true, value: { affectedCount: 0, people: [] } });
  });

  test('a wish for a later period is shown as though it began with this one', async () => {
    const after = { workedMinutes: 600, overtimeMinutes: 120 };
    expect(await preview(aWish('puerto-rico', { startsOn: nextWeek }))).toMatchObject({
      ok: true,
      value: { period: { start: thisWeek, end: on('2026-11-22') }, changedCount: 1, after },
    });
  });

  test('so is one of 14 days, from the beginning of those that this period lies in', async () => {
    const { overtime } = presets['federal-hospital'];
    const change = { overtime: { ...overtime, periodStartsOn: nextWeek } };
    const after = { workedMinutes: 600, overtimeMinutes: 120 };
    const answer = await preview(aWish('federal-hospital', { startsOn: nextWeek, change }));
    expect(answer).toMatchObject({ ok: true, value: { changedCount: 1, after } });
  });

  test.each<[string, PlainDate, Workweek]>([
    ['on Sunday', on('2026-11-29'), { weekday: 'sunday', time: { hour: 0, minute: 0 } }],
    ['on Tuesday', on('2026-11-24'), { weekday: 'tuesday', time: { hour: 0, minute: 0 } }],
    ['at noon', nextWeek, { weekday: 'monday', time: { hour: 12, minute: 0 } }],
    ['at 23:00', nextWeek, { weekday: 'monday', time: { hour: 23, minute: 0 } }],
  ])('weeks that are to begin %s are told by the hours of those of now', async (_, startsOn, workweek) => {
    ana = await world.employee(`Ana${v7()}`, { at: `Oakland ${v7()}` });
    clerk = await server.as(ana);
    const rate = { startsOn: on('2026-01-01'), centsPerHour: cents(20_00) };
    await admin.call(contract.setPayRate, { params: { employeeId: ana.employeeId }, body: rate });
    // The Sunday before this week, its Monday and its Thursday: other weeks would hold the first, or leave the second out.
    for (const date of ['2026-11-15', '2026-11-16', '2026-11-19']) await press(date);
    const alone = await preview(aWish('federal', { startsOn, change: { workweek } }));
    const before = { workedMinutes: 1_200, overtimeMinutes: 0, grossCents: 400_00 };
    expect(alone).toMatchObject({ ok: true, value: { changedCount: 0, before, after: before } });
    const after = { workedMinutes: 1_200, overtimeMinutes: 240, grossCents: 440_00 };
    const daily = await preview(aWish('puerto-rico', { startsOn, change: { workweek } }));
    expect(daily).toMatchObject({ ok: true, value: { changedCount: 1, before, after } });
  });

  test('a week of the period that begins before the version does is paid as it was', async () => {
    const payPeriod = { frequency: 'biweekly', anchor: thisWeek } as const;
    await set(aWish('federal', { scope: { kind: 'organization' }, change: { payPeriod } }));
    expect(await preview(aWish('california', { startsOn: nextWeek }))).toMatchObject({
      ok: true,
      value: { period: { start: thisWeek, end: on('2026-11-29') }, affectedCount: 1, changedCount: 0 },
    });
    expect(await preview(aWish('california'))).toMatchObject({ ok: true, value: { changedCount: 1 } });
  });
});

describe('a pay policy is refused', () => {
  const hospital = presets['federal-hospital'];

  test.each([
    ['that begins within a week', { startsOn: on('2026-11-24') }, ['starts_within_week']],
    ['of 80 hours without its first day', { change: hospital }, ['period_start_missing']],
    [
      'whose double time comes before its overtime',
      {
        change: {
          overtime: {
            weekly: [],
            daily: [
              { afterMinutes: 480, multiplier: '2' },
              { afterMinutes: 720, multiplier: '1.5' },
            ],
          },
        },
      },
      ['double_below_daily'],
    ],
  ])('%s', async (_, more, faults) => {
    expect(await set(aWish('federal', more))).toMatchObject({ refusal: 'pay_policy_faulty', details: { faults } });
    expect(await ofAna()).toEqual([]);
  });

  test('for weeks that are over, or that says what is said already', async () => {
    const early = await set(aWish('california', { startsOn: addDays(thisWeek, -7) }));
    expect(early).toMatchObject({ refusal: 'pay_policy_too_early', details: { earliest: thisWeek } });
    await set(aWish('california'));
    expect(await set(aWish('california', { startsOn: nextWeek }))).toMatchObject({ refusal: 'pay_policy_unchanged' });
    // What is left out is as the preset has it, and written down.
    const { leaveAt, ...unsaid } = aWish('california').rules;
    const again = await set(aWish('california', { startsOn: nextWeek, rules: unsaid }));
    expect([leaveAt, again]).toMatchObject(['regular-rate', { refusal: 'pay_policy_unchanged' }]);
  });

  test('that would pay a week anew which is approved already', async () => {
    const boss = await world.employee(`Boss${v7()}`, { role: 'admin' });
    world.clock.set('2026-11-24T15:00:00.000Z');
    await approveCard(await server.as(boss), ana, thisWeek);
    world.clock.set('2026-11-20T15:00:00.000Z');
    expect(await set(aWish('california'))).toMatchObject({ refusal: 'pay_policy_week_closed' });
    expect(await set(aWish('california', { startsOn: nextWeek }))).toMatchObject({ ok: true });
  });

  test('that would move the end of a week which is approved already', async () => {
    const boss = await world.employee(`Boss${v7()}`, { role: 'admin' });
    world.clock.set('2026-11-24T15:00:00.000Z');
    await approveCard(await server.as(boss), ana, thisWeek);
    world.clock.set('2026-11-20T15:00:00.000Z');
    const atSix = { workweek: { weekday: 'monday', time: { hour: 6, minute: 0 } } } as const;
    expect(await set(aWish('federal', { startsOn: nextWeek, change: atSix }))).toMatchObject({
      refusal: 'pay_policy_week_closed',
    });
  });

  test('that begins within 14 days which are paid whole, and the first date that may be is named', async () => {
    const from = (periodStartsOn: PlainDate) => ({ overtime: { ...hospital.overtime, periodStartsOn } });
    const within = { refusal: 'pay_policy_within_period', details: { next: on('2026-11-30') } };
    const eightyWithin = aWish('federal-hospital', { startsOn: nextWeek, change: from(thisWeek) });
    expect(await preview(eightyWithin)).toMatchObject(within);
    expect(await set(eightyWithin)).toMatchObject(within);
    expect(await set(aWish('federal-hospital', { change: from(thisWeek) }))).toMatchObject({ ok: true });
    expect(await set(aWish('california', { startsOn: nextWeek }))).toMatchObject(within);
    expect(await ofAna()).toHaveLength(1);
    expect(await set(aWish('california', { startsOn: on('2026-11-30') }))).toMatchObject({ ok: true });
  });

  describe('that would move the workweek twice within one', () => {
    const weeksFrom = (startsOn: PlainDate, more: Partial<PolicyWish> = {}) => {
      const workweek = { weekday: weekdayOf(startsOn), time: { hour: 0, minute: 0 } };
      return aWish('federal', { startsOn, change: { workweek }, ...more });
    };
    const [saturday, sunday, later] = [on('2026-12-05'), on('2026-12-06'), on('2026-12-13')];
    const meets = (other: PlainDate, next: PlainDate) => ({
      refusal: 'pay_policy_moves_meet',
      details: { other, next },
    });

    test('after another move, and the first date that is far enough is named', async () => {
      expect(await set(weeksFrom(saturday))).toMatchObject({ ok: true });
      expect(await preview(weeksFrom(sunday))).toMatchObject(meets(saturday, later));
      expect(await set(weeksFrom(sunday))).toMatchObject(meets(saturday, later));
      expect(await ofAna()).toHaveLength(1);
      expect(await set(weeksFrom(later))).toMatchObject({ ok: true });
    });

    test('before another one that is set already', async () => {
      await set(weeksFrom(sunday));
      expect(await set(weeksFrom(saturday))).toMatchObject(meets(sunday, on('2026-12-19')));
    });

    test('for one person of those whom it is for, whose own version begins within a week of it', async () => {
      await set(weeksFrom(saturday));
      const own = { scope: { kind: 'employee', id: ana.employeeId } } as const;
      expect(await set(weeksFrom(sunday, own))).toMatchObject(meets(saturday, later));
      expect(await set(weeksFrom(on('2026-12-16'), own))).toMatchObject({ ok: true });
      expect(await set(weeksFrom(later))).toMatchObject(meets(on('2026-12-16'), on('2026-12-20')));
    });

    test('but the version of the same date is corrected', async () => {
      await set(weeksFrom(saturday));
      const [kept] = await ofAna();
      const workweek = { weekday: 'saturday', time: { hour: 6, minute: 0 } } as const;
      const atSix = aWish('federal', { startsOn: saturday, change: { workweek }, insteadOf: kept?.id ?? null });
      expect(await set(atSix)).toMatchObject({ ok: true });
    });
  });

  test('for a location or a person of another organization: there is none', async () => {
    const rival = await world.rival(`Rival ${v7()}`);
    const scopes = [
      { kind: 'location', id: rival.admin.locationId },
      { kind: 'employee', id: rival.admin.employeeId },
    ] as const;
    const { employeeId: own } = world.organization.admin;
    const forOneself = aWish('california', { scope: { kind: 'employee', id: own } });
    expect([await set(forOneself), await preview(forOneself)]).toMatchObject([
      { refusal: 'own_pay_policy' },
      { refusal: 'own_pay_policy' },
    ]);
    for (const scope of scopes) {
      expect(await set(aWish('california', { scope }))).toMatchObject({ refusal: 'not_found' });
      expect(await preview(aWish('california', { scope }))).toMatchObject({ refusal: 'not_found' });
    }
  });
});
