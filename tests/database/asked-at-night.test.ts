import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { lettersTo } from '../world/letters.ts';
import { announcement, say } from '../world/messages.ts';
import { dueLater, hurried } from '../world/queue.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let [ana, ben]: Employee[] = [];
let clients: Record<'ana' | 'ben' | 'boss' | 'admin', Client>;

const night = '2122-11-20T04:00:00.000Z';
const morning = '2122-11-20T12:00:00.000Z';
const quiet = { quiet: { from: '22:00', until: '07:00' } };

beforeAll(async () => {
  // Eleven in the evening in New York, on a day so far ahead that the queue, which goes by PostgreSQL's clock, waits for what is later.
  world = await aWorld({ now: night });
  server = await world.serve({ poolSize: 8 });
  ana = await world.employee('Ana', { at: 'Wharf' });
  ben = await world.employee('Ben', { at: 'Wharf' });
  clients = {
    ana: await server.as(ana),
    ben: await server.as(ben),
    boss: await server.as(await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] })),
    admin: await server.as(world.organization.admin),
  };
  for (const one of [clients.ana, clients.ben]) await one.call(contract.changeNoticeChoices, { body: quiet });
});

afterAll(() => world.close());

async function asked(name: string, text: string, isUrgent = false) {
  const conversationId = await announcement(clients.boss, name, await world.organization.location('Wharf'));
  const answer = await say(clients.boss, conversationId, text, { asksAcknowledgement: true, isUrgent });
  if (!answer.ok) throw new Error(answer.refusal);
  await hurried(world, 1);
  return { conversationId, messageId: answer.value.id };
}

const mailsOf = async (who: Employee | undefined, name: string) =>
  (await lettersTo(world, who?.email ?? '')).filter(({ subject }) => subject.includes(name));

/** Their quiet hours are over; the reminder of the next day is not yet due. */
const morningComes = () => comes(morning, 9);

async function comes(moment: string, hours: number): Promise<void> {
  world.clock.set(moment);
  try {
    await hurried(world, hours * 60);
  } finally {
    world.clock.set(night);
  }
}

describe('an announcement that asks to be acknowledged, sent in quiet hours', () => {
  test('is in the list at once, and rings in the morning with the words that it has then', async () => {
    const of = await asked('Snow', 'We open at ten.');
    expect(await mailsOf(ana, 'Snow')).toEqual([]);
    expect((await dueLater(world)).slice(0, 2)).toEqual([morning, morning]);
    await clients.boss.call(contract.editMessage, { params: of, body: { text: 'We open at eleven.' } });
    await morningComes();
    await expect.poll(() => mailsOf(ana, 'Snow')).toHaveLength(1);
    expect((await mailsOf(ana, 'Snow'))[0]?.body).toContain('We open at eleven.');
    await morningComes();
    expect(await mailsOf(ana, 'Snow')).toHaveLength(1);
  });

  test('rings with nobody who acknowledged it, nor once it is withdrawn', async () => {
    const keys = await asked('Keys', 'Hand them in.');
    await clients.ana.call(contract.acknowledgeMessage, { params: keys, query: {} });
    const slip = await asked('Slip', 'Not meant.');
    await clients.boss.call(contract.withdrawMessage, { params: slip });
    await morningComes();
    await expect.poll(() => mailsOf(ben, 'Keys')).toHaveLength(1);
    expect(await mailsOf(ana, 'Keys')).toEqual([]);
    expect(await mailsOf(ben, 'Slip')).toEqual([]);
  });

  test('rings at once where it is urgent', async () => {
    await asked('Gas leak', 'Do not come in.', true);
    await expect.poll(() => mailsOf(ana, 'Gas leak')).toHaveLength(1);
  });

  test('sends nothing to whoever lost their access in the night', async () => {
    await asked('Till', 'The code is new.');
    const params = { employeeId: ben?.employeeId ?? '' };
    await clients.admin.call(contract.suspendEmployee, { params, body: { reason: 'Left' } });
    await morningComes();
    await expect.poll(() => mailsOf(ana, 'Till')).toHaveLength(1);
    expect(await mailsOf(ben, 'Till')).toEqual([]);
  });

  test('rings with the next shift, as every message does, and not in the morning of a day that begins later', async () => {
    const cleo = await world.employee('Cleo', { at: 'Wharf' });
    await (await server.as(cleo)).call(contract.changeNoticeChoices, { body: quiet });
    const on = '2122-11-20' as PlainDate;
    await planned(clients.boss, aShift(cleo.locationId, on, cleo, 10, 18));
    await published(clients.boss, cleo.locationId, on);
    await hurried(world, 1);
    await asked('Fridge', 'It is being mended.');
    await morningComes();
    await expect.poll(() => mailsOf(ana, 'Fridge')).toHaveLength(1);
    expect(await mailsOf(cleo, 'Fridge')).toEqual([]);
    await comes('2122-11-20T15:00:00.000Z', 12);
    await expect.poll(() => mailsOf(cleo, 'Fridge')).toHaveLength(1);
    expect(await mailsOf(ana, 'Fridge')).toHaveLength(1);
  });
});
