import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { usualLevels } from '../../src/domain/schedule/planning-rules.ts';
import type { Client } from '../world/client.ts';
import { aPlannedWharf, seenBy } from '../world/planned-wharf.ts';
import { planned } from '../world/shifts.ts';
import type { World } from '../world/world.ts';

let world: World;
let wharf: string;
let kiosk: string;
let manager: Client;
let admin: Client;

const { begin, freshMonday, worker, plan, publish } = aPlannedWharf();

beforeAll(async () => {
  ({ world, wharf, kiosk, manager, admin } = await begin());
});

afterAll(() => world.close());

describe('nobody is in two places at once', () => {
  test('also where one of the shifts was published while the organization only warned of it', async () => {
    const monday = freshMonday();
    const { person, client } = await worker();
    const level = (double_booking: 'warn' | 'block') =>
      admin.call(contract.changePlanningRules, { body: { levels: { ...usualLevels, double_booking } } });
    await level('warn');
    await planned(manager, plan(monday, person, 9, 17));
    await publish(manager, monday);
    await level('block');
    await planned(manager, plan(monday, person, 16, 20));
    expect(await publish(manager, monday)).toMatchObject({ refusal: 'double_booked' });
    expect(await seenBy(client, monday)).toHaveLength(1);
  });

  test('of a week that would have it so nothing is published', async () => {
    const monday = freshMonday();
    const { person, client } = await worker();
    await planned(manager, plan(monday, person, 9, 17));
    const { shiftId } = await planned(manager, plan(monday, person, 16, 20));
    const answer = await publish(manager, monday);
    expect(answer).toMatchObject({ refusal: 'double_booked', details: { shiftIds: [expect.any(String)] } });
    expect(await seenBy(client, monday)).toEqual([]);
    await manager.call(contract.changeShift, {
      params: { shiftId },
      body: { plan: plan(monday, person, 17, 20), revision: 1 },
    });
    expect(await publish(manager, monday)).toMatchObject({ ok: true });
    expect(await seenBy(client, monday)).toHaveLength(2);
  });

  test('whoever plans beside what another location has published sees that it is, and is asked for no reason', async () => {
    const monday = freshMonday();
    const { person } = await worker();
    await world.asOwner(
      'insert into further_locations (organization_id, employee_id, location_id) values ($1, $2, $3)',
      [person.organizationId, person.employeeId, kiosk],
    );
    await planned(admin, plan(monday, person, 12, 20, kiosk));
    const seen = async () => {
      const read = await manager.call(contract.readSchedule, { query: { locationId: wharf, date: monday } });
      if (!read.ok) throw new Error(read.refusal);
      return read.value.elsewhere.filter(({ employeeId }) => employeeId === person.employeeId);
    };
    expect((await seen()).map(({ isPublished }) => isPublished)).toEqual([undefined]);
    expect(await publish(admin, monday, kiosk)).toMatchObject({ ok: true });
    expect((await seen()).map(({ isPublished }) => isPublished)).toEqual([true]);
    // Between its own two there is less rest than is published without a reason.
    await planned(manager, plan(monday, person, 9, 17));
    await planned(manager, plan(monday, person, 21, 23));
    const body = { locationId: wharf, date: monday };
    expect(await manager.call(contract.publishSchedule, { body })).toMatchObject({ refusal: 'double_booked' });
  });

  test('where two locations are published at the same moment, one of them is refused', async () => {
    const monday = freshMonday();
    const { person, client } = await worker();
    await world.asOwner(
      'insert into further_locations (organization_id, employee_id, location_id) values ($1, $2, $3)',
      [person.organizationId, person.employeeId, kiosk],
    );
    await planned(admin, plan(monday, person, 9, 17));
    await planned(admin, plan(monday, person, 12, 20, kiosk));
    const answers = await Promise.all([publish(admin, monday), publish(admin, monday, kiosk)]);
    expect(answers.map((answer) => String(answer.ok || answer.refusal)).toSorted()).toEqual(['double_booked', 'true']);
    expect(await seenBy(client, monday)).toHaveLength(1);
  });

  test('and two exchange their shifts in one publication', async () => {
    const monday = freshMonday();
    const [ana, ben] = [await worker(), await worker()];
    const early = await planned(manager, plan(monday, ana.person, 9, 17));
    const late = await planned(manager, plan(monday, ben.person, 12, 20));
    await publish(manager, monday);
    for (const [shift, wish] of [
      [early, plan(monday, ben.person, 9, 17)],
      [late, plan(monday, ana.person, 12, 20)],
    ] as const) {
      await manager.call(contract.changeShift, {
        params: { shiftId: shift.shiftId },
        body: { plan: wish, revision: 1 },
      });
    }
    expect(await publish(manager, monday)).toMatchObject({ ok: true, value: { changes: 2, people: 2 } });
    expect(await seenBy(ana.client, monday)).toEqual([late.shiftId]);
    expect(await seenBy(ben.client, monday)).toEqual([early.shiftId]);
  });

  test('the table itself refuses it, whatever the product does', async () => {
    const monday = freshMonday();
    const { person } = await worker();
    await planned(manager, plan(monday, person));
    await publish(manager, monday);
    const { shiftId } = await planned(manager, plan(monday, person, 12));
    const copied = world.asOwner(
      `insert into published_shifts select organization_id, $1, location_id, employee_id, position_id, starts_at, ends_at,
        break_minutes, note, publication_id, refuses_overlap from published_shifts where employee_id = $2`,
      [shiftId, person.employeeId],
    );
    await expect(copied).rejects.toThrow('nobody_is_in_two_places');
  });
});
