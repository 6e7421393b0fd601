import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { problemIn, type Client } from '../world/client.ts';
import { sweepNow } from '../world/sweep-now.ts';
import { aWorld, type World } from '../world/world.ts';

let world: World;
let admin: Client;

beforeAll(async () => {
  world = await aWorld();
  admin = await (await world.serve()).as(world.organization.admin);
});

afterAll(() => world.close());

const path = '/api/me/tokens';
const wish = (name: string) => ({ name, scopes: ['time:read'], days: 30 });
const under = (key: string, body: unknown, client = admin) =>
  client.send('POST', path, body, { 'idempotency-key': key });
const count = async () => {
  const [row] = await world.asOwner<{ count: number }>('select count(*)::int as count from api_tokens');
  return row?.count;
};

test(
  'a call that is sent again under its key is done once, and answered the same, a secret included',
  { retry: 0 },
  async () => {
    const key = v7();
    const before = (await count()) ?? 0;
    const replies = await Promise.all([1, 2, 3].map(() => under(key, wish('Payroll'))));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    expect(await count()).toBe(before + 1);
    const [row] = await world.asOwner<{ text: string }>('select k::text as text from kept_replies k where key = $1', [
      key,
    ]);
    expect(row?.text).not.toContain('meridian_');
  },
);

test('a key stands for one call of one person: with another body it is refused, with another person it is another', async () => {
  const key = v7();
  await under(key, wish('One'));
  const other = await under(key, wish('Other'));
  expect([other.status, problemIn(other.text).code]).toEqual([422, 'idempotency_key_taken']);
  const ana = await (await world.serve()).as(await world.employee('Ana'));
  expect((await under(key, wish('One'), ana)).status).toBe(200);
});

test('each look at what is restricted is one of its own, told in the audit log, whatever its key', async () => {
  const look = () => admin.send('POST', contract.showRestricted.path, undefined, { 'idempotency-key': 'look' });
  await look();
  await look();
  const looks = await world.asOwner("select from audit_entries where action = 'profile.restricted_shown'");
  expect(looks).toHaveLength(2);
});

test('what was refused is not kept, nor what is older than a day; a key that is none is refused', async () => {
  const key = v7();
  expect((await under(key, { ...wish('x'), days: 0 })).status).toBe(422);
  const first = await under(key, wish('Later'));
  expect(first.status).toBe(200);
  await world.asOwner("update kept_replies set kept_at = kept_at - interval '25 hours' where key = $1", [key]);
  const second = await under(key, wish('Later'));
  expect(second.text).not.toBe(first.text);
  expect((await under('two words', wish('Bad'))).status).toBe(422);
});

test('a key is nothing that its call wrote: what finds nothing to do in a ledger is answered as without one', async () => {
  const { employeeId } = world.organization.admin;
  const body = { cards: [{ employeeId, startsOn: '2026-11-16', seen: 0, behind: '0'.repeat(64) }] };
  const approve = (headers = {}) => admin.send('POST', contract.approveTimeCards.path, body, headers);
  const without = await approve();
  expect([without.status, JSON.parse(without.text)]).toMatchObject([200, { approved: 0, leftOut: [{ employeeId }] }]);
  const key = { 'idempotency-key': v7() };
  expect([await approve(key), await approve(key)].map(({ status, text }) => [status, text])).toEqual([
    [200, without.text],
    [200, without.text],
  ]);
});

test('an answer goes when its day is over, though whom it was given to never comes by again', async () => {
  const bo = await (await world.serve()).as(await world.employee('Bo'));
  const [old, young] = [v7(), v7()];
  await under(young, wish('Young'), bo);
  await under(old, wish('Old'), bo);
  await world.asOwner("update kept_replies set kept_at = kept_at - interval '25 hours' where key = $1", [old]);
  await sweepNow(world);
  const kept = () => world.asOwner('select key from kept_replies where key = any($1)', [[old, young]]);
  await expect.poll(kept, { timeout: 20_000 }).toEqual([{ key: young }]);
});
