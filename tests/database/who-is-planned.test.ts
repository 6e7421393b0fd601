import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addDays, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aPlannedWharf } from '../world/planned-wharf.ts';
import { planned, published } from '../world/shifts.ts';
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

describe('who may not', () => {
  test('plan for a location learns nothing of its plans', async () => {
    const monday = freshMonday();
    const { client } = await worker();
    const elsewhere = plan(monday, null, 9, 17, kiosk);
    const { shiftId } = await planned(admin, elsewhere);
    const body = { shifts: [{ id: v7(), plan: elsewhere }] };
    expect(await manager.call(contract.addShifts, { body })).toMatchObject({ refusal: 'not_found' });
    expect(await client.call(contract.addShifts, { body })).toMatchObject({ refusal: 'not_allowed' });
    const change = { params: { shiftId }, body: { plan: plan(monday, null), revision: 1 } };
    expect(await manager.call(contract.changeShift, change)).toMatchObject({ refusal: 'not_found' });
    expect(await publish(manager, monday, kiosk)).toMatchObject({ refusal: 'not_found' });
    await publish(admin, monday, kiosk);
    expect(await client.call(contract.readShift, { params: { shiftId } })).toMatchObject({ refusal: 'not_found' });
  });

  test('will have left is given no shift after their last day', async () => {
    const monday = freshMonday();
    const { person } = await worker();
    await world.asOwner('update employees set employed_until = $1 where id = $2', [monday, person.employeeId]);
    const add = (on: PlainDate) =>
      manager.call(contract.addShifts, { body: { shifts: [{ id: v7(), plan: plan(on, person) }] } });
    expect(await add(addDays(monday, 1))).toMatchObject({ refusal: 'employment_ended' });
    expect(await add(monday)).toMatchObject({ ok: true });
  });

  test('will have left keeps what was planned before, said to whoever answers for them and in the plan, until it is given away', async () => {
    const monday = freshMonday();
    const { person, client } = await worker();
    await planned(manager, plan(monday, person));
    const { shiftId } = await planned(manager, plan(addDays(monday, 2), person));
    await published(manager, wharf, monday);
    const after = (by: Client) =>
      by.call(contract.readShiftsAfter, { params: { employeeId: person.employeeId, date: monday } });
    const place = { location: { id: wharf, name: 'Wharf' }, count: 1, firstOn: addDays(monday, 2), mayPlan: true };
    expect(await after(manager)).toMatchObject({ ok: true, value: { places: [place] } });
    expect(await after(client)).toMatchObject({ refusal: 'not_allowed' });

    await world.asOwner('update employees set employed_until = $1 where id = $2', [monday, person.employeeId]);
    const read = await manager.call(contract.readSchedule, { query: { locationId: wharf, date: monday } });
    const shown = read.ok ? read.value.people.find(({ employeeId }) => employeeId === person.employeeId) : undefined;
    expect(shown).toMatchObject({ lastDay: monday });
    // What people know already may be published otherwise, for somebody else, but not be planned anew for them.
    const change = (who: Employee | null) =>
      manager.call(contract.changeShift, {
        params: { shiftId },
        body: { plan: plan(addDays(monday, 2), who, 10, 18), revision: 1 },
      });
    expect(await change(person)).toMatchObject({ refusal: 'employment_ended' });
    expect(await change(null)).toMatchObject({ ok: true });
    expect(await publish(manager, monday)).toMatchObject({ ok: true });
    expect(await after(manager)).toMatchObject({ ok: true, value: { places: [] } });
  });

  test('will have left by the day of a draft has it published, and no reason is asked for', async () => {
    const monday = freshMonday();
    const { person } = await worker();
    await planned(manager, plan(addDays(monday, 1), person));
    await world.asOwner('update employees set employed_until = $1 where id = $2', [monday, person.employeeId]);
    expect(await publish(manager, monday)).toMatchObject({ ok: true, value: { people: 1 } });
  });

  test('work at a location is not given a shift there', async () => {
    const monday = freshMonday();
    const { person } = await worker('Kiosk');
    const body = { shifts: [{ id: v7(), plan: plan(monday, person) }] };
    expect(await manager.call(contract.addShifts, { body })).toMatchObject({ refusal: 'not_of_location' });
  });
});
