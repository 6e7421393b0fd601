import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays, addMilliseconds, millisecondsPerHour, type PlainDate } from '../../src/domain/kernel/time.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aTimeCardWharf, monday, nextMonday } from '../world/time-cards.ts';
import type { World, WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let admin: Client;

const { begin, cardOf, approve, logsOf } = aTimeCardWharf();

beforeAll(async () => {
  ({ world, server, admin } = await begin());
});

afterAll(() => world.close());

let count = 0;

/** A day of somebody's, asked for and approved. */
async function takenOff(one: Employee, typeId: string, on: PlainDate): Promise<void> {
  const { employeeId: userId, firstName, lastName, email } = one;
  const body = { userId, firstName, lastName, email, startDate: on, endDate: on, numDays: 1, id: v7(), typeId };
  const asked = await (await server.as(one)).call(contract.requestTimeOff, { body });
  if (!asked.ok) throw new Error(asked.refusal);
  const answer = await admin.call(contract.approveTimeOff, { params: { requestId: asked.value.requestId } });
  if (!answer.ok) throw new Error(answer.refusal);
}

describe('what was expected of a week', () => {
  // The shifts of 16 November at a place of its own, so that nobody else is unscheduled by it.
  const at = { at: 'Pier' };
  async function expectedOf(hours: readonly [day: number, from: number, to: number][], ...worked: string[]) {
    world.clock.set('2026-11-20T15:00:00.000Z');
    const one = await world.employee(`Worker${(count += 1)}`, at);
    for (const words of worked) await one.worked(words);
    const shifts = hours.map(([day, from, to]) => aShift(one.locationId, addDays(monday, day), one, from, to));
    await planned(admin, ...shifts);
    await published(admin, one.locationId, monday);
    world.clock.set(nextMonday);
    return one;
  }

  const vacation = async ({ employeeId }: Employee): Promise<string> => {
    const types = await world.asOwner<{ id: string }>(
      `select t.id from time_off_types t join employees e on e.organization_id = t.organization_id
       where e.id = $1 and t.preset = 'vacation'`,
      [employeeId],
    );
    return types[0]?.id ?? '';
  };

  test('is the night before a day off, and not the night of one', async () => {
    world.clock.set('2026-11-20T15:00:00.000Z');
    const eve = await world.employee('Eve', at);
    const night = (on: PlainDate) => {
      const shift = aShift(eve.locationId, on, eve, 22, 23);
      return { ...shift, endsAt: addMilliseconds(shift.startsAt, 8 * millisecondsPerHour) };
    };
    await planned(admin, night(monday), night(addDays(monday, 2)));
    await published(admin, eve.locationId, monday);
    for (const day of [0, 3]) await takenOff(eve, await vacation(eve), addDays(monday, day));
    for (const words of ['Tue 0:30–6:00', 'Wed 22:20–06:00']) await eve.worked(words);
    world.clock.set(nextMonday);
    expect((await cardOf(eve, admin)).flags).toEqual([
      { kind: 'overlap', date: addDays(monday, 1) },
      { kind: 'late', date: addDays(monday, 2) },
    ]);
  });

  test('is held against what was worked: late, unscheduled, and in whose time off', async () => {
    const ana = await expectedOf([[0, 9, 17]], 'Mon 9:06–17:00', 'Tue 9:00–17:00', 'Wed 9:00–17:00');
    await takenOff(ana, await vacation(ana), addDays(monday, 2));
    const { flags, days, group } = await cardOf(ana, admin);
    expect(flags).toEqual([
      { kind: 'overlap', date: addDays(monday, 2) },
      { kind: 'late', date: monday },
      { kind: 'unscheduled', date: addDays(monday, 1) },
      { kind: 'unscheduled', date: addDays(monday, 2) },
    ]);
    expect(group).toBe('review');
    expect(days.map(({ timeOff }) => timeOff.map(({ minutes }) => minutes))).toEqual([[], [], [480], [], [], [], []]);
  });

  test('pays for coming where the policy does: half of the shift, at least two hours, on the card, in its lines and its log', async () => {
    const ben = await expectedOf([[0, 9, 17]], 'Mon 9:00–10:00');
    const rate = { startsOn: monday, centsPerHour: cents(20_00) };
    await admin.call(contract.setPayRate, { params: { employeeId: ben.employeeId }, body: rate });
    expect((await cardOf(ben, admin)).pay?.grossCents).toBe(20_00);
    const { citations: _, ...rules } = presets.california;
    world.clock.set('2026-11-20T15:00:00.000Z');
    const scope = { kind: 'employee', id: ben.employeeId } as const;
    const body = { scope, startsOn: monday, preset: 'california', rules } as const;
    expect(await admin.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
    world.clock.set(nextMonday);
    const card = await cardOf(ben, admin);
    // Half of 7:30 is 3:45, of which one hour was worked.
    expect(card.pay).toMatchObject({ grossCents: 75_00, premiumCents: 55_00 });
    expect(card.pay?.lines).toContainEqual(expect.objectContaining({ kind: 'reporting-time', minutes: 165 }));
    expect(card.days[0]).toMatchObject({ premiumCents: 55_00 });
    expect(await approve(ben, card.ledgerSequence, admin)).toMatchObject({ ok: true });
    expect((await logsOf(ben)).map((log) => Number(log['pay_cents']))).toEqual([75_00]);
  });
});
