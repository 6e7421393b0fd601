import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addMilliseconds, millisecondsPerHour } from '../../src/domain/kernel/time.ts';
import { enqueue } from '../../src/server/kernel/queue.ts';
import { carryLetter } from '../../src/server/notifications/jobs.ts';
import { lapseUndelivered } from '../../src/server/notifications/lapse-undelivered.ts';
import { postLetter } from '../../src/server/notifications/post-letter.ts';
import type { Client } from '../world/client.ts';
import { whenQuiet } from '../world/letters.ts';
import { aMailServer, type MailServer } from '../world/mail-server.ts';
import { group, said } from '../world/messages.ts';
import { hurried } from '../world/queue.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let mail: MailServer;
let server: WorldServer;
let admin: Client;
let second: Client;

beforeAll(async () => {
  [world, mail] = await Promise.all([aWorld(), aMailServer()]);
  server = await world.serve({
    mail: { url: mail.url, from: 'Meridian <no-reply@time.example>' },
    outbox: false,
  });
  [admin, second] = [
    await server.as(await world.employee('Ada', { role: 'admin' })),
    await server.as(await world.employee('Bo', { role: 'admin' })),
  ];
});

beforeEach(() => mail.answer(undefined));

afterAll(async () => {
  await world.close();
  await mail.close();
});

const arrived = (email: string) => mail.mails.filter(({ to }) => to?.some(({ address }) => address === email));

const kept = async (email: string) =>
  (
    await world.asOwner<{ id: string; state: string; facts: unknown; sending: number }>(
      'select id, state, facts, sending from letters where recipient = $1',
      [email],
    )
  )[0];

interface More {
  readonly usefulUntil?: ReturnType<typeof world.clock.now>;
}

const posted = (email: string, more: More = {}) =>
  world.inside(world.organization.id, (ctx) =>
    postLetter(ctx, {
      to: { email, language: 'en' },
      kind: 'confirm_email',
      facts: { name: 'Ana', organization: 'Harbor Cafe', days: 7, link: '/confirm-email#secret' },
      ...more,
    }),
  );

/** A letter that its mail server refused for good. */
async function givenUp(email: string, more: More = {}) {
  mail.answer(550);
  await posted(email, more);
  await expect.poll(() => kept(email)).toMatchObject({ state: 'failed' });
  mail.answer(undefined);
  return (await kept(email))?.id ?? '';
}

const listed = async (client: Client, letterId: string) => {
  const answer = await client.call(contract.readUndelivered, { query: { limit: 100 } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.letters.find((letter) => letter.letterId === letterId);
};

const resend = (client: Client, letterId: string) => client.call(contract.resendLetter, { params: { letterId } });

describe('a letter that was given up', () => {
  test('is shown to admins alone: masked, with its reason, and never with what it says', async () => {
    const letterId = await givenUp('carla@harbor.example');
    expect(await listed(admin, letterId)).toEqual({
      letterId,
      channel: 'mail',
      topic: 'ways_in',
      to: 'c•••@harbor.example',
      state: 'given_up',
      tries: 1,
      postedAt: world.clock.now(),
      settledAt: world.clock.now(),
      reason: 'refused',
      status: 550,
      hasReader: true,
      canBeSentAgain: true,
    });
    const raw = await admin.send('GET', contract.readUndelivered.path);
    expect(raw.text).not.toMatch(/secret|carla|Ana/);
    const manager = await server.as(await world.employee('Mo', { role: 'manager' }));
    expect((await manager.send('GET', contract.readUndelivered.path)).status).toBe(403);
    expect(await resend(manager, letterId)).toMatchObject({ ok: false, refusal: 'not_allowed' });
    const rival = await world.rival('Copper Kettle');
    const stranger = await server.as(await rival.employee('Rita', { role: 'admin' }));
    expect(await listed(stranger, letterId)).toBeUndefined();
    expect(await resend(stranger, letterId)).toMatchObject({ refusal: 'not_found' });
  });

  test(
    'is sent again to the address that it had, once, though two admins ask for it at once',
    { retry: 0 },
    async () => {
      const letterId = await givenUp('dana@harbor.example');
      const answers = await Promise.all([resend(admin, letterId), resend(second, letterId), resend(admin, letterId)]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const refusals = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal]));
      expect(refusals.every((one) => one === 'letter_waits' || one === 'letter_was_delivered')).toBe(true);
      await expect.poll(() => kept('dana@harbor.example')).toMatchObject({ state: 'sent', facts: null, sending: 2 });
      await whenQuiet(world);
      expect(arrived('dana@harbor.example')).toHaveLength(1);
      expect(arrived('dana@harbor.example')[0]?.text).toContain('/confirm-email#secret');
      expect(await listed(admin, letterId)).toMatchObject({ state: 'delivered', reason: null, canBeSentAgain: false });
      expect(await resend(second, letterId)).toMatchObject({ refusal: 'letter_was_delivered' });
      const told = await world.asOwner(
        "select details from audit_entries where action = 'letter.resent' and subject_id = $1",
        [letterId],
      );
      expect(told).toEqual([{ details: { channel: 'mail', kind: 'confirm_email' } }]);
    },
  );

  test('arrives once, though the job of the former time is still alive', { retry: 0 }, async () => {
    const letterId = await givenUp('emil@harbor.example');
    const organizationId = world.organization.id;
    await resend(admin, letterId);
    // As jobs were before letters were counted, and as a process leaves one that ends between settling and saying so.
    await world.inside(organizationId, ({ tx }) => enqueue(tx, carryLetter, { organizationId, letterId }));
    await world.inside(organizationId, ({ tx }) => enqueue(tx, carryLetter, { organizationId, letterId, sending: 1 }));
    await expect.poll(() => kept('emil@harbor.example')).toMatchObject({ state: 'sent' });
    await whenQuiet(world);
    expect(arrived('emil@harbor.example')).toHaveLength(1);
  });

  test('and is given up once more can be sent once more', async () => {
    const letterId = await givenUp('fay@harbor.example');
    mail.answer(550);
    expect(await resend(admin, letterId)).toMatchObject({ ok: true, value: { state: 'waiting', tries: 1 } });
    await expect
      .poll(() => listed(admin, letterId))
      .toMatchObject({ state: 'given_up', tries: 2, canBeSentAgain: true });
    mail.answer(undefined);
    expect(await resend(admin, letterId)).toMatchObject({ ok: true });
    await expect.poll(() => arrived('fay@harbor.example').length).toBe(1);
  });

  test('forgets what it said after thirty days, or when that is no longer so', async () => {
    const now = world.clock.now();
    const soon = addMilliseconds(now, millisecondsPerHour);
    const [old, late, fresh] = [
      await givenUp('gus@harbor.example'),
      await givenUp('hal@harbor.example', { usefulUntil: soon }),
      await givenUp('ida@harbor.example'),
    ];
    await world.asOwner("update letters set settled_at = settled_at - interval '31 days' where id = $1", [old]);
    expect(await resend(admin, old)).toMatchObject({ refusal: 'letter_is_forgotten' });
    await world.asOwner("update letters set useful_until = posted_at - interval '1 hour' where id = $1", [late]);
    expect(await listed(admin, late)).toMatchObject({ canBeSentAgain: false });
    await world.inside(world.organization.id, (ctx) => lapseUndelivered(ctx, world.organization.id));
    expect(await kept('gus@harbor.example')).toMatchObject({ facts: null });
    expect(await kept('hal@harbor.example')).toMatchObject({ facts: null });
    expect(await resend(admin, fresh)).toMatchObject({ ok: true });
  });

  const aDayLater = () =>
    world.asOwner("update notices set told_at = told_at - interval '25 hours' where kind = 'letters_gave_up'");

  test('is told to each admin once a day, in their list alone', async () => {
    const ivy = await server.as(await world.employee('Ivy', { role: 'admin' }));
    const told = async () => {
      const answer = await ivy.call(contract.readNotices, { query: {} });
      return answer.ok ? answer.value.notices.filter(({ link }) => link === '/settings/undelivered') : [];
    };
    // Of tests before: their letters have gone out, and what they told of is longer ago than a day.
    await aDayLater();
    await whenQuiet(world);
    const mails = mail.mails.length;
    // Both at once; each is looked for on its own, since the first that is given up would let the mail server take the other.
    mail.answer(550);
    await Promise.all([posted('jan@harbor.example'), posted('kai@harbor.example')]);
    for (const email of ['jan@harbor.example', 'kai@harbor.example']) {
      await expect.poll(() => kept(email)).toMatchObject({ state: 'failed' });
    }
    await givenUp('lea@harbor.example');
    expect(await told()).toMatchObject([{ event: 'failures', headline: 'Messages could not be delivered' }]);
    await whenQuiet(world);
    expect(mail.mails).toHaveLength(mails);
    await aDayLater();
    await givenUp('mia@harbor.example');
    expect(await told()).toHaveLength(2);
  });
});

describe('a letter that tells of a message', () => {
  const failureOf = async (letterId: string) =>
    (
      await world.asOwner<{ state: string; failure: string | null; facts: unknown }>(
        'select state, failure, facts from letters where id = $1',
        [letterId],
      )
    )[0];

  /** Two of a group are written to, and their mail server answers so the first time. */
  async function written(name: string, answers: number) {
    const [stays, other] = [await world.employee(`${name}Stays`), await world.employee(name)];
    const conversationId = await group(admin, `Cellar of ${name}`, stays, other);
    mail.answer(answers);
    const { id: messageId } = await said(admin, conversationId, `Not for everybody: ${name}`);
    // Until it is told, and no longer: what is tried again waits for its turn.
    await hurried(world, 5);
    for (const { email } of [stays, other]) {
      await expect.poll(async () => (await kept(email))?.state).toBe(answers === 451 ? 'posted' : 'failed');
    }
    mail.answer(undefined);
    return { stays, other, conversationId, messageId, letterId: (await kept(other.email))?.id ?? '' };
  }

  const suspend = ({ employeeId }: { readonly employeeId: string }) =>
    admin.call(contract.suspendEmployee, { params: { employeeId }, body: { reason: 'Left' } });

  test('does not leave once its reader has left the conversation, and is nobody’s trouble', async () => {
    const { stays, other, conversationId, letterId } = await written('Olga', 451);
    await (await server.as(other)).call(contract.leaveConversation, { params: { conversationId } });
    await hurried(world);
    expect(await failureOf(letterId)).toEqual({ state: 'failed', failure: 'no_longer_theirs', facts: null });
    expect(arrived(other.email)).toEqual([]);
    expect(arrived(stays.email)).toHaveLength(1);
    expect(await listed(admin, letterId)).toBeUndefined();
  });

  test('does not leave once its message was withdrawn', async () => {
    const { stays, other, conversationId, messageId } = await written('Pia', 451);
    const withdrawn = await admin.call(contract.withdrawMessage, { params: { conversationId, messageId } });
    expect(withdrawn.ok).toBe(true);
    await hurried(world);
    expect([...arrived(stays.email), ...arrived(other.email)]).toEqual([]);
  });

  test('does not leave once its reader was suspended', async () => {
    const { stays, other, letterId } = await written('Quin', 451);
    await suspend(other);
    await hurried(world);
    expect(await failureOf(letterId)).toMatchObject({ failure: 'no_longer_theirs' });
    expect(arrived(other.email)).toEqual([]);
    expect(arrived(stays.email)).toHaveLength(1);
  });

  test('is not sent again to whoever lost access, nor read by whoever left the conversation', async () => {
    const { stays, other, conversationId, letterId } = await written('Rosa', 550);
    expect(await listed(admin, letterId)).toMatchObject({ canBeSentAgain: true, hasReader: true });
    await suspend(other);
    expect(await listed(admin, letterId)).toMatchObject({ canBeSentAgain: false, hasReader: false });
    expect(await resend(admin, letterId)).toMatchObject({ refusal: 'letter_has_no_reader' });

    const left = (await kept(stays.email))?.id ?? '';
    await (await server.as(stays)).call(contract.leaveConversation, { params: { conversationId } });
    expect(await resend(admin, left)).toMatchObject({ ok: true });
    await expect
      .poll(() => listed(admin, left))
      .toMatchObject({ state: 'given_up', reason: 'no_longer_theirs', canBeSentAgain: false });
    expect([...arrived(stays.email), ...arrived(other.email)]).toEqual([]);
  });
});

test('a letter that nobody has tried for a day is shown as given up, and can be sent again', async () => {
  const email = 'otto@harbor.example';
  mail.answer(451);
  await posted(email);
  await expect
    .poll(() => world.asOwner('select 1 as one from letters where recipient = $1 and tries = 1', [email]))
    .toHaveLength(1);
  const { id: letterId = '' } = (await kept(email)) ?? {};
  // Its process ended in its last try: the queue lets nobody have it any more.
  await expect
    .poll(() =>
      world.asOwner(
        "delete from graphile_worker._private_jobs where locked_at is null and payload ->> 'letterId' = $1 returning id",
        [letterId],
      ),
    )
    .toHaveLength(1);
  mail.answer(undefined);
  expect(await listed(admin, letterId)).toBeUndefined();
  const triedAt = world.clock.now();
  world.clock.advance(24 * millisecondsPerHour);
  try {
    expect(await listed(admin, letterId)).toMatchObject({
      state: 'given_up',
      reason: 'failed',
      settledAt: triedAt,
      canBeSentAgain: true,
    });
    expect(await resend(admin, letterId)).toMatchObject({ ok: true, value: { state: 'waiting' } });
    await expect.poll(() => arrived(email).length).toBe(1);
    expect(await listed(admin, letterId)).toMatchObject({ state: 'delivered' });
  } finally {
    world.clock.advance(triedAt - world.clock.now());
  }
});

test('a letter whose job breaks at its last try is given up, and does not wait for ever', async () => {
  const email = 'nora@harbor.example';
  mail.answer(451);
  await world.inside(world.organization.id, (ctx) =>
    postLetter(ctx, {
      to: { email, language: 'en' },
      kind: 'confirm_email',
      facts: { name: 'Ana', organization: 'Harbor Cafe', days: 7, link: '/confirm-email#secret' },
    }),
  );
  const failedOnce = 'select 1 as one from graphile_worker._private_jobs where locked_at is null and attempts = 1';
  await expect.poll(() => world.asOwner(failedOnce)).toHaveLength(1);
  await world.asOwner("update letters set facts = '\\x00' where recipient = $1", [email]);
  await world.asOwner(
    `with j as (update graphile_worker._private_jobs set run_at = now(), attempts = 11 where locked_at is null returning 1)
     select count(*), pg_notify('jobs:insert', '') from j`,
  );
  await expect.poll(() => kept(email)).toMatchObject({ state: 'failed' });
  expect(await listed(admin, (await kept(email))?.id ?? '')).toMatchObject({ reason: 'failed' });
  await world.asOwner('delete from graphile_worker._private_jobs');
});
