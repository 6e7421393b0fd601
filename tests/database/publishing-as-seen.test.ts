import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let wharf: string;
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
  [ana, ben] = [await world.employee('Ana', { at: 'Wharf' }), await world.employee('Ben', { at: 'Wharf' })];
  [manager, admin] = await Promise.all([server.as(boss), server.as(world.organization.admin)]);
});

afterAll(() => world.close());

/** A Monday of a week that no other test plans. */
function freshMonday(): PlainDate {
  weeks += 1;
  return addDays(parsePlainDate('2027-01-04') as PlainDate, 7 * weeks);
}

async function seenBy(person: Employee, on: PlainDate): Promise<readonly string[]> {
  const read = await (await server.as(person)).call(contract.readOwnShifts, { query: { date: on } });
  if (!read.ok) throw new Error(read.refusal);
  return read.value.shifts.map(({ shiftId }) => shiftId);
}

describe('a week that is published as it was looked at', () => {
  test('is not published with what another manager planned, changed or took back since', async () => {
    const monday = freshMonday();
    const looked = await planned(manager, aShift(wharf, monday, ana));
    const publish = (seen: readonly { readonly shiftId: string; readonly revision: number }[]) =>
      manager.call(contract.publishSchedule, { body: { locationId: wharf, date: monday, seen: [...seen] } });
    const seen = [{ shiftId: looked.shiftId, revision: looked.revision }];

    const halfDone = await planned(admin, aShift(wharf, addDays(monday, 1), ben));
    expect(await publish(seen)).toMatchObject({
      refusal: 'schedule_changed_meanwhile',
      details: { shiftIds: [halfDone.shiftId] },
    });
    expect(await seenBy(ben, monday)).toEqual([]);

    await admin.call(contract.cancelShift, { params: { shiftId: halfDone.shiftId }, body: { revision: 1 } });
    const later = { plan: aShift(wharf, monday, ana, 12, 20), revision: 1 };
    await admin.call(contract.changeShift, { params: { shiftId: looked.shiftId }, body: later });
    const changed = { refusal: 'schedule_changed_meanwhile', details: { shiftIds: [looked.shiftId] } };
    expect(await publish(seen)).toMatchObject(changed);
    expect(await publish([{ shiftId: looked.shiftId, revision: 2 }])).toMatchObject({ ok: true });
    expect(await seenBy(ana, monday)).toEqual([looked.shiftId]);
  });
});

describe('a shift of somebody who was suspended since', () => {
  test('is published where it is looked at, and nobody is counted as told', async () => {
    const monday = freshMonday();
    const gone = await world.employee('Dan', { at: 'Wharf' });
    await planned(manager, aShift(wharf, monday, gone));
    await world.asOwner("update employees set status = 'suspended' where id = $1", [gone.employeeId]);
    const read = await manager.call(contract.readSchedule, { query: { locationId: wharf, date: monday } });
    const people = read.ok ? read.value.people.filter(({ employeeId }) => employeeId === gone.employeeId) : [];
    expect(people).toMatchObject([{ mayBePlanned: false, isActive: false }]);
    expect(await published(manager, wharf, monday)).toMatchObject({ ok: true, value: { changes: 1, people: 0 } });
    const audited = await world.asOwner<{ details: object }>(
      "select details from audit_entries where action = 'schedule.published' and subject_id = $1 order by sequence desc limit 1",
      [wharf],
    );
    expect(audited).toMatchObject([{ details: { changes: 1, people: 0 } }]);
  });
});
