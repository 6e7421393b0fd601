import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { formatInstant, parseInstant, type PlainDate } from '../../src/domain/kernel/time.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import { anAdjustingWharf, approve, ask, asked, date, readDay, thursday } from '../world/adjustments.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import type { World, WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let boss: Employee;
let manager: Client;
let admin: Client;

const { begin, worker } = anAdjustingWharf();

beforeAll(async () => {
  ({ world, server, boss, manager, admin } = await begin());
});

afterAll(() => world.close());

/** Somebody's week was approved by the manager, as far as it was punched. */
const approvedBefore = ({ employeeId }: Employee, startsOn: PlainDate) =>
  world.asOwner(
    `insert into time_card_steps (organization_id, employee_id, starts_on, sequence, step, done_by, done_at, ledger_sequence, ledger_hash, figures)
     select organization_id, employee_id, $2, 1, 'approved', $3, now(), sequence, hash, '{}'
     from punches where employee_id = $1 order by sequence desc limit 1`,
    [employeeId, startsOn, boss.employeeId],
  );

/** When, on a date and the next, nothing may be recorded, and why: by the clock in UTC. */
const closuresOn = async (client: Client, person: Employee, on: PlainDate) =>
  (await readDay(client, person, on)).closures.map(
    ({ during, refusal }) => `${formatInstant(during.from)} to ${formatInstant(during.to)}: ${refusal}`,
  );

/** What is said of a date before anything about it is asked. */
const closedOn = async (client: Client, person: Employee, on: PlainDate) => (await readDay(client, person, on)).closed;

describe('an adjustment is refused', () => {
  test('in a week that is approved, until it is opened again', async () => {
    const { person, client } = await worker();
    await person.pressed('clock_in', parseInstant('2026-11-10T14:00:00Z'));
    await person.pressed('clock_out', parseInstant('2026-11-10T22:00:00Z'));
    const on = date('2026-11-10');
    const earlier = await asked(client, person, '8:00–17:00, 0', { on, entry: 0 });
    expect(await closedOn(client, person, on)).toBeNull();
    await approvedBefore(person, date('2026-11-09'));
    expect(await closedOn(client, person, date('2026-11-15'))).toBe('week_is_approved');
    expect(await closedOn(client, person, date('2026-11-16'))).toBeNull();
    // Who would begin on the evening before reads it as they type.
    const monday = '2026-11-09T05:00:00.000Z to 2026-11-10T05:00:00.000Z: week_is_approved';
    expect(await closuresOn(client, person, date('2026-11-08'))).toEqual([monday]);
    expect(await ask(client, person, '22:00–2:00, 0', { on: date('2026-11-08') })).toMatchObject({
      refusal: 'week_is_approved',
    });
    expect(await closuresOn(client, person, date('2026-11-16'))).toEqual([]);
    expect(await approve(manager, earlier)).toMatchObject({ refusal: 'week_is_approved' });
    expect(await ask(client, person, '10:00–11:00, 0', { on: date('2026-11-11') })).toMatchObject({
      refusal: 'week_is_approved',
    });
  });

  test('in an approved week that goes on into the morning of the date on which the next begins', async () => {
    const before = world.clock.now();
    const { person } = await worker();
    const { citations: _, ...federal } = presets.federal;
    const workweek = { weekday: 'sunday' as const, time: { hour: 6, minute: 0 } };
    const body = {
      scope: { kind: 'employee' as const, id: person.employeeId },
      startsOn: date('2026-11-22'),
      preset: 'federal' as const,
      rules: { ...federal, workweek },
    };
    expect(await admin.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
    world.clock.set('2026-11-30T15:00:00Z');
    const client = await server.as(person);
    await person.pressed('clock_in', parseInstant('2026-11-24T14:00:00Z'));
    await person.pressed('clock_out', parseInstant('2026-11-24T22:00:00Z'));
    await approvedBefore(person, date('2026-11-22'));
    expect(await closedOn(client, person, date('2026-11-28'))).toBe('week_is_approved');
    expect(await closedOn(client, person, date('2026-11-29'))).toBeNull();
    const untilSix = '2026-11-29T05:00:00.000Z to 2026-11-29T11:00:00.000Z: week_is_approved';
    expect(await closuresOn(client, person, date('2026-11-29'))).toEqual([untilSix]);
    const early = await ask(client, person, '1:00–5:00, 0', { on: date('2026-11-29') });
    expect(early).toMatchObject({ refusal: 'week_is_approved' });
    expect(await ask(client, person, '7:00–9:00, 0', { on: date('2026-11-29') })).toMatchObject({ ok: true });
    world.clock.set(formatInstant(before));
  });
});

test('a card of which an adjustment waits is none to be approved with all others, until it is answered', async () => {
  const { person, client } = await worker('Thu 9:00–17:00');
  const params = { employeeId: person.employeeId, startsOn: date('2026-11-16') };
  const shown = async () => {
    const card = await manager.call(contract.readCard, { params });
    if (!card.ok) throw new Error(card.refusal);
    const { group, flags } = card.value;
    return [group, flags];
  };
  const waits = ['review', [{ kind: 'adjustment_waiting', date: thursday }]];
  expect(await shown()).toEqual(['clean', []]);
  const rejected = await asked(client, person, '9:00–18:00, 0', { entry: 0 });
  expect(await shown()).toEqual(waits);
  await manager.call(contract.rejectRequest, { params: { requestId: rejected }, body: { reason: 'Nobody was here' } });
  expect(await shown()).toEqual(['clean', []]);
  const approved = await asked(client, person, '9:00–17:30, 0', { entry: 0 });
  expect(await shown()).toEqual(waits);
  await approve(manager, approved);
  expect(await shown()).toEqual(['clean', []]);
});

test('a week of which an adjustment waits is approved knowingly alone, and never with others, however it was shown', async () => {
  const { person, client } = await worker();
  const on = date('2026-11-12');
  await person.pressed('clock_in', parseInstant('2026-11-12T14:00:00Z'));
  await person.pressed('clock_out', parseInstant('2026-11-12T22:00:00Z'));
  const params = { employeeId: person.employeeId, startsOn: date('2026-11-09') };
  // The list was read while the card was clean; then the adjustment was asked for.
  const card = await manager.call(contract.readCard, { params });
  if (!card.ok) throw new Error(card.refusal);
  const { group, ledgerSequence: seen, behind } = card.value;
  expect(group).toBe('clean');
  await asked(client, person, '9:00–18:00, 0', { on, entry: 0 });

  expect(
    await manager.call(contract.approveTimeCards, { body: { cards: [{ ...params, seen, behind }] } }),
  ).toMatchObject({
    value: { approved: 0, leftOut: [{ ...params, refusal: 'adjustment_waits' }] },
  });
  const approveCard = (leavesWaiting?: boolean) =>
    manager.call(contract.approveTimeCard, { params, body: { seen, behind, leavesWaiting } });
  expect(await approveCard()).toMatchObject({ refusal: 'adjustment_waits' });
  expect(await approveCard(false)).toMatchObject({ refusal: 'adjustment_waits' });
  // It is still theirs to approve: they are asked first.
  expect(await manager.call(contract.readCard, { params })).toMatchObject({ value: { may: { approve: true } } });
  expect(await approveCard(true)).toMatchObject({ ok: true });
  expect(await manager.call(contract.readCard, { params })).toMatchObject({ value: { state: 'approved' } });
});

test('a night of which other times are asked for waits in both of the weeks that it touches', async () => {
  const { person, client } = await worker('Sun 20:00–06:00', 'Thu 9:00–17:00');
  const sunday = date('2026-11-15');
  const weeks = [date('2026-11-09'), date('2026-11-16')];
  const flagged = () =>
    Promise.all(
      weeks.map(async (startsOn) => {
        const card = await manager.call(contract.readCard, { params: { employeeId: person.employeeId, startsOn } });
        return card.ok ? [card.value.group, card.value.flags] : card.refusal;
      }),
    );
  const waits = (on: PlainDate) => ['review', [{ kind: 'adjustment_waiting', date: on }]];
  const both = [waits(sunday), waits(date('2026-11-16'))];
  // As it is recorded it ends on Monday, though what is asked for does not.
  const shorter = await asked(client, person, '20:00–23:00, 0', { on: sunday, entry: 0 });
  expect(await flagged()).toEqual(both);
  await manager.call(contract.rejectRequest, { params: { requestId: shorter }, body: { reason: 'You stayed' } });
  expect(await flagged()).toEqual([
    ['clean', []],
    ['clean', []],
  ]);
  await approve(manager, await asked(client, person, '20:00–23:00, 0', { on: sunday, entry: 0 }));
  await asked(client, person, '20:00–6:00, 0', { on: sunday, entry: 0 });
  expect(await flagged()).toEqual(both);
});
