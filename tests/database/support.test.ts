import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
});

afterAll(() => world.close());

const question = { concern: 'hours', subject: 'Friday', message: 'An hour is missing.\n\nCan you look?' } as const;

const lettersOf = (kind: string) =>
  world.asOwner<{ recipient: string }>('select recipient from letters where kind = $1 order by recipient', [kind]);

test('a question reaches every admin but the one who asks, is kept, and its answer comes back', async () => {
  const second = await world.employee('Zed', { role: 'admin' });
  const ana = await world.employee('Ana');
  const [asks, answers] = [await server.as(ana), await server.as(second)];
  const asked = await asks.call(contract.askSupport, { body: question });
  expect(asked).toMatchObject({ ok: true, value: { ...question, state: 'open', from: { name: 'Ana Harbor' } } });
  const recipients = (await lettersOf('support_request')).map(({ recipient }) => recipient);
  expect(recipients).toEqual([world.organization.admin.email, second.email].toSorted());

  const list = await answers.call(contract.readSupportRequests, { query: {} });
  const requestId = list.ok ? (list.value.requests[0]?.id ?? '') : '';
  const answered = await answers.call(contract.answerSupport, { params: { requestId }, body: { answer: 'Mended.' } });
  expect(answered).toMatchObject({ ok: true, value: { state: 'answered', answer: 'Mended.', endedBy: 'Zed Harbor' } });
  expect(await asks.call(contract.readOwnSupportRequests, { query: {} })).toEqual({
    ok: true,
    value: { requests: [answered.ok && answered.value], next: null },
  });
  expect((await lettersOf('support_answered')).map(({ recipient }) => recipient)).toEqual([ana.email]);
  expect(await answers.call(contract.closeSupport, { params: { requestId } })).toMatchObject({
    refusal: 'support_request_ended',
  });
  const actions = await world.asOwner(
    "select action, details from audit_entries where action like 'support.%' order by id",
  );
  expect(actions).toEqual([
    { action: 'support.asked', details: { concern: 'hours' } },
    { action: 'support.answered', details: {} },
  ]);
});

test('of two admins who answer at once, one does', async () => {
  const asks = await server.as(await world.employee('Bea'));
  const asked = await asks.call(contract.askSupport, { body: question });
  const requestId = asked.ok ? asked.value.id : '';
  const admins = await Promise.all([1, 2, 3].map(() => server.as(world.organization.admin)));
  const answers = await Promise.all(
    admins.map((admin, index) =>
      index === 0
        ? admin.call(contract.closeSupport, { params: { requestId } })
        : admin.call(contract.answerSupport, { params: { requestId }, body: { answer: `${index}` } }),
    ),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
});

test('a person sees their own questions, a manager no others, and another organization none', async () => {
  const cleo = await server.as(await world.employee('Cleo'));
  const asked = await cleo.call(contract.askSupport, { body: { ...question, subject: 'Mine alone' } });
  const requestId = asked.ok ? asked.value.id : '';
  const dan = await server.as(await world.employee('Dan'));
  expect(await dan.call(contract.readOwnSupportRequests, { query: {} })).toEqual({
    ok: true,
    value: { requests: [], next: null },
  });
  const boss = await server.as(await world.employee('Eva', { role: 'manager', manages: ['Wharf'] }));
  expect(await boss.call(contract.readSupportRequests, { query: {} })).toMatchObject({ refusal: 'not_allowed' });
  const rival = await server.as((await world.rival('Copper Kettle')).admin);
  expect(await rival.call(contract.readSupportRequests, { query: {} })).toEqual({
    ok: true,
    value: { requests: [], next: null },
  });
  const body = { answer: 'Ours?' };
  expect(await rival.call(contract.answerSupport, { params: { requestId }, body })).toMatchObject({
    refusal: 'not_found',
  });
});

test('twenty questions may be open at once, however many are sent at the same moment', async () => {
  const fay = await server.as(await world.employee('Fay'));
  const ask = () => fay.call(contract.askSupport, { body: question });
  for (let asked = 0; asked < 18; asked += 1) {
    if (asked % 6 === 0) world.clock.advance(61 * 60_000);
    expect(await ask()).toMatchObject({ ok: true });
  }
  world.clock.advance(61 * 60_000);
  const answers = await Promise.all([ask(), ask(), ask(), ask()]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: 'too_many_open_requests' });
});

test('a person asks ten in an hour, then waits: no admin’s mailbox is filled by one who writes on', async () => {
  const gus = await server.as(await world.employee('Gus'));
  const ask = () => gus.call(contract.askSupport, { body: question });
  for (let asked = 0; asked < 10; asked += 1) expect(await ask()).toMatchObject({ ok: true });
  expect(await ask()).toMatchObject({ refusal: 'too_many_attempts', details: { retryAfterSeconds: 1 } });
  world.clock.advance(1_000);
  expect(await ask()).toMatchObject({ ok: true });
});

test('nobody is named to themselves as somebody who can help', async () => {
  const admin = await server.as(world.organization.admin);
  const contacts = await admin.call(contract.readSupportContacts);
  const emails = contacts.ok ? contacts.value.contacts.map(({ email }) => email) : [];
  expect(emails.length).toBeGreaterThan(0);
  expect(emails).not.toContain(world.organization.admin.email);
});

test('who asked more than a page holds is shown the rest of it page by page, the open ones first, each once', async () => {
  const dora = await server.as(await world.employee('Dora'));
  const admin = await server.as(world.organization.admin);
  const ids: string[] = [];
  for (const subject of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) {
    // All at one moment: what is equal in time is told apart by its id.
    const asked = await dora.call(contract.askSupport, { body: { ...question, subject } });
    ids.push(asked.ok ? asked.value.id : '');
    if (subject === 'Third') await admin.call(contract.closeSupport, { params: { requestId: ids.at(-1) ?? '' } });
  }
  const pages = async (
    read: (cursor: string | undefined) => Promise<{ requests: readonly { id: string }[]; next: string | null }>,
  ) => {
    const seen: string[][] = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const { requests, next } = await read(cursor);
      seen.push(requests.map(({ id }) => id));
      cursor = next;
    }
    return seen;
  };
  const own = await pages(async (cursor) => {
    const answer = await dora.call(contract.readOwnSupportRequests, {
      query: { limit: 2, ...(cursor !== undefined && { cursor }) },
    });
    if (!answer.ok) throw new Error(answer.refusal);
    return answer.value;
  });
  expect(own.map((page) => page.length)).toEqual([2, 2, 1]);
  expect(own.flat()).toEqual(ids.toReversed());
  const all = await pages(async (cursor) => {
    const answer = await admin.call(contract.readSupportRequests, {
      query: { limit: 2, ...(cursor !== undefined && { cursor }) },
    });
    if (!answer.ok) throw new Error(answer.refusal);
    return answer.value;
  });
  expect(new Set(all.flat()).size).toBe(all.flat().length);
  const [first, second, third, fourth, fifth] = ids;
  const hers = all.flat().filter((id) => ids.includes(id));
  expect(hers).toEqual([fifth, fourth, second, first, third]);
});
