import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { parseInstant, parsePlainDate, type Instant, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { PayPolicy } from '../../src/domain/pay-rules/pay-policy.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import type { PunchKind } from '../../src/domain/time-clock/punch.ts';
import { setPolicy } from '../../src/server/pay-rules/set-policy.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let ana: Employee;
let clerk: Client;

const on = (text: string) => parsePlainDate(text) as PlainDate;
const at = (time: string) => parseInstant(`2026-11-19T${time}:00.000Z`) as Instant;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
});
afterAll(() => world.close());

beforeEach(async () => {
  ana = await world.employee(`Ana${v7()}`, { at: `Oakland ${v7()}` });
  clerk = await server.as(ana);
  // Ten hours of Thursday, with a rest of a quarter of an hour.
  const presses: [PunchKind, string][] = [
    ['clock_in', '12:00'],
    ['break_start', '14:00'],
    ['break_end', '14:15'],
    ['clock_out', '22:00'],
  ];
  for (const [kind, time] of presses) {
    const body = { id: v7(), kind, offline: true, deviceAt: at(time), skewMilliseconds: 0 };
    const answer = await clerk.call(contract.recordPunch, { body });
    if (!answer.ok) throw new Error(answer.refusal);
  }
});

type Assigned = NonNullable<Parameters<typeof setPolicy>[1]['assignedTo']>;

const put = (rules: PayPolicy, startsOn: string, assignedTo?: Assigned) =>
  world.inside(world.organization.admin.organizationId, async (ctx) => {
    const { organizationId, employeeId } = world.organization.admin;
    const wish = { organizationId, employeeId, startsOn: on(startsOn), rules };
    await setPolicy(ctx, assignedTo === undefined ? wish : { ...wish, assignedTo });
  });

const thursday = async () => {
  const card = await clerk.call(contract.readTimeCard, { query: { date: on('2026-11-19') } });
  if (!card.ok) throw new Error(card.refusal);
  const day = card.value.days[3];
  return [day?.workedMinutes, day?.breakMinutes, day?.overtimeMinutes];
};

describe('a pay policy', () => {
  test('is federal law until one is set: a short rest is worked, and no day has overtime of its own', async () => {
    expect(await thursday()).toEqual([600, 0, 0]);
  });

  test('of a location reaches who is at home there, from its date on', async () => {
    await put(presets.california, '2026-11-16', { locationId: ana.locationId });
    expect(await thursday()).toEqual([600, 0, 120]);
    const neighbour = await world.employee(`Ben${v7()}`, { at: `Reno ${v7()}` });
    const clock = await (await server.as(neighbour)).call(contract.readClock);
    expect(clock).toMatchObject({ ok: true, value: { policy: { overtime: { daily: [] } } } });
  });

  test('that begins after the week leaves the week as it was', async () => {
    await put(presets.california, '2026-11-17', { locationId: ana.locationId });
    expect(await thursday()).toEqual([600, 0, 0]);
  });

  test('of a person goes before that of their location', async () => {
    await put(presets.california, '2026-11-16', { locationId: ana.locationId });
    await put(presets['oregon-manufacturing'], '2026-11-16', { employeeId: ana.employeeId });
    expect(await thursday()).toEqual([600, 0, 0]);
    const clock = await clerk.call(contract.readClock);
    expect(clock).toMatchObject({ ok: true, value: { policy: { overtime: { combine: 'greatest-of' } } } });
  });

  test('is one a day for whom it is assigned to', async () => {
    await put(presets.california, '2026-11-16', { locationId: ana.locationId });
    await expect(put(presets.alaska, '2026-11-16', { locationId: ana.locationId })).rejects.toThrow(
      'pay_policies_one_a_day',
    );
    await put(presets.alaska, '2026-11-16', { employeeId: ana.employeeId });
  });
});
