import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addDays, type PlainDate } from '../../src/domain/kernel/time.ts';
import { aTimeCardWharf, monday, name, nextMonday } from '../world/time-cards.ts';
import type { World, WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;

const { begin, worker, cardOf, approve } = aTimeCardWharf();

beforeAll(async () => {
  ({ world, server } = await begin());
});

afterAll(() => world.close());

test('an employee’s earlier cards are listed with where they stand', async () => {
  const ana = await worker();
  await approve(ana, (await cardOf(ana)).ledgerSequence);
  const client = await server.as(ana);
  const answer = await client.call(contract.readEarlierCards, { query: { before: addDays(monday, 7) } });
  expect(answer).toMatchObject({
    value: { cards: [{ startsOn: monday, workedMinutes: 1050, state: 'approved' }, {}, {}, {}] },
  });
});

describe('cards of many weeks at once', () => {
  test('are those that are asked for one by one', async () => {
    const client = await server.as(await worker());
    const asked = [addDays(monday, -7), monday];
    const alone = await Promise.all(asked.map((date) => client.call(contract.readTimeCard, { query: { date } })));
    const query = { from: addDays(monday, -3), to: addDays(monday, 2) };
    const answer = await client.call(contract.readTimeCardsBetween, { query });
    // One that is asked for alone says besides whether there is a card to read.
    expect(alone).toMatchObject((answer.ok ? answer.value.cards : []).map((value) => ({ value })));
  });

  test('begin with none that is to come, and are not of a year', async () => {
    const client = await server.as(await worker());
    const between = (from: PlainDate, days: number) =>
      client.call(contract.readTimeCardsBetween, { query: { from, to: addDays(from, days) } });
    expect(await between(addDays(monday, 70), 6)).toMatchObject({ value: { cards: [] } });
    expect(await between(monday, 63)).toMatchObject({ refusal: 'dates_too_far_apart' });
    expect(await between(monday, -1)).toMatchObject({ refusal: 'dates_too_far_apart' });
  });
});

test('of whoever never punched it is told beforehand that their week has no card', async () => {
  world.clock.set(nextMonday);
  const newcomer = await world.employee('Newcomer', { at: 'Wharf' });
  const client = await server.as(newcomer);
  const told = async () => {
    const clock = await client.call(contract.readClock, {});
    const week = await client.call(contract.readTimeCard, { query: { date: monday } });
    const card = await client.call(contract.readCard, { params: name(newcomer) });
    return [clock.ok && clock.value.hasPunched, week.ok && week.value.hasCard, card.ok];
  };
  expect(await told()).toEqual([false, false, false]);
  world.clock.set('2026-11-20T15:00:00.000Z');
  await newcomer.worked('Mon 9:00–17:00');
  world.clock.set(nextMonday);
  expect(await told()).toEqual([true, true, true]);
});
