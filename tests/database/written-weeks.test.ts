import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays, parseInstant, parsePlainDate, type Instant, type PlainDate } from '../../src/domain/kernel/time.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aShift, planned } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const friday = '2026-11-20T23:00:00.000Z';
const nextMonday = '2026-11-23T15:00:00.000Z';

let world: World;
let server: WorldServer;
let admin: Client;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
  admin = await server.as(world.organization.admin);
  // Steps are kept for ever, except from a test that asks what is read of them.
  await world.asOwner('alter table time_card_steps disable trigger kept_for_ever');
});

afterAll(() => world.close());

let count = 0;
/** Somebody whose week was worked and is over. */
async function worker(
  days: readonly string[] = ['Mon 9:00–17:00', 'Tue 9:00–19:00, break 30', 'Wed 22:00–3:00'],
  at = 'Wharf',
): Promise<Employee> {
  world.clock.set(friday);
  const one = await world.employee(`Worker${(count += 1)}`, { at });
  for (const words of days) await one.worked(words);
  world.clock.set(nextMonday);
  return one;
}

async function listed({ employeeId }: Employee) {
  const list = await admin.call(contract.readTimeCards, { query: { date: monday } });
  if (!list.ok) throw new Error(list.refusal);
  return list.value.cards.find(({ employee, startsOn }) => employee.employeeId === employeeId && startsOn === monday);
}

async function approve(one: Employee): Promise<void> {
  const { ledgerSequence: seen = 0, behind = '' } = (await listed(one)) ?? {};
  const params = { employeeId: one.employeeId, startsOn: monday };
  expect(await admin.call(contract.approveTimeCard, { params, body: { seen, behind } })).toMatchObject({ ok: true });
}

/** Writes something else with the approvals of somebody: whoever reads it does not work it out. */
const rewrite = ({ employeeId }: Employee, written: string) =>
  world.asOwner(`update time_card_steps set written = ${written} where employee_id = $1 and step = 'approved'`, [
    employeeId,
  ]);
const mark = 'jsonb_set(written, \'{flags}\', \'[{"kind": "late", "date": null}]\')';
const marked = [{ kind: 'late', date: null }];

const publish = ({ locationId }: Employee) =>
  admin.call(contract.publishSchedule, { body: { locationId, date: monday, reason: 'They asked for it' } });

const rate = (one: Employee, startsOn: PlainDate, centsPerHour: number) =>
  admin.call(contract.setPayRate, {
    params: { employeeId: one.employeeId },
    body: { startsOn, centsPerHour: cents(centsPerHour), reason: 'As it was agreed' },
  });

describe('an approved week', () => {
  test('is listed, exported and told to its employee as it was written, which is what it is worked out as', async () => {
    const ana = await worker();
    await approve(ana);
    const takes = async () => {
      const wish = { from: monday, to: addDays(monday, 6), format: 'csv', q: `Worker${count}` };
      const own = await (
        await server.as(ana)
      ).call(contract.readEarlierCards, { query: { before: addDays(monday, 7) } });
      return [await listed(ana), (await admin.send('POST', '/api/time-cards/export', wish)).text, own];
    };
    const written = await takes();
    expect(written[0]).toMatchObject({ state: 'approved', workedMinutes: 480 + 570 + 300, flags: [] });
    await rewrite(ana, mark);
    expect(await listed(ana)).toMatchObject({ flags: marked, group: 'review' });
    await rewrite(ana, 'null');
    expect(await takes()).toEqual(written);
  });

  test('of California too, where promised shifts are a part of what it pays', async () => {
    const ben = await worker(['Mon 9:00–10:00'], 'Pier');
    await planned(admin, aShift(ben.locationId, monday, ben, 9, 14));
    expect(await publish(ben)).toMatchObject({ value: { changes: 1 } });
    await rate(ben, monday, 20_00);
    const { citations: _, ...rules } = presets.california;
    world.clock.set(friday);
    const body = {
      scope: { kind: 'employee', id: ben.employeeId },
      startsOn: monday,
      preset: 'california',
      rules,
    } as const;
    const fresh = await server.as(world.organization.admin);
    expect(await fresh.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
    world.clock.set(nextMonday);
    await approve(ben);
    await rewrite(ben, mark);
    expect(await listed(ben)).toMatchObject({ flags: marked });
    world.clock.set(friday);
    await planned(admin, aShift(ben.locationId, monday, ben, 15, 18));
    expect(await publish(ben)).toMatchObject({ value: { changes: 1 } });
    world.clock.set(nextMonday);
    expect((await listed(ben))?.flags).toContainEqual({ kind: 'changed_since_approval', date: null });
  });
});

describe('an approved week of another edition of the rules', () => {
  /** Somebody who worked 40 seconds more than eight hours on Monday. */
  async function workedToTheSecond(): Promise<Employee> {
    const one = await worker([]);
    const at = (text: string) => parseInstant(text) as Instant;
    await one.pressed('clock_in', at('2026-11-16T14:00:00Z'));
    await one.pressed('clock_out', at('2026-11-16T22:00:40Z'));
    return one;
  }
  const params = ({ employeeId }: Employee) => ({ employeeId, startsOn: monday });
  /** What each who looks at the week sees of it. */
  async function seen(one: Employee) {
    const own = await server.as(one);
    const [card, list, day, between] = [
      await admin.call(contract.readCard, { params: params(one) }),
      await listed(one),
      await own.call(contract.readTimeCard, { query: { date: monday } }),
      await own.call(contract.readTimeCardsBetween, { query: { from: monday, to: addDays(monday, 13) } }),
    ];
    if (!card.ok || !day.ok || !between.ok) throw new Error('nothing is seen');
    return {
      opened: [card.value.workedMinutes, card.value.group, card.value.changes, card.value.days[0]?.workedMinutes],
      listed: [list?.workedMinutes, list?.group],
      own: [day.value.workedMinutes, between.value.cards.map(({ workedMinutes }) => workedMinutes)],
    };
  }
  /** The approval as a version of this software kept it that left out what fills no minute. */
  const asBefore = async ({ employeeId }: Employee) => {
    await world.asOwner('alter table work_logs disable trigger kept_for_ever');
    await world.asOwner(
      `update work_logs set worked_minutes = 480, minutes_by_multiplier = '{"1": 480}' where employee_id = $1`,
      [employeeId],
    );
    await world.asOwner(
      `update time_card_steps set
         figures = replace((figures - 'edition')::text, '481', '480')::jsonb,
         written = replace(written::text, '481', '480')::jsonb
       where employee_id = $1 and step = 'approved'`,
      [employeeId],
    );
  };

  test('is shown as it was approved, in lists, opened and to whom it belongs, whether or not it is worked out', async () => {
    const ana = await workedToTheSecond();
    await approve(ana);
    const now = { opened: [481, 'clean', null, 481], listed: [481, 'clean'], own: [481, [481, 0]] };
    expect(await seen(ana)).toEqual(now);
    await asBefore(ana);
    const then = { opened: [480, 'clean', null, 480], listed: [480, 'clean'], own: [480, [480, 0]] };
    expect(await seen(ana)).toEqual(then);
    await rewrite(ana, 'null');
    expect(await seen(ana)).toEqual(then);
    expect(await admin.call(contract.lockTimeCard, { params: params(ana) })).toMatchObject({ ok: true });
    const body = { reason: 'Its seconds were left out' };
    expect(await admin.call(contract.reopenTimeCard, { params: params(ana), body })).toMatchObject({ ok: true });
    expect(await seen(ana)).toMatchObject({ opened: [481, 'clean', null, 481], own: [481, [481, 0]] });
  });
});

describe('an approved week is worked out again', () => {
  const pressed = async (one: Employee, kind: 'clock_in' | 'clock_out', iso: string) => {
    const at = parseInstant(iso);
    if (at === undefined) throw new TypeError(iso);
    const body = { id: v7({ msecs: at }), kind, offline: true, deviceAt: at, sentAt: world.clock.now() };
    expect(await (await server.as(one)).call(contract.recordPunch, { body })).toMatchObject({ ok: true });
  };

  test('for no punch of the week after', async () => {
    const ana = await worker();
    await approve(ana);
    await rewrite(ana, mark);
    await ana.pressed('clock_in');
    await ana.pressed('clock_out');
    expect(await listed(ana)).toMatchObject({ flags: marked });
  });

  test('once a punch of it comes late', async () => {
    const ana = await worker();
    await approve(ana);
    await rewrite(ana, mark);
    await pressed(ana, 'clock_in', '2026-11-21T15:00:00Z');
    await pressed(ana, 'clock_out', '2026-11-21T17:00:00Z');
    expect(await listed(ana)).toMatchObject({ flags: [{ kind: 'changed_since_approval' }, { kind: 'offline_punch' }] });
    await approve(ana);
    expect(await listed(ana)).toMatchObject({ flags: [{ kind: 'offline_punch' }], workedMinutes: 1_350 + 120 });
  });

  test('once another rate counts in it, and not for one that begins after it', async () => {
    const ana = await worker();
    await rate(ana, addDays(monday, -7), 20_00);
    await approve(ana);
    await rewrite(ana, mark);
    await rate(ana, addDays(monday, 7), 25_00);
    expect(await listed(ana)).toMatchObject({ flags: marked });
    await rate(ana, addDays(monday, 3), 22_00);
    expect(await listed(ana)).toMatchObject({ flags: [{ kind: 'changed_since_approval' }] });
  });

  test('once it is opened again', async () => {
    const ana = await worker();
    await approve(ana);
    await rewrite(ana, mark);
    const params = { employeeId: ana.employeeId, startsOn: monday };
    const body = { reason: 'The break on Tuesday was forgotten' };
    expect(await admin.call(contract.reopenTimeCard, { params, body })).toMatchObject({ ok: true });
    expect(await listed(ana)).toMatchObject({ state: 'open', flags: [] });
  });
});
