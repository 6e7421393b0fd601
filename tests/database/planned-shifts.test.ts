import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addDays } from '../../src/domain/kernel/time.ts';
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
