import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { requestedDays } from '../../src/domain/time-off/decide-time-off.ts';
import type { TimeOffRules } from '../../src/domain/time-off/time-off-rules.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let admin: Client;
let ana: Employee;
let people = 0;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 6 });
  admin = await server.as(world.organization.admin);
});

beforeEach(async () => {
  people += 1;
  ana = await world.employee(`Ana${people}`, { at: 'Wharf' });
  await world.asOwner(`update employees set employed_from = '2026-01-01' where id = $1`, [ana.employeeId]);
});

afterAll(() => world.close());

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;

async function aType(name: string): Promise<string> {
  const body = { name, isPaid: true, unit: 'hour', needsNote: false, needsAttachment: false } as const;
  const added = await admin.call(contract.addTimeOffType, { body });
  if (!added.ok) throw new Error(added.refusal);
  return added.value.typeId;
}

/** From a date on one year may use so much of a type, from so many days after the first one on. */
async function ruled(typeId: string, more: Partial<TimeOffRules>) {
  const rules: TimeOffRules = { accrual: { by: 'nothing' }, waitingDays: 0, usableAfterDays: 0, ...more };
  const scope = { kind: 'employee' as const, id: ana.employeeId };
  const body = { typeId, scope, startsOn: date('2026-11-01'), preset: 'nothing' as const, rules };
  expect(await admin.call(contract.setTimeOffPolicy, { body })).toMatchObject({ ok: true });
}
const fortyHours = { yearlyUse: { minutes: 2_400, days: 5 } };

async function asked(typeId: string, from: string, to: string): Promise<string> {
  const { employeeId: userId, firstName, lastName, email } = ana;
  const [startDate, endDate] = [date(from), date(to)];
  const body = { userId, firstName, lastName, email, startDate, endDate, numDays: requestedDays(startDate, endDate) };
  const answer = await (await server.as(ana)).call(contract.requestTimeOff, { body: { ...body, typeId } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.requestId;
}

const approve = (requestId: string) => admin.call(contract.approveTimeOff, { params: { requestId } });
const reopen = (requestId: string) => admin.call(contract.reopenRequest, { params: { requestId } });
async function rejected(requestId: string): Promise<string> {
  const answer = await admin.call(contract.rejectRequest, { params: { requestId }, body: { reason: 'Too many' } });
  expect(answer).toMatchObject({ ok: true });
  return requestId;
}

describe('what was rejected is opened again', () => {
  test('only where the year has room for it still, by what was asked for since', async () => {
    const sick = await aType(`Sick ${people}`);
    await ruled(sick, fortyHours);
    const first = await rejected(await asked(sick, '2026-12-07', '2026-12-11'));
    const second = await asked(sick, '2026-12-14', '2026-12-18');
    const over = { refusal: 'time_off_over_yearly_use', details: { yearFrom: '2026-01-01', leftMinutes: 0 } };
    expect(await reopen(first)).toMatchObject(over);
    expect(await approve(second)).toMatchObject({ ok: true });
    expect(await reopen(first)).toMatchObject(over);
    // What is taken back makes room.
    const back = { params: { requestId: second }, body: { reason: 'They came to work' } };
    expect(await admin.call(contract.cancelTimeOff, back)).toMatchObject({ ok: true });
    const again = await reopen(first);
    expect(again).toMatchObject({ ok: true });
    expect(await approve(again.ok ? again.value.requestId : '')).toMatchObject({ ok: true });
  });

  test('only from the day on that the type may be taken, and while they are employed', async () => {
    const type = await aType(`Personal ${people}`);
    const first = await rejected(await asked(type, '2026-12-07', '2026-12-11'));
    const employed = (column: string, day: string | null) =>
      world.asOwner(`update employees set ${column} = $2 where id = $1`, [ana.employeeId, day]);
    await ruled(type, { usableAfterDays: 400 });
    expect(await reopen(first)).toMatchObject({
      refusal: 'time_off_before_usable',
      details: { usableOn: '2027-02-05' },
    });
    await ruled(type, {});
    await employed('employed_until', '2026-12-09');
    expect(await reopen(first)).toMatchObject({
      refusal: 'time_off_past_employment',
      details: { lastDay: '2026-12-09' },
    });
    await employed('employed_until', null);
    await employed('employed_from', '2026-12-08');
    expect(await reopen(first)).toMatchObject({
      refusal: 'time_off_before_employment',
      details: { hiredOn: '2026-12-08' },
    });
    await employed('employed_from', '2026-12-07');
    expect(await reopen(first)).toMatchObject({ ok: true });
  });

  test('never of a type that is retired; one that waits is approved all the same', async () => {
    const typeId = await aType(`Birthday ${people}`);
    const waits = await asked(typeId, '2026-12-07', '2026-12-07');
    const first = await rejected(await asked(typeId, '2026-12-08', '2026-12-08'));
    const retire = { params: { typeId }, body: { isOpen: false } };
    expect(await admin.call(contract.changeTimeOffType, retire)).toMatchObject({ ok: true });
    expect(await reopen(first)).toMatchObject({ refusal: 'time_off_of_retired_type' });
    expect(await approve(waits)).toMatchObject({ ok: true });
  });
});

test('what waited as a policy was set is approved as far as the year has room beside what was approved', async () => {
  const sick = await aType(`Sick ${people}`);
  const first = await asked(sick, '2026-12-07', '2026-12-11');
  const second = await asked(sick, '2026-12-14', '2026-12-15');
  await ruled(sick, fortyHours);
  expect(await approve(first)).toMatchObject({ ok: true });
  expect(await approve(second)).toMatchObject({
    refusal: 'time_off_over_yearly_use',
    details: { yearFrom: '2026-01-01', leftMinutes: 0 },
  });
  expect(await admin.call(contract.openShifts, { params: { requestId: second } })).toMatchObject({
    refusal: 'time_off_over_yearly_use',
  });
});
