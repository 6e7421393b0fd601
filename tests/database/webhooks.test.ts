import { Webhook } from 'standardwebhooks';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { WebhookEvent } from '../../src/domain/webhooks/webhook.ts';
import type { Client } from '../world/client.ts';
import { letterTo } from '../world/letters.ts';
import { aReceiver, type Received, type Receiver } from '../world/receiver.ts';
import { sweepNow } from '../world/sweep-now.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let admin: Client;
let receiver: Receiver;

beforeAll(async () => {
  world = await aWorld({ now: new Date().toISOString() });
  server = await world.serve({ reach: 'anywhere' });
  admin = await server.as(world.organization.admin);
});

beforeEach(async () => {
  await world.asOwner('delete from webhooks');
  receiver = await aReceiver();
  return () => receiver.close();
});

afterAll(() => world.close());

const added = (...events: WebhookEvent[]) => addedBy(admin, receiver, events);

async function addedBy(client: Client, { url }: Receiver, events: WebhookEvent[] = ['time_punch.recorded']) {
  const answer = await client.call(contract.addWebhook, { body: { url: `${url}/hook`, events } });
  if (!answer.ok) throw new Error(answer.refusal);
  return { secret: answer.value.secret, ...answer.value.webhook };
}

const punch = async (client: Client, kind: 'clock_in' | 'clock_out' = 'clock_in') => {
  const id = v7();
  const answer = await client.call(contract.recordPunch, { body: { id, kind, offline: false } });
  return { id, answer };
};

const arrived = (count: number) => expect.poll(() => receiver.received.length).toBe(count);

const verified = (secret: string, { body, headers }: Received): unknown =>
  new Webhook(secret).verify(body.toString(), headers as Record<string, string>);

const messagesOf = async (webhookId: string) => {
  const answer = await admin.call(contract.readWebhookMessages, { params: { webhookId }, query: {} });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.messages;
};

const current = async (webhookId: string) => {
  const answer = await admin.call(contract.readWebhooks);
  return answer.ok ? answer.value.webhooks.find((one) => one.webhookId === webhookId) : undefined;
};

/** Has the queue do at once, and for the last time, what it would try again in a while. */
const lastTryNow = () =>
  world.asOwner(
    'update graphile_worker._private_jobs set attempts = max_attempts - 1, run_at = now() where locked_at is null and attempts > 0',
  );

describe('a webhook', () => {
  test('is told of what it wants to hear, signed so that the published library takes it, and of nothing else', async () => {
    const ana = await world.employee('Ana');
    const { secret, webhookId } = await added('time_punch.recorded', 'time_off.requested');
    const { id } = await punch(await server.as(ana));
    await arrived(1);
    const [received] = receiver.received as [Received];
    expect(verified(secret, received)).toMatchObject({
      type: 'time_punch.recorded',
      data: { punchId: id, employeeId: ana.employeeId, kind: 'clock_in' },
    });
    await expect.poll(() => messagesOf(webhookId)).toMatchObject([{ state: 'delivered', tries: 1, status: 204 }]);
  });

  test('hears what the audit log is told, by ids and dates: no name, no reason, no sum', async () => {
    const employee = await world.employee('Bo Secretname');
    const { secret } = await added('employee.suspended');
    const { employeeId } = employee;
    const done = await admin.call(contract.suspendEmployee, {
      params: { employeeId },
      body: { reason: 'Left for good' },
    });
    expect(done.ok).toBe(true);
    await arrived(1);
    const [received] = receiver.received as [Received];
    expect(verified(secret, received)).toEqual({
      type: 'employee.suspended',
      timestamp: expect.any(String),
      data: { employeeId, doneBy: world.organization.admin.employeeId },
    });
  });

  test('is told of nothing that was rolled back', async () => {
    const { webhookId } = await added('time_punch.recorded');
    const { answer } = await punch(await server.as(await world.employee('Cy')), 'clock_out');
    expect(answer).toMatchObject({ ok: false });
    expect(await messagesOf(webhookId)).toEqual([]);
  });

  test('is tried again under the same id, does not follow where it is sent on, and can be sent once more', async () => {
    const { webhookId } = await added('time_punch.recorded');
    receiver.answer(302, { location: `${receiver.url}/elsewhere` });
    await punch(await server.as(await world.employee('Di')));
    await arrived(1);
    await expect.poll(() => messagesOf(webhookId)).toMatchObject([{ state: 'waiting', tries: 1, status: 302 }]);
    expect(await current(webhookId)).toMatchObject({ wentOff: null, lastFailed: true });
    receiver.answer(200);
    await arrived(2);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook', '/hook']);
    const ids = () => new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
    await expect.poll(() => messagesOf(webhookId)).toMatchObject([{ state: 'delivered', tries: 2 }]);
    expect(await current(webhookId)).toMatchObject({ lastFailed: false });
    const [{ messageId } = { messageId: '' }] = await messagesOf(webhookId);
    const again = await admin.call(contract.resendWebhookMessage, { params: { webhookId, messageId } });
    expect(again.ok).toBe(true);
    await arrived(3);
    expect(ids().size).toBe(1);
  });

  test('goes off when its address is gone, or after a day in vain, and every admin is told', async () => {
    const gone = await added('time_punch.recorded');
    receiver.answer(410);
    await punch(await server.as(await world.employee('Ed')));
    await expect.poll(async () => (await current(gone.webhookId))?.wentOff).toBe('gone');
    const told = await admin.call(contract.readNotices, { query: {} });
    expect(told.ok && told.value.notices[0]).toMatchObject({ link: '/settings/webhooks', event: 'failures' });

    await world.asOwner('delete from webhooks');
    const failing = await added('time_punch.recorded');
    receiver.answer(500);
    await punch(await server.as(await world.employee('Flo')));
    await expect.poll(() => messagesOf(failing.webhookId)).toMatchObject([{ tries: 1, state: 'waiting' }]);
    await lastTryNow();
    await expect.poll(async () => (await current(failing.webhookId))?.wentOff).toBe('failing');
    expect(await messagesOf(failing.webhookId)).toMatchObject([{ state: 'given_up', status: 500 }]);
    expect(await admin.call(contract.testWebhook, { params: { webhookId: failing.webhookId } })).toMatchObject({
      refusal: 'webhook_is_off',
    });
    const { revision = 0 } = (await current(failing.webhookId)) ?? {};
    const body = { revision, isOff: false };
    const on = await admin.call(contract.changeWebhook, { params: { webhookId: failing.webhookId }, body });
    expect(on.ok && on.value.wentOff).toBeNull();
  });

  test('that takes what happened before stays on, though what happened since was given up', async () => {
    const { webhookId } = await added('time_punch.recorded');
    const waits = (count: number) =>
      expect
        .poll(() =>
          world.asOwner(
            'select 1 as one from graphile_worker._private_jobs where locked_at is null and attempts > 0 and run_at > now()',
          ),
        )
        .toHaveLength(count);
    const later = () =>
      world.asOwner("update graphile_worker._private_jobs set run_at = now() + interval '1 hour' where attempts > 0");
    receiver.answer(500);
    await admin.call(contract.testWebhook, { params: { webhookId } });
    await waits(1);
    await later();
    const [{ messageId: earlier } = { messageId: '' }] = await messagesOf(webhookId);
    world.clock.advance(60_000);
    await admin.call(contract.testWebhook, { params: { webhookId } });
    await waits(2);
    await later();
    world.clock.advance(60_000);
    receiver.answer(204);
    await world.asOwner("update graphile_worker._private_jobs set run_at = now() where payload ->> 'messageId' = $1", [
      earlier,
    ]);
    await expect.poll(() => messagesOf(webhookId)).toMatchObject([{ state: 'waiting' }, { state: 'delivered' }]);
    receiver.answer(500);
    await lastTryNow();
    await expect.poll(() => messagesOf(webhookId)).toMatchObject([{ state: 'given_up' }, { state: 'delivered' }]);
    expect(await current(webhookId)).toMatchObject({ wentOff: null });
  });

  test('is one of ten at most, though several are added at once', async () => {
    for (let count = 0; count < 8; count += 1) await added('time_punch.recorded');
    const body = { url: `${receiver.url}/hook`, events: ['time_punch.recorded' as const] };
    const answers = await Promise.all([1, 2, 3, 4].map(() => admin.call(contract.addWebhook, { body })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await world.asOwner('select id from webhooks')).toHaveLength(10);
  });

  test('takes both secrets for a day after one was replaced, and the new one alone from then on', async () => {
    const { webhookId, secret: former } = await added('time_punch.recorded');
    const replaced = await admin.call(contract.replaceWebhookSecret, { params: { webhookId } });
    if (!replaced.ok) throw new Error(replaced.refusal);
    const { secret } = replaced.value;
    await admin.call(contract.testWebhook, { params: { webhookId } });
    await arrived(1);
    const [both] = receiver.received as [Received];
    expect(verified(secret, both)).toEqual(verified(former, both));
    await world.asOwner("update webhooks set former_until = '2020-01-01'");
    await admin.call(contract.testWebhook, { params: { webhookId } });
    await arrived(2);
    const [, after] = receiver.received as [Received, Received];
    expect(verified(secret, after)).toMatchObject({ type: 'webhook.tested' });
    expect(() => verified(former, after)).toThrow('No matching signature found');
  });

  test('stands nowhere with its secret in clear, and belongs to its organization alone', async () => {
    const { webhookId, secret, revision } = await added('time_punch.recorded');
    const [row] = await world.asOwner<{ text: string }>('select w::text as text from webhooks w');
    const bytes = Buffer.from(secret.slice('whsec_'.length), 'base64');
    expect(row?.text).not.toContain(bytes.toString('hex'));
    const listed = await admin.send('GET', '/api/webhooks');
    expect(listed.text).not.toContain(secret);
    const rival = await server.as((await world.rival('Copper Kettle')).admin);
    const params = { webhookId };
    expect(await rival.call(contract.removeWebhook, { params })).toMatchObject({ refusal: 'not_found' });
    expect(await rival.call(contract.readWebhookMessages, { params, query: {} })).toMatchObject({
      refusal: 'not_found',
    });
    const stale = { revision: revision + 1, isOff: true };
    expect(await admin.call(contract.changeWebhook, { params, body: stale })).toMatchObject({
      refusal: 'webhook_changed_meanwhile',
    });
  });
});

test('addresses that never answer hold up neither another organization nor any letter', async () => {
  receiver.hang();
  const other = await aReceiver();
  const rival = await server.as((await world.rival('Tin Cup')).admin);
  const hung = [await addedBy(admin, receiver), await addedBy(admin, receiver)];
  const stuck = await addedBy(rival, receiver);
  const tested = (client: Client, { webhookId }: { webhookId: string }) =>
    client.call(contract.testWebhook, { params: { webhookId } });
  // As many as would keep everybody waiting for longer than this test waits for a letter.
  for (const webhook of [...hung, ...hung, ...hung, ...hung, ...hung]) await tested(admin, webhook);
  await tested(rival, stuck);
  await expect.poll(() => receiver.mostAtOnce).toBe(2);
  const third = await server.as((await world.rival('Blue Door')).admin);
  await tested(third, await addedBy(third, other));
  await expect.poll(() => other.received.length).toBe(1);
  const { email } = await world.employee('Gus');
  await server.stranger().send('POST', contract.requestPasswordReset.path, { email });
  await letterTo(world, email);
  expect(receiver.mostAtOnce).toBe(2);
  await other.close();
});

test('a message whose last try fails here is given up, and says so', async () => {
  const { webhookId } = await added('time_punch.recorded');
  await world.asOwner("update webhooks set secret = '\\x00'");
  await admin.call(contract.testWebhook, { params: { webhookId } });
  const states = async () => {
    await lastTryNow();
    return messagesOf(webhookId);
  };
  await expect.poll(states, { timeout: 20_000 }).toMatchObject([{ state: 'given_up', problem: 'failed' }]);
  expect(await current(webhookId)).toMatchObject({ wentOff: null, givenUp: 1 });
  const headlines = async () => {
    const list = await admin.call(contract.readNotices, { query: {} });
    return list.ok ? list.value.notices.map(({ headline }) => headline) : [];
  };
  const headline = `A webhook did not take a message: ${new URL(receiver.url).host}`;
  await expect.poll(headlines).toContain(headline);
  // Of several in a day at one webhook, the first is told of.
  await admin.call(contract.testWebhook, { params: { webhookId } });
  await expect.poll(states, { timeout: 20_000 }).toMatchObject([{ state: 'given_up' }, { state: 'given_up' }]);
  expect((await headlines()).filter((one) => one === headline)).toHaveLength(1);
});

/** A message that its receiver did not take, and that waits for hours before it is tried again. */
async function refusedOnce(): Promise<{ webhookId: string; messageId: string }> {
  const { webhookId } = await added('time_punch.recorded');
  receiver.answer(500);
  await admin.call(contract.testWebhook, { params: { webhookId } });
  await expect.poll(() => messagesOf(webhookId)).toMatchObject([{ tries: 1, state: 'waiting' }]);
  const [{ messageId } = { messageId: '' }] = await messagesOf(webhookId);
  const waits = () =>
    world.asOwner(
      `update graphile_worker._private_jobs set run_at = now() + interval '6 hours'
         where payload ->> 'messageId' = $1 and locked_at is null and attempts > 0 returning 1`,
      [messageId],
    );
  await expect.poll(waits).toHaveLength(1);
  return { webhookId, messageId };
}

test('a message that waits for its next try is sent at once by hand, instead of then', async () => {
  const { webhookId, messageId } = await refusedOnce();
  receiver.answer(200);
  expect(await admin.call(contract.resendWebhookMessage, { params: { webhookId, messageId } })).toMatchObject({
    ok: true,
  });
  await expect.poll(() => messagesOf(webhookId)).toMatchObject([{ state: 'delivered', tries: 2 }]);
  const jobs = () =>
    world.asOwner("select 1 from graphile_worker._private_jobs where payload ->> 'messageId' = $1", [messageId]);
  await expect.poll(jobs).toEqual([]);
});

test('what waits at a webhook that is switched off is given up, and can be sent again once it is on', async () => {
  const { webhookId, messageId } = await refusedOnce();
  const switched = async (isOff: boolean) => {
    const { revision = 0 } = (await current(webhookId)) ?? {};
    return admin.call(contract.changeWebhook, { params: { webhookId }, body: { revision, isOff } });
  };
  const again = () => admin.call(contract.resendWebhookMessage, { params: { webhookId, messageId } });
  expect((await switched(true)).ok).toBe(true);
  expect(await messagesOf(webhookId)).toMatchObject([{ state: 'given_up', problem: 'webhook_is_off' }]);
  expect(await again()).toMatchObject({ refusal: 'webhook_is_off' });
  expect((await switched(false)).ok).toBe(true);
  receiver.answer(200);
  expect((await again()).ok).toBe(true);
  await expect.poll(() => messagesOf(webhookId)).toMatchObject([{ state: 'delivered' }]);
});

test('a message that nobody tries any more can be sent once more, a day after it was to be tried', async () => {
  const { webhookId, messageId } = await refusedOnce();
  await world.asOwner("delete from graphile_worker._private_jobs where payload ->> 'messageId' = $1", [messageId]);
  await world.asOwner('update webhook_messages set tried_at = null where id = $1', [messageId]);
  receiver.answer(200);
  const again = () => admin.call(contract.resendWebhookMessage, { params: { webhookId, messageId } });
  expect(await again()).toMatchObject({ refusal: 'webhook_message_waits' });
  await world.asOwner("update webhook_messages set happened_at = happened_at - interval '25 hours' where id = $1", [
    messageId,
  ]);
  expect((await again()).ok).toBe(true);
  await expect.poll(() => messagesOf(webhookId)).toMatchObject([{ state: 'delivered', status: 200 }]);
});

test('a message of days ago that is sent again is under way: whoever presses once more sends it no second time', async () => {
  const { webhookId } = await added('time_punch.recorded');
  receiver.answer(200);
  await admin.call(contract.testWebhook, { params: { webhookId } });
  await expect.poll(() => messagesOf(webhookId)).toMatchObject([{ state: 'delivered' }]);
  const [{ messageId } = { messageId: '' }] = await messagesOf(webhookId);
  await world.asOwner(
    `update webhook_messages set state = 'given_up', happened_at = happened_at - interval '3 days',
       tried_at = tried_at - interval '3 days' where id = $1`,
    [messageId],
  );
  const again = () => admin.call(contract.resendWebhookMessage, { params: { webhookId, messageId } });
  // Its try does not end before the second asks.
  receiver.hang();
  const answers = await Promise.all([again(), again()]);
  expect(answers.map((one) => one.ok || one.refusal)).toEqual(expect.arrayContaining([true, 'webhook_message_waits']));
  const [log] = await world.asOwner<{ count: number }>(
    "select count(*)::int as count from audit_entries where action = 'webhook.resent' and subject_id = $1",
    [webhookId],
  );
  expect(log?.count).toBe(1);
});

test('a message of thirty days ago is shown no longer, and goes within a day', async () => {
  const { webhookId } = await added('time_punch.recorded');
  for (const count of [1, 2]) {
    await admin.call(contract.testWebhook, { params: { webhookId } });
    await arrived(count);
  }
  await expect.poll(() => messagesOf(webhookId)).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }]);
  const [{ messageId: old } = { messageId: '' }, { messageId: young } = { messageId: '' }] =
    await messagesOf(webhookId);
  await world.asOwner("update webhook_messages set happened_at = happened_at - interval '31 days' where id = $1", [
    old,
  ]);
  expect(await messagesOf(webhookId)).toMatchObject([{ messageId: young }]);
  await sweepNow(world);
  await expect
    .poll(() => world.asOwner('select id from webhook_messages'), { timeout: 20_000 })
    .toEqual([{ id: young }]);
});

test('an address inside is refused when it is named', async () => {
  const strict = await world.serve();
  const client = await strict.as(world.organization.admin);
  const events: WebhookEvent[] = ['time_punch.recorded'];
  // As it is sent, the last is longer than any that is kept.
  const tooLong = `https://hooks.example.com/${'é'.repeat(200)}`;
  for (const url of [
    'http://hooks.example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://intranet/',
    tooLong,
  ]) {
    expect(await client.call(contract.addWebhook, { body: { url, events } })).toMatchObject({
      refusal: 'webhook_address_refused',
    });
  }
});
