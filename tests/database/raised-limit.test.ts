import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { instant, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { lettersTo } from '../world/letters.ts';
import { approveWeek, lookAtRun, payAll } from '../world/pay-day.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const start = '2026-11-23T15:00:00.000Z';
const until = instant(Date.parse('2026-11-26T15:00:00.000Z'));

let world: World;
let server: WorldServer;
let other: Employee;
let ada: Client;
let bea: Client;
let people: readonly Employee[];

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
  other = await world.employee('Bea', { role: 'admin' });
  people = [
    await world.employee('Ana', { at: 'Wharf' }),
    await world.employee('Ben', { at: 'Wharf' }),
    await world.employee('Cleo', { at: 'Wharf' }),
    await world.employee('Dana', { at: 'Wharf' }),
  ];
  for (const one of people) await one.worked('Mon 9:00–17:00');
  world.clock.set(start);
  [ada, bea] = await Promise.all([server.as(world.organization.admin), server.as(other)]);
  for (const one of people) await approveWeek(ada, one, monday);
});

afterAll(() => world.close());

const person = (index: number): Employee => {
  const one = people[index];
  if (one === undefined) throw new RangeError(`nobody is ${index}`);
  return one;
};

async function limit(by: Client, limitCents: number) {
  const read = await by.call(contract.readPaymentLimit, {});
  const revision = read.ok ? read.value.revision : 0;
  return by.call(contract.changePaymentLimit, { body: { limitCents: cents(limitCents), revision } });
}

const held = { limitCents: 150_00, until };

test('one admin alone does not raise the limit, pay, and lower it again: what they pay waits as before', async () => {
  expect(await limit(ada, 150_00)).toMatchObject({ value: { limitCents: 150_00, held: null } });
  const waiting = await payAll(ada, person(0));
  expect(waiting.payment.status).toBe('waiting');
  const voiding = { params: { paymentId: waiting.payment.paymentId }, body: { reason: 'Once more' } };
  expect(await ada.call(contract.voidPayment, voiding)).toMatchObject({ ok: true });

  expect(await limit(ada, 0)).toMatchObject({ value: { limitCents: 0, held } });
  expect(await ada.call(contract.readPaymentLimit, {})).toMatchObject({ value: { limitCents: 0, held } });
  const again = await payAll(ada, person(0));
  expect(again.payment.status).toBe('waiting');
});

test('everybody else is held to the new one at once', async () => {
  expect(await bea.call(contract.readPaymentLimit, {})).toMatchObject({ value: { limitCents: 0, held: null } });
  expect((await payAll(bea, person(1))).payment.status).toBe('paid');
});

test('a run waits as its screen says, by what its payer is held to', async () => {
  const limitOf = async (by: Client) => {
    const run = await by.call(contract.readPayRun, { query: { date: monday } });
    return run.ok ? run.value.limitCents : undefined;
  };
  expect([await limitOf(ada), await limitOf(bea)]).toEqual([150_00, 0]);
  const paid = await ada.call(contract.payRun, {
    params: { startsOn: monday },
    headers: { 'idempotency-key': v7() },
    body: { revision: 0, people: 2, finalCents: cents(320_00), shown: await lookAtRun(ada, monday) },
  });
  expect(paid).toMatchObject({ value: { people: 2, waiting: 2 } });
});

test('every other admin is told of each change, by mail as well; whoever made it is not', async () => {
  const told = await world.asOwner<{ readonly employee_id: string; readonly facts: Record<string, string> }>(
    "select employee_id, link, facts from notices where kind = 'payment_limit_changed' order by told_at, id",
  );
  const link = '/settings/organization';
  expect(told).toMatchObject([
    { employee_id: other.employeeId, link, facts: { by: 'Adele Harbor', before: 'no limit', after: '$150.00' } },
    { employee_id: other.employeeId, link, facts: { by: 'Adele Harbor', before: '$150.00', after: 'no limit' } },
  ]);
  const letters = async () => (await lettersTo(world, other.email)).length;
  await expect.poll(letters).toBe(2);
});

test('the hold ends after 72 hours, and where another admin changes the limit; a raise of theirs holds them', async () => {
  world.clock.set('2026-11-26T15:00:00.000Z');
  ada = await server.as(world.organization.admin);
  bea = await server.as(other);
  expect(await ada.call(contract.readPaymentLimit, {})).toMatchObject({ value: { limitCents: 0, held: null } });
  expect(await limit(ada, 150_00)).toMatchObject({ value: { held: null } });
  expect(await limit(ada, 500_00)).toMatchObject({ value: { held: { limitCents: 150_00 } } });
  expect(await limit(bea, 900_00)).toMatchObject({ value: { held: { limitCents: 500_00 } } });
  expect(await ada.call(contract.readPaymentLimit, {})).toMatchObject({ value: { limitCents: 900_00, held: null } });
});

test('no row says of a limit that it was raised and is no higher', async () => {
  await expect(
    world.asOwner('update payment_limits set limit_cents = 400_00 where raised_by is not null'),
  ).rejects.toThrow('payment_limits_raised');
  await expect(world.asOwner('update payment_limits set raised_at = null where raised_by is not null')).rejects.toThrow(
    'payment_limits_raised_whole',
  );
});
