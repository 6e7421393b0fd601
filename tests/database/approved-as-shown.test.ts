import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { untilItWaits } from '../world/lock-wait.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
/** The last second of the week in which its policy may still be set, and the first in which its cards may be approved: New York. */
const lastSecond = '2026-11-23T04:59:59.000Z';
const nextSecond = '2026-11-23T05:00:00.000Z';

let world: World;
let server: WorldServer;
let admin: Client;
let manager: Client;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  world.clock.set(lastSecond);
  [admin, manager] = await Promise.all([server.as(world.organization.admin), server.as(boss)]);
});

afterAll(() => world.close());

let count = 0;
/** Somebody of the wharf who worked ten hours on Monday at 20.00 an hour, and their card as a manager looks at it. */
async function aCard() {
  world.clock.set('2026-11-20T15:00:00.000Z');
  const one = await world.employee(`Worker${(count += 1)}`, { at: 'Wharf' });
  await one.worked('Mon 8:00–18:00');
  world.clock.set(lastSecond);
  await setRate(one, 20_00);
  world.clock.set(nextSecond);
  const card = await cardOf(one);
  return { one, seen: card.ledgerSequence, behind: card.behind };
}

const name = ({ employeeId }: Employee) => ({ employeeId, startsOn: monday });
async function cardOf(one: Employee) {
  const answer = await manager.call(contract.readCard, { params: name(one) });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}

function setRate({ employeeId }: Employee, centsPerHour: number) {
  const body = { startsOn: monday, centsPerHour: cents(centsPerHour), reason: 'As it was agreed' };
  return admin.call(contract.setPayRate, { params: { employeeId }, body });
}

/** Sunday's last second: from Monday of the week that ends on, hours over eight a day are overtime for them. */
function setPolicy({ employeeId }: Employee) {
  world.clock.set(lastSecond);
  const { citations: _, ...rules } = presets['federal-daily'];
  const body = {
    scope: { kind: 'employee', id: employeeId },
    startsOn: monday,
    preset: 'federal-daily',
    rules,
  } as const;
  return admin.call(contract.setPayPolicy, { body });
}

function approve({ one, seen, behind }: Awaited<ReturnType<typeof aCard>>) {
  world.clock.set(nextSecond);
  return manager.call(contract.approveTimeCard, { params: name(one), body: { seen, behind } });
}

/** Both decide by what was there before either was kept; then the first ends, and then the second. */
async function atOnce<A, B>(first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
  const holder = new pg.Client({ connectionString: world.ownerUrl });
  await holder.connect();
  try {
    const { organizationId } = world.organization.admin;
    // Where transactions of an organization end, one after the other: whoever came first is let go first.
    await holder.query("select pg_advisory_lock(hashtextextended('audit ' || $1::text, 0))", [organizationId]);
    const one = first();
    await untilItWaits(world, one);
    const two = second();
    await untilItWaits(world, two, 2);
    await holder.query('select pg_advisory_unlock_all()');
    return await Promise.all([one, two]);
  } finally {
    await holder.end();
  }
}

describe('a card is approved by the rules that were shown, and no others, though a policy is set in the same second', () => {
  test('which came first: it is not approved unseen', async () => {
    const card = await aCard();
    const [set, approved] = await atOnce(
      () => setPolicy(card.one),
      () => approve(card),
    );
    expect(set).toMatchObject({ ok: true });
    expect(approved).toMatchObject({ refusal: 'card_changed_meanwhile' });
    const anew = await cardOf(card.one);
    expect(anew).toMatchObject({ state: 'open', overtimeMinutes: 120 });
    expect(await approve({ ...card, behind: anew.behind })).toMatchObject({ ok: true });
  });

  test('which came second: it is not set over a week that is approved', async () => {
    const card = await aCard();
    const [approved, set] = await atOnce(
      () => approve(card),
      () => setPolicy(card.one),
    );
    expect(approved).toMatchObject({ ok: true });
    expect(set).toMatchObject({ refusal: 'pay_policy_week_closed' });
    const { state, behind, overtimeMinutes } = await cardOf(card.one);
    expect({ state, behind, overtimeMinutes }).toEqual({ state: 'approved', behind: card.behind, overtimeMinutes: 0 });
  });
});

describe('nor by another rate than was shown', () => {
  test('where it was set first', async () => {
    const card = await aCard();
    const [set, approved] = await atOnce(
      () => setRate(card.one, 25_00),
      () => approve(card),
    );
    expect(set).toMatchObject({ ok: true });
    expect(approved).toMatchObject({ refusal: 'card_changed_meanwhile' });
  });

  test('where it was set second: what was approved stays, and the card says that it changed since', async () => {
    const card = await aCard();
    const [approved, set] = await atOnce(
      () => approve(card),
      () => setRate(card.one, 25_00),
    );
    expect([approved, set]).toMatchObject([{ ok: true }, { ok: true }]);
    const logs = await world.asOwner<{ pay_cents: number }>(
      'select pay_cents::integer from work_logs where employee_id = $1',
      [card.one.employeeId],
    );
    expect(logs.map((log) => log.pay_cents)).toEqual([200_00]);
    expect((await cardOf(card.one)).flags).toContainEqual({ kind: 'changed_since_approval', date: null });
  });
});
