import { v7 } from 'uuid';
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
let manager: Client;
let admin: Client;
let people = 0;
let weeks = 0;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  wharf = boss.locationId;
  kiosk = await world.organization.location('Kiosk');
  [manager, admin] = await Promise.all([server.as(boss), server.as(world.organization.admin)]);
});

afterAll(() => world.close());

/** A Monday of a week that no other test plans. */
function freshMonday(): PlainDate {
  weeks += 1;
  return addDays(date('2027-01-04'), 7 * weeks);
}

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;

async function worker(at = 'Wharf') {
  people += 1;
  const person = await world.employee(`Worker${people}`, { at });
  return { person, client: await server.as(person) };
}

const plan = (on: PlainDate, who: Employee | null, from?: number, to?: number, at = wharf) =>
  aShift(at, on, who, from, to);
const publish = (by: Client, on: PlainDate, at = wharf) => published(by, at, on);

async function seenBy(client: Client, on: PlainDate): Promise<readonly string[]> {
  const read = await client.call(contract.readOwnShifts, { query: { date: on } });
  if (!read.ok) throw new Error(read.refusal);
  return read.value.shifts.map(({ shiftId }) => shiftId);
}

describe('what is planned', () => {
  test('is known to nobody before it is published', async () => {
    const monday = freshMonday();
    const { person, client } = await worker();
    const { shiftId } = await planned(manager, plan(monday, person));
    expect(await seenBy(client, monday)).toEqual([]);
    expect(await client.call(contract.readShift, { params: { shiftId } })).toMatchObject({ refusal: 'not_found' });
    expect(await publish(manager, monday)).toMatchObject({ ok: true, value: { changes: 1, people: 1 } });
    expect(await seenBy(client, monday)).toEqual([shiftId]);
    expect(await publish(manager, monday)).toMatchObject({ refusal: 'nothing_to_publish' });
  });

  test('and then moved or cancelled, stands for people as it was until it is published again', async () => {
    const monday = freshMonday();
    const { person, client } = await worker();
    const { shiftId } = await planned(manager, plan(monday, person));
    await publish(manager, monday);
    const moved = await manager.call(contract.changeShift, {
      params: { shiftId },
      body: { plan: plan(monday, person, 12, 20), revision: 1 },
    });
    expect(moved).toMatchObject({ ok: true, value: { revision: 2 } });
    const before = await client.call(contract.readShift, { params: { shiftId } });
    expect(before).toMatchObject({ value: { startsAt: plan(monday, person).startsAt } });
    await publish(manager, monday);
    const after = await client.call(contract.readShift, { params: { shiftId } });
    expect(after).toMatchObject({ value: { startsAt: plan(monday, person, 12).startsAt } });
    await manager.call(contract.cancelShift, { params: { shiftId }, body: { revision: 2 } });
    expect(await seenBy(client, monday)).toEqual([shiftId]);
    await publish(manager, monday);
    expect(await seenBy(client, monday)).toEqual([]);
  });

  test('no longer is planned again by whoever takes that back', async () => {
    const monday = freshMonday();
    const { person } = await worker();
    const { shiftId } = await planned(manager, plan(monday, person));
    const cancelled = await manager.call(contract.cancelShift, { params: { shiftId }, body: { revision: 1 } });
    expect(cancelled).toMatchObject({ value: { planned: null, revision: 2 } });
    const again = { plan: plan(monday, person), revision: 2 };
    const answer = await manager.call(contract.changeShift, { params: { shiftId }, body: again });
    expect(answer).toMatchObject({ value: { planned: { employeeId: person.employeeId }, revision: 3 } });
  });

  test('twice under one id is there once, and with other details not at all', async () => {
    const monday = freshMonday();
    const { person } = await worker();
    const shifts = [{ id: v7(), plan: plan(monday, person) }];
    const first = await manager.call(contract.addShifts, { body: { shifts } });
    expect(await manager.call(contract.addShifts, { body: { shifts } })).toEqual(first);
    const other = shifts.map(({ id }) => ({ id, plan: plan(monday, null) }));
    expect(await manager.call(contract.addShifts, { body: { shifts: other } })).toMatchObject({
      refusal: 'shift_id_reused',
    });
  });

  test('again after a lost answer is answered as it was, and counts nothing twice; what another has done is theirs', async () => {
    const monday = freshMonday();
    const { person } = await worker();
    const shifts = [await planned(manager, plan(monday, person)), await planned(manager, plan(monday, person, 18, 20))];
    const change = (by: Client, wishes: readonly (object | null)[], from = shifts.length) =>
      by.call(contract.changeShifts, {
        body: {
          shifts: shifts.slice(0, from).map(({ shiftId }, index) => {
            const wish = wishes[index];
            return { shiftId, revision: 1, plan: wish === null ? null : { ...plan(monday, person, 10), ...wish } };
          }),
        },
      });
    const first = await change(manager, [{}], 1);
    expect(first).toMatchObject({ value: { shifts: [{ revision: 2 }] } });
    expect(await change(manager, [{}], 1)).toEqual(first);
    // Sent again with another that had not arrived: that one alone is changed now.
    expect(await change(manager, [{}, null])).toMatchObject({
      value: { shifts: [{ revision: 2 }, { revision: 2, planned: null }] },
    });
    expect(await change(manager, [{}, null])).toMatchObject({ value: { shifts: [{ revision: 2 }, { revision: 2 }] } });
    expect(await change(admin, [{}], 1)).toMatchObject({ refusal: 'shift_changed_meanwhile' });
    expect(await change(manager, [{ note: 'Otherwise' }], 1)).toMatchObject({ refusal: 'shift_changed_meanwhile' });
  });

  test('by two at once is kept once: the later learns what it is now, and who did it', async () => {
    const monday = freshMonday();
    const { person } = await worker();
    const { shiftId, revision } = await planned(manager, plan(monday, person));
    const change = (by: Client, from: number) =>
      by.call(contract.changeShift, { params: { shiftId }, body: { plan: plan(monday, person, from), revision } });
    const answers = await Promise.all([change(manager, 10), change(admin, 11)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = answers.find((answer) => !answer.ok);
    expect(refused).toMatchObject({
      refusal: 'shift_changed_meanwhile',
      details: { shift: { shiftId, revision: 2 }, by: expect.stringMatching(/Boss|Adele/) },
    });
  });

  test('otherwise is shown with whoever did it, to those who plan there and to nobody else', async () => {
    const monday = freshMonday();
    const { shiftId, revision } = await planned(manager, plan(monday, null));
    await planned(manager, plan(addDays(monday, 1), null));
    await publish(manager, monday);
    const seenFrom = async (by: Client) => {
      const read = await by.call(contract.readSchedule, { query: { locationId: wharf, date: monday } });
      if (!read.ok) throw new Error(read.refusal);
      return read.value.shifts.map((shift) => shift.changedBy);
    };
    const change = (at: string, since: number) =>
      admin.call(contract.changeShift, {
        params: { shiftId },
        body: { plan: plan(monday, null, 10, 18, at), revision: since },
      });
    expect(await seenFrom(manager)).toEqual([undefined, undefined]);
    await change(wharf, revision);
    expect(await seenFrom(manager)).toEqual([expect.stringMatching(/^Adele /u), undefined]);
    // It goes to a location where the reader does not plan.
    await change(kiosk, revision + 1);
    expect(await seenFrom(manager)).toEqual([undefined, undefined]);
    expect((await seenFrom(admin)).filter((by) => by !== undefined)).toHaveLength(1);
  });
});

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

describe('an id that is taken', () => {
  test('in the same moment is one shift, and whoever meant another hears so', async () => {
    const monday = freshMonday();
    const { person } = await worker();
    const id = v7();
    const answers = await Promise.all(
      [9, 10, 11, 12].map((hour) =>
        manager.call(contract.addShifts, { body: { shifts: [{ id, plan: plan(monday, person, hour) }] } }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.refusal === 'shift_id_reused')).toHaveLength(3);
  });

  test('at a location that somebody does not plan tells them nothing of the shift', async () => {
    const monday = freshMonday();
    const { person } = await worker('Kiosk');
    const there = plan(monday, person, 9, 17, kiosk);
    const { shiftId } = await planned(admin, there);
    const guessed = await manager.call(contract.addShifts, { body: { shifts: [{ id: shiftId, plan: there }] } });
    expect(guessed).toMatchObject({ refusal: 'shift_id_reused' });
    const body = { seriesId: v7(), everyWeeks: 1, weekdays: ['monday' as const], endsOn: addDays(monday, 7) };
    expect((await admin.call(contract.addSeries, { body: { ...body, plan: there } })).ok).toBe(true);
    const series = await manager.call(contract.addSeries, { body: { ...body, plan: plan(monday, null) } });
    expect(series).toMatchObject({ refusal: 'series_id_reused' });
  });

  test('named twice in one change is no change that could be sent', async () => {
    const monday = freshMonday();
    const { shiftId, revision } = await planned(manager, plan(monday, null));
    const twice = [9, 10].map((hour) => ({ shiftId, revision, plan: plan(monday, null, hour) }));
    await expect(manager.call(contract.changeShifts, { body: { shifts: twice } })).rejects.toThrow('shifts_repeat');
  });
});

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

test('a shift names who else works there meanwhile, and nobody of another organization', async () => {
  const monday = freshMonday();
  const [ana, ben, cleo] = [await worker(), await worker(), await worker()];
  const { shiftId } = await planned(manager, plan(monday, ana.person, 9, 17));
  await planned(manager, plan(monday, ben.person, 16, 20), plan(monday, cleo.person, 17, 22));
  await publish(manager, monday);
  const read = await cleo.client.call(contract.readShift, { params: { shiftId } });
  expect(read).toMatchObject({
    ok: true,
    value: {
      employee: { employeeId: ana.person.employeeId },
      colleagues: [{ employeeId: ben.person.employeeId, name: `${ben.person.firstName} ${ben.person.lastName}` }],
    },
  });
  const rival = await world.rival('Copper Kettle');
  const outsider = await server.as(rival.admin);
  expect(await outsider.call(contract.readShift, { params: { shiftId } })).toMatchObject({ refusal: 'not_found' });
});

test('the note of a shift is read by whoever works it or may take it, and by those who plan there', async () => {
  const monday = freshMonday();
  const [ana, ben] = [await worker(), await worker()];
  const note = 'Watch the till';
  const own = await planned(manager, { ...plan(monday, ana.person), note });
  const open = await planned(manager, { ...plan(monday, null), note });
  await publish(manager, monday);
  for (const client of [ana.client, manager]) expect(await noteReadBy(client, own)).toBe(note);
  expect(await noteReadBy(ben.client, own)).toBeNull();
  expect(await noteReadBy(ben.client, open)).toBe(note);
});

test('the note of a shift that is offered is read by those it is offered to, as long as they can take it', async () => {
  const monday = freshMonday();
  const [ana, ben, cleo] = [await worker(), await worker(), await worker()];
  const note = 'Watch the till';
  const own = await planned(manager, { ...plan(monday, ana.person), note });
  await publish(manager, monday);
  const { shiftId } = own;
  const offer = async (to: string | null) => {
    const made = await ana.client.call(contract.offerShift, { params: { shiftId }, body: { to, note: null } });
    if (!made.ok) throw new Error(made.refusal);
    return made.value.offerId;
  };
  const readers = async () => [await noteReadBy(ben.client, own), await noteReadBy(cleo.client, own)];
  const offerId = await offer(ben.person.employeeId);
  expect(await readers()).toEqual([note, null]);
  await ana.client.call(contract.withdrawOffer, { params: { offerId } });
  expect(await readers()).toEqual([null, null]);
  await offer(null);
  expect(await readers()).toEqual([note, note]);
  await admin.call(contract.changeSwapRules, { body: { needsApproval: true } });
  const taken = await ben.client.call(contract.takeShift, { params: { shiftId }, body: { knowing: [] } });
  await admin.call(contract.changeSwapRules, { body: { needsApproval: false } });
  expect(taken).toMatchObject({ value: { waitsForApproval: true } });
  // It is promised to Ben by now.
  expect(await readers()).toEqual([note, null]);
  await manager.call(contract.cancelShift, { params: { shiftId }, body: { revision: own.revision } });
  expect(await readers()).toEqual([null, null]);
});

/** The note that somebody reads of a shift; a calendar to which they add the shift says the same. */
async function noteReadBy(client: Client, { shiftId }: { readonly shiftId: string }): Promise<string | null> {
  const read = await client.call(contract.readShift, { params: { shiftId } });
  if (!read.ok) throw new Error(read.refusal);
  const file = await client.send('GET', `/api/schedule/shifts/${shiftId}/calendar`);
  expect(file.text).toContain(`UID:${shiftId}`);
  expect(file.text.includes('Watch the till')).toBe(read.value.note !== null);
  return read.value.note;
}

test('the week of a location is read by whoever works there, as it was published, and by nobody else', async () => {
  const monday = freshMonday();
  const [abel, bela] = [await world.employee('Abel', { at: 'Wharf' }), await world.employee('Bela', { at: 'Wharf' })];
  const reader = await server.as(abel);
  await planned(manager, plan(monday, bela, 9, 17), plan(addDays(monday, 6), bela, 16, 22));
  await planned(manager, plan(monday, abel, 12, 20), plan(monday, null, 8, 12));
  // Whose screen of the week stands open reads it anew, also where nothing changes for them.
  const bystander = await worker();
  const stream = await server.follow(bystander.client);
  await publish(manager, monday);
  await stream.hears('schedule');
  stream.close();
  // Not published, and of another week and place: none of them is known.
  await planned(manager, plan(addDays(monday, 1), abel));
  await planned(admin, plan(monday, null, 6, 8, kiosk));
  await publish(admin, monday, kiosk);
  const week = { query: { locationId: wharf, date: addDays(monday, 3) } };
  const read = await reader.call(contract.readTeamWeek, week);
  if (!read.ok) throw new Error(read.refusal);
  const { location, locations, startsOn, endsOn, shifts } = read.value;
  expect([location.name, locations.map(({ name }) => name), startsOn, endsOn]).toEqual([
    'Wharf',
    ['Wharf'],
    monday,
    addDays(monday, 6),
  ]);
  const told = shifts.map(({ employee, startsAt }) => [employee?.name.split(' ')[0], startsAt]);
  expect(told).toEqual([
    ['Abel', plan(monday, abel, 12).startsAt],
    ['Bela', plan(monday, bela, 9).startsAt],
    ['Bela', plan(addDays(monday, 6), bela, 16).startsAt],
    [undefined, plan(monday, null, 8).startsAt],
  ]);
  expect(Object.keys(shifts[0] ?? {}).toSorted()).toEqual(['employee', 'endsAt', 'position', 'shiftId', 'startsAt']);
  expect(await reader.call(contract.readTeamWeek, { query: { date: monday } })).toEqual(read);
  const elsewhere = await worker('Kiosk');
  expect(await elsewhere.client.call(contract.readTeamWeek, week)).toMatchObject({ refusal: 'not_found' });
  const outsider = await server.as((await world.rival('Tin Whistle')).admin);
  expect(await outsider.call(contract.readTeamWeek, week)).toMatchObject({ refusal: 'not_found' });
});

test('every step stands in the audit log, and what a publication changed is kept for ever', async () => {
  const monday = freshMonday();
  const { person } = await worker();
  const { shiftId } = await planned(manager, plan(monday, person));
  await publish(manager, monday);
  await manager.call(contract.cancelShift, { params: { shiftId }, body: { revision: 1 } });
  await publish(manager, monday);
  const rows = await world.asOwner<{ before: unknown; after: unknown }>(
    'select before, after from publication_changes join publications p on p.id = publication_id where shift_id = $1 order by published_at, after',
    [shiftId],
  );
  expect(rows.map(({ before, after }) => [before === null, after === null])).toEqual(
    expect.arrayContaining([
      [true, false],
      [false, true],
    ]),
  );
  const told = await world.asOwner<{ action: string }>(
    "select action from audit_entries where subject_id = $1 and (action like 'shift.%' or action like 'schedule.%') order by sequence desc limit 4",
    [wharf],
  );
  expect(told.map(({ action }) => action)).toEqual([
    'schedule.published',
    'shift.cancelled',
    'schedule.published',
    'shift.added',
  ]);
});

test('a month shows whole weeks, and a shift counts on the date at its location', async () => {
  const { person, client } = await worker();
  const lastNight = plan(date('2026-05-31'), person, 22, 23);
  const { shiftId } = await planned(manager, lastNight);
  await publish(manager, date('2026-05-31'));
  const read = await client.call(contract.readOwnShifts, { query: { date: date('2026-05-10'), span: 'month' } });
  expect(read).toMatchObject({ value: { startsOn: '2026-04-27', endsOn: '2026-05-31', shifts: [{ shiftId }] } });
});
