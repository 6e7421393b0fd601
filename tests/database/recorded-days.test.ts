import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { parseInstant } from '../../src/domain/kernel/time.ts';
import { anAdjustingWharf, date, readDay, thursday } from '../world/adjustments.ts';
import type { Client } from '../world/client.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import type { World } from '../world/world.ts';

let world: World;
let manager: Client;

const { begin, worker } = anAdjustingWharf();

beforeAll(async () => {
  ({ world, manager } = await begin());
});

afterAll(() => world.close());

describe('what is read of somebody’s days', () => {
  test('is nothing where they are too old to be adjusted, and says from when on they are not', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const params = { employeeId: person.employeeId, date: date('1970-01-01') };
    expect(await client.call(contract.readRecordedDay, { params })).toMatchObject({
      value: { punches: [], oldestOn: '2026-09-21' },
    });
    const read = await client.call(contract.readRecordedDay, { params: { ...params, date: thursday } });
    expect(read).toMatchObject({ value: { punches: [{ kind: 'clock_in' }, { kind: 'clock_out' }] } });
  });

  test('tells where an entry began and what was published of the day, to whoever forgot to clock out', async () => {
    const { person, client } = await worker();
    await planned(manager, aShift(person.locationId, thursday, person, 9, 17));
    expect(await published(manager, person.locationId, thursday)).toMatchObject({ ok: true });
    const clockedIn = await person.pressed('clock_in', parseInstant('2026-11-19T13:55:00Z'));
    expect(await readDay(client, person, thursday)).toMatchObject({
      longShiftMinutes: 14 * 60,
      begun: [{ entryId: clockedIn, place: 'Wharf' }],
      shifts: [{ startsAt: parseInstant('2026-11-19T14:00:00Z'), endsAt: parseInstant('2026-11-19T22:00:00Z') }],
    });
    // Of another day nothing.
    expect(await readDay(client, person, date('2026-11-17'))).toMatchObject({ begun: [], shifts: [] });
  });

  test('and of what was asked about them, is a year at most', async () => {
    const { person, client } = await worker();
    const between = (from: string, to: string) =>
      client.call(contract.readAdjustments, {
        params: { employeeId: person.employeeId },
        query: { from: date(from), to: date(to) },
      });
    expect(await between('2025-11-20', '2026-11-21')).toMatchObject({ ok: true });
    expect(await between('2025-11-20', '2026-11-22')).toMatchObject({ refusal: 'dates_too_far_apart' });
    expect(await between('2026-11-21', '2026-11-20')).toMatchObject({ refusal: 'dates_too_far_apart' });
  });
});
