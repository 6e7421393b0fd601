import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { parseInstant, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { PayPolicy } from '../../src/domain/pay-rules/pay-policy.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const firstWeek = on('2026-11-16');
const friday = '2026-11-20T23:00:00.000Z';

let world: World;
let server: WorldServer;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
});
afterAll(() => world.close());

const asAdmin = () => server.as(world.organization.admin);

let count = 0;
/** Somebody paid 20.00 an hour by a policy of their own, set on Friday. */
async function paidBy(startsOn: PlainDate, change: Partial<PayPolicy>): Promise<Employee> {
  world.clock.set(friday);
  const one = await world.employee(`Worker${(count += 1)}`);
  const admin = await asAdmin();
  const scope = { kind: 'employee', id: one.employeeId } as const;
  const { citations: _, ...rules } = { ...presets.federal, ...change };
  const set = await admin.call(contract.setPayPolicy, { body: { scope, startsOn, preset: 'custom', rules } });
  expect(set).toMatchObject({ ok: true });
  const body = { startsOn: firstWeek, centsPerHour: cents(20_00) };
  expect(await admin.call(contract.setPayRate, { params: { employeeId: one.employeeId }, body })).toMatchObject({
    ok: true,
  });
  return one;
}

/** What was worked, as it is told at a moment. */
async function worked(one: Employee, at: string, ...days: string[]): Promise<void> {
  world.clock.set(at);
  for (const words of days) await one.worked(words);
}

const cardOf = async ({ employeeId }: Employee, startsOn: PlainDate) => {
  const card = await (await asAdmin()).call(contract.readCard, { params: { employeeId, startsOn } });
  if (!card.ok) throw new Error(card.refusal);
  return card.value;
};

async function approve(one: Employee, startsOn: PlainDate) {
  const { ledgerSequence: seen, behind } = await cardOf(one, startsOn);
  const params = { employeeId: one.employeeId, startsOn };
  return (await asAdmin()).call(contract.approveTimeCard, { params, body: { seen, behind } });
}

const logsOf = ({ employeeId }: Employee) =>
  world.asOwner<{ day: string; minutes: number; cents: number }>(
    `select worked_on::text as day, worked_minutes as minutes, pay_cents::int as cents from work_logs
     where employee_id = $1 order by worked_on`,
    [employeeId],
  );

const eight = (...days: string[]) => days.map((day) => `${day} 9:00–17:00`);

test('where workweeks begin on another day, both weeks wait for each other, and the day that lies in both is paid once', async () => {
  const sunday = on('2026-11-22');
  const ana = await paidBy(sunday, { workweek: { weekday: 'sunday', time: { hour: 0, minute: 0 } } });
  await worked(ana, friday, ...eight('Mon', 'Tue', 'Wed', 'Thu', 'Fri'));
  await worked(ana, '2026-11-22T23:00:00.000Z', 'Sun 9:00–15:00');
  world.clock.set('2026-11-23T15:00:00.000Z');
  expect(await cardOf(ana, firstWeek)).toMatchObject({
    isOver: true,
    isSettled: false,
    group: 'review',
    flags: [{ kind: 'workweek_changed', date: sunday }],
  });
  expect(await approve(ana, firstWeek)).toMatchObject({ refusal: 'overtime_not_settled' });

  await worked(ana, '2026-11-27T15:00:00.000Z', ...eight('Mon', 'Tue', 'Wed', 'Thu'));
  world.clock.set('2026-11-30T15:00:00.000Z');
  // 46 hours in the old week and 32 in the new one pay more than 40 and 38.
  expect(await cardOf(ana, firstWeek)).toMatchObject({ workedMinutes: 46 * 60, overtimeMinutes: 6 * 60 });
  expect(await cardOf(ana, sunday)).toMatchObject({ workedMinutes: 32 * 60, overtimeMinutes: 0 });
  expect(await approve(ana, firstWeek)).toMatchObject({ ok: true });
  expect(await approve(ana, sunday)).toMatchObject({ ok: true });
  const logs = await logsOf(ana);
  expect(logs.filter(({ day }) => day === '2026-11-22')).toEqual([{ day: '2026-11-22', minutes: 360, cents: 180_00 }]);
  expect(logs.reduce((sum, { minutes }) => sum + minutes, 0)).toBe((46 + 32) * 60);
  expect(logs.reduce((sum, log) => sum + log.cents, 0)).toBe((46 + 32) * 20_00 + 6 * 10_00);
});

test('the day that lies in both is paid in the week where it comes to more, and who worked it sees it there', async () => {
  const [oldWeek, sunday] = [on('2026-11-30'), on('2026-12-06')];
  const eva = await paidBy(sunday, { workweek: { weekday: 'sunday', time: { hour: 0, minute: 0 } } });
  const body = { startsOn: sunday, centsPerHour: cents(60_00) };
  await (await asAdmin()).call(contract.setPayRate, { params: { employeeId: eva.employeeId }, body });
  await worked(eva, '2026-12-04T23:00:00.000Z', ...eight('Mon', 'Tue', 'Wed', 'Thu', 'Fri'));
  await worked(eva, '2026-12-06T23:00:00.000Z', 'Sun 9:00–15:00');
  await worked(eva, '2026-12-11T23:00:00.000Z', ...eight('Mon', 'Tue', 'Wed', 'Thu', 'Fri'));

  world.clock.set('2026-12-14T15:00:00.000Z');
  // Six hours of overtime in either week: at halves of 25.22 in the old one, of 60.00 in the new one (29 CFR 778.302).
  const inNew = [
    { workedMinutes: 40 * 60, overtimeMinutes: 0 },
    { workedMinutes: 46 * 60, overtimeMinutes: 6 * 60 },
  ];
  expect([await cardOf(eva, oldWeek), await cardOf(eva, sunday)]).toMatchObject(inNew);
  const own = await (
    await server.as(eva)
  ).call(contract.readTimeCardsBetween, {
    query: { from: oldWeek, to: on('2026-12-12') },
  });
  expect(own).toMatchObject({ ok: true, value: { cards: inNew } });
  expect([await approve(eva, oldWeek), await approve(eva, sunday)]).toMatchObject([{ ok: true }, { ok: true }]);
  const logs = await logsOf(eva);
  expect(logs.reduce((sum, log) => sum + log.cents, 0)).toBe(40 * 20_00 + 46 * 60_00 + 6 * 30_00);
});

test.each([
  ['a raise', 20_00, 60_00],
  ['a cut', 60_00, 5_00],
])(
  '%s that begins after one of two such weeks was locked opens it again, and the day is paid once',
  async (_what, before, after) => {
    const [oldWeek, sunday] = [on('2026-11-30'), on('2026-12-06')];
    const flo = await paidBy(sunday, { workweek: { weekday: 'sunday', time: { hour: 0, minute: 0 } } });
    const params = { employeeId: flo.employeeId };
    const rate = async (startsOn: PlainDate, sum: number) =>
      (await asAdmin()).call(contract.setPayRate, { params, body: { startsOn, centsPerHour: cents(sum) } });
    await rate(on('2026-11-23'), before);
    await worked(flo, '2026-12-04T23:00:00.000Z', ...eight('Mon', 'Tue', 'Wed', 'Thu', 'Fri'));
    await worked(flo, '2026-12-06T23:00:00.000Z', 'Sun 9:00–15:00');
    await worked(flo, '2026-12-11T23:00:00.000Z', ...eight('Mon', 'Tue', 'Wed', 'Thu', 'Fri'));
    world.clock.set('2026-12-14T15:00:00.000Z');
    expect(await approve(flo, oldWeek)).toMatchObject({ ok: true });
    const lock = { body: { cards: [{ ...params, startsOn: oldWeek }] } };
    expect(await (await asAdmin()).call(contract.lockTimeCards, lock)).toMatchObject({ ok: true });
    expect(await rate(sunday, after)).toMatchObject({ ok: true });

    expect(await approve(flo, sunday)).toMatchObject({ refusal: 'week_beside_changed' });
    expect(await cardOf(flo, sunday)).toMatchObject({ approvalRefusal: 'week_beside_changed' });
    const again = { params: { ...params, startsOn: oldWeek }, body: { reason: 'The rate is another one' } };
    expect(await (await asAdmin()).call(contract.reopenTimeCard, again)).toMatchObject({ ok: true });
    expect([await approve(flo, oldWeek), await approve(flo, sunday)]).toMatchObject([{ ok: true }, { ok: true }]);
    const logged = await world.asOwner<{ minutes: number }>(
      `select l.worked_minutes as minutes from work_logs l where l.employee_id = $1 and not exists
       (select from work_logs n where n.employee_id = l.employee_id and n.starts_on = l.starts_on and n.approval_sequence > l.approval_sequence)`,
      [flo.employeeId],
    );
    expect(logged.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(86 * 60);
  },
);

test('hours of a hospital are approved when the fortnight is over, and a late punch in its second week shows on both', async () => {
  const { overtime } = presets['federal-hospital'];
  const ben = await paidBy(firstWeek, { overtime: { ...overtime, periodStartsOn: firstWeek } });
  const secondWeek = on('2026-11-23');
  await worked(ben, '2026-11-21T23:00:00.000Z', ...eight('Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'));
  world.clock.set('2026-11-24T15:00:00.000Z');
  expect(await approve(ben, firstWeek)).toMatchObject({ refusal: 'overtime_not_settled' });
  await worked(ben, '2026-11-27T23:00:00.000Z', ...eight('Mon', 'Tue', 'Wed', 'Thu', 'Fri'));

  world.clock.set('2026-11-30T15:00:00.000Z');
  expect(await approve(ben, firstWeek)).toMatchObject({ ok: true });
  expect(await approve(ben, secondWeek)).toMatchObject({ ok: true });
  // 88 hours, none of them past eight of a day: the last eight of the fortnight are overtime.
  const sumOf = async (from: string, to: string) =>
    (await logsOf(ben)).filter(({ day }) => day >= from && day <= to).reduce((sum, log) => sum + log.cents, 0);
  expect(await sumOf('2026-11-16', '2026-11-22')).toBe(48 * 20_00);
  expect(await sumOf('2026-11-23', '2026-11-29')).toBe(32 * 20_00 + 8 * 30_00);

  const changed = async (date: PlainDate) => {
    const list = await (await asAdmin()).call(contract.readTimeCards, { query: { date } });
    if (!list.ok) throw new Error(list.refusal);
    const own = list.value.cards.find(({ employee }) => employee.employeeId === ben.employeeId);
    return own?.flags.some(({ kind }) => kind === 'changed_since_approval');
  };
  expect([await changed(firstWeek), await changed(secondWeek)]).toEqual([false, false]);
  for (const [kind, iso] of [
    ['clock_in', '2026-11-28T15:00:00Z'],
    ['clock_out', '2026-11-28T17:00:00Z'],
  ] as const) {
    const at = parseInstant(iso);
    if (at === undefined) throw new TypeError(iso);
    const body = { id: v7({ msecs: at }), kind, offline: true, deviceAt: at, sentAt: world.clock.now() };
    expect(await (await server.as(ben)).call(contract.recordPunch, { body })).toMatchObject({ ok: true });
  }
  expect([await changed(firstWeek), await changed(secondWeek)]).toEqual([true, true]);
});
