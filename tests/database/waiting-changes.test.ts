import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { usualLevels } from '../../src/domain/schedule/planning-rules.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let wharf: string;
let kiosk: string;
let ana: Employee;
let ben: Employee;
let manager: Client;
let admin: Client;
let weeks = 0;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  wharf = boss.locationId;
  kiosk = await world.organization.location('Kiosk');
  [ana, ben] = [await world.employee('Ana', { at: 'Wharf' }), await world.employee('Ben', { at: 'Wharf' })];
  await world.asOwner('insert into further_locations (organization_id, employee_id, location_id) values ($1, $2, $3)', [
    world.organization.id,
    ana.employeeId,
    kiosk,
  ]);
  [manager, admin] = await Promise.all([server.as(boss), server.as(world.organization.admin)]);
});

afterAll(() => world.close());

/** A Monday of a week that no other test plans. */
function freshMonday(): PlainDate {
  weeks += 1;
  return addDays(parsePlainDate('2027-01-04') as PlainDate, 7 * weeks);
}

describe('while a change waits for somebody who plans both of its places', () => {
  test('who publishes the rest for everybody tells nobody of what is known elsewhere', async () => {
    const monday = freshMonday();
    const came = await planned(admin, aShift(kiosk, monday, ana));
    await published(admin, kiosk, monday);
    const here = { shiftId: came.shiftId, revision: 1, plan: aShift(wharf, monday, ana) };
    await admin.call(contract.changeShifts, { body: { shifts: [here] } });
    await planned(manager, aShift(wharf, monday, ben));
    const body = { locationId: wharf, date: monday, tell: 'everybody' as const };
    expect(await manager.call(contract.publishSchedule, { body })).toMatchObject({
      value: { changes: 1, waiting: 1, people: 1 },
    });
  });

  test('the hours at which people know its shift are not free, and who plans somebody then is told why', async () => {
    await admin.call(contract.changePlanningRules, { body: { levels: { ...usualLevels, double_booking: 'block' } } });
    const monday = freshMonday();
    const went = await planned(manager, aShift(wharf, monday, ana));
    await published(manager, wharf, monday);
    const there = { shiftId: went.shiftId, revision: 1, plan: aShift(kiosk, addDays(monday, 1), ana) };
    await admin.call(contract.changeShifts, { body: { shifts: [there] } });
    const instead = await planned(manager, aShift(wharf, monday, ana, 10, 16));
    expect(await published(manager, wharf, monday)).toMatchObject({
      refusal: 'hours_not_free_yet',
      details: { shiftIds: [instead.shiftId] },
    });
    // What overlaps in the plan as well is to be planned otherwise first.
    const second = await planned(manager, aShift(wharf, monday, ana, 15, 17));
    const both = await published(manager, wharf, monday);
    expect(both).toMatchObject({ refusal: 'double_booked' });
    await manager.call(contract.cancelShift, { params: { shiftId: second.shiftId }, body: { revision: 1 } });
    // Whoever plans both places makes the way free.
    expect(await published(admin, wharf, monday)).toMatchObject({ ok: true, value: { changes: 2, waiting: 0 } });
  });
});
