import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { outboxPage } from '../../src/contract/notifications.ts';
import { addMilliseconds } from '../../src/domain/kernel/time.ts';
import { postLetter, postText } from '../../src/server/notifications/post-letter.ts';
import { aMailServer, type MailServer } from '../world/mail-server.ts';
import { aTextServer, type TextServer } from '../world/text-service.ts';
import { aWorld, type World } from '../world/world.ts';

let world: World;
let mail: MailServer;
let texts: TextServer;

beforeAll(async () => {
  [world, mail, texts] = await Promise.all([aWorld(), aMailServer(), aTextServer()]);
});

beforeEach(() => {
  mail.answer(undefined);
  texts.answer(201);
});

afterAll(async () => {
  await world.close();
  await Promise.all([mail.close(), texts.close()]);
});

const serve = () =>
  world.serve({
    publicUrl: 'https://time.example',
    mail: { url: mail.url, from: 'Meridian <no-reply@time.example>' },
    sms: { baseUrl: texts.baseUrl, accountSid: 'AC1', authToken: 'hush', from: '+15550100' },
    outbox: false,
  });

const confirm = (email: string, language: 'en' | 'es' | 'ar' = 'en') =>
  ({
    to: { email, language },
    kind: 'confirm_email',
    facts: { name: 'Ana', organization: 'Harbor Cafe', days: 7, link: '/confirm-email#secret' },
  }) as const;

const code = { to: '+15550123', language: 'ar', kind: 'sign_in_code', facts: { code: '482913', minutes: 5 } } as const;

const post = (email: string, language?: 'en' | 'es' | 'ar') =>
  world.inside(world.organization.id, (ctx) => postLetter(ctx, confirm(email, language)));

const letterTo = async (recipient: string) =>
  (
    await world.asOwner<{ state: string; facts: unknown; failure: string | null }>(
      'select state, facts, failure from letters where recipient = $1 order by posted_at desc, id desc',
      [recipient],
    )
  )[0];

const arrived = (email: string) => mail.mails.filter(({ to }) => to?.some(({ address }) => address === email));

/** Lets a job that waits for its next try have it now; with `tries` made already. */
const hurry = (tries?: number) =>
  world.asOwner(
    `with j as (update graphile_worker._private_jobs set run_at = now(), attempts = coalesce($1, attempts) where locked_at is null returning 1)
     select count(*), pg_notify('jobs:insert', '') from j`,
    [tries ?? null],
  );

describe('a mail', () => {
  test('arrives at a real mail server in its reader’s language, as text and as HTML, with links to PUBLIC_URL', async () => {
    const server = await serve();
    await post('ana@harbor.example', 'ar');
    await expect.poll(() => arrived('ana@harbor.example')).toHaveLength(1);
    const [letter] = arrived('ana@harbor.example');
    expect(letter?.from).toEqual({ name: 'Meridian', address: 'no-reply@time.example' });
    expect(letter?.subject).toBe('تأكيد بريدك الإلكتروني');
    expect(letter?.text).toContain('https://time.example/confirm-email#secret');
    expect(letter?.html).toContain('<html lang="ar" dir="rtl">');
    expect(letter?.html).toContain('href="https://time.example/confirm-email#secret"');
    expect(letter?.messageId).toMatch(/^<[0-9a-f-]{36}@time\.example>$/);
    await server.close();
  });

  test('forgets what it said once it has been sent, since its link opens something', async () => {
    const server = await serve();
    await post('ben@harbor.example');
    await expect.poll(() => letterTo('ben@harbor.example')).toEqual({ state: 'sent', facts: null, failure: null });
    await server.close();
  });

  test('of a transaction that is rolled back is never sent, and leaves no job', async () => {
    const changesItsMind = world.inside(world.organization.id, async (ctx) => {
      await postLetter(ctx, confirm('nobody@harbor.example'));
      throw new Error('changed its mind');
    });
    await expect(changesItsMind).rejects.toThrow('changed its mind');
    expect(await letterTo('nobody@harbor.example')).toBeUndefined();
    expect(await world.asOwner('select 1 as one from graphile_worker._private_jobs')).toEqual([]);
  });

  test('that the mail server does not take now is tried again', async () => {
    const server = await serve();
    mail.answer(451);
    await post('cem@harbor.example');
    await expect.poll(lastError).toContain('the mail server did not take a letter');
    // Neither the address nor anything of the letter is in what is kept of the failure.
    expect(await lastError()).not.toMatch(/cem|harbor|secret|welcome/);
    mail.answer(undefined);
    await hurry();
    await expect.poll(() => letterTo('cem@harbor.example')).toMatchObject({ state: 'sent' });
    await server.close();
  });

  test.each([
    ['that is refused for good is given up at once', 550, undefined, 'mail_refused_550'],
    ['that cannot be brought to anybody is given up after the last try', 451, 11, 'not_reached'],
  ])('%s, is kept, and the audit log tells', async (_, answer, tries, failure) => {
    const server = await serve();
    mail.answer(answer);
    const email = `${failure}@harbor.example`.replaceAll('_', '-');
    await post(email);
    if (tries !== undefined) {
      await expect.poll(lastError).toContain('did not take');
      await hurry(tries);
    }
    await expect.poll(() => letterTo(email)).toMatchObject({ state: 'failed', facts: expect.any(Buffer), failure });
    const told = await world.asOwner(
      "select details from audit_entries where action = 'letter.given_up' and details->>'failure' = $1",
      [failure],
    );
    expect(told).toEqual([{ details: { channel: 'mail', kind: 'confirm_email', failure } }]);
    expect(await world.asOwner('select 1 as one from graphile_worker._private_jobs where locked_at is null')).toEqual(
      [],
    );
    await server.close();
  });

  test('cannot be posted for an organization that the transaction is not in', async () => {
    const rival = await world.rival('Copper Kettle');
    const foreign = world.inside(world.organization.id, (ctx) =>
      postLetter(ctx, { ...confirm('x@y.example'), organizationId: rival.id }),
    );
    await expect(foreign).rejects.toThrow('row-level security');
    await expect(world.inside(undefined, (ctx) => postLetter(ctx, confirm('x@y.example')))).rejects.toThrow(
      'row-level security',
    );
  });
});

const lastError = async () =>
  (await world.asOwner<{ last_error: string | null }>('select last_error from graphile_worker._private_jobs'))
    .map((row) => row.last_error ?? '')
    .join();

describe('a text message', () => {
  test('is one POST in the shape of Twilio’s API', async () => {
    const server = await serve();
    await world.inside(world.organization.id, (ctx) => postText(ctx, code));
    await expect.poll(() => texts.texts).toHaveLength(1);
    expect(texts.texts[0]).toMatchObject({
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:hush').toString('base64')}`,
      form: { To: '+15550123', From: '+15550100' },
    });
    // Bare digits, so that a phone offers to fill them in.
    expect(texts.texts[0]?.form['Body']).toMatch(/^482913 هو رمزك/);
    await expect.poll(() => letterTo('+15550123')).toMatchObject({ state: 'sent', facts: null });
    await server.close();
  });

  test('whose code has expired meanwhile is not sent any more', async () => {
    const before = texts.texts.length;
    const usefulUntil = addMilliseconds(world.clock.now(), -1);
    await world.inside(world.organization.id, (ctx) => postText(ctx, { ...code, to: '+15550124', usefulUntil }));
    const server = await serve();
    await expect.poll(() => letterTo('+15550124')).toMatchObject({ state: 'failed', failure: 'too_late' });
    expect(texts.texts).toHaveLength(before);
    await server.close();
  });

  test('to a number that is none is given up', async () => {
    const server = await serve();
    texts.answer(400);
    await world.inside(world.organization.id, (ctx) => postText(ctx, { ...code, to: '+15550125' }));
    await expect.poll(() => letterTo('+15550125')).toMatchObject({ state: 'failed', failure: 'text_refused_400' });
    await server.close();
  });
});

test('whom a letter went to is forgotten three months after it was settled', async () => {
  const server = await serve();
  await post('lara@harbor.example');
  await expect.poll(() => letterTo('lara@harbor.example')).toMatchObject({ state: 'sent' });
  await world.asOwner("update letters set posted_at = posted_at - interval '91 days' where recipient = $1", [
    'lara@harbor.example',
  ]);
  await post('milo@harbor.example');
  await expect.poll(() => letterTo('milo@harbor.example')).toMatchObject({ state: 'sent' });
  expect(await letterTo('lara@harbor.example')).toBeUndefined();
  await server.close();
});

test('of two server processes one sends each letter', async () => {
  const servers = [await serve(), await serve()];
  const emails = Array.from({ length: 12 }, (_, index) => `many${index}@harbor.example`);
  await world.inside(world.organization.id, async (ctx) => {
    for (const email of emails) await postLetter(ctx, confirm(email));
  });
  await expect.poll(() => emails.map((email) => arrived(email).length)).toEqual(emails.map(() => 1));
  for (const server of servers) await server.close();
});

describe('the outbox', () => {
  test('keeps what no service takes, newest first, and shows a mail in a sandbox of its own', async () => {
    const server = await world.serve();
    await post('dora@harbor.example');
    const messages = async () => {
      const answer = await server.stranger().call(contract.readOutbox);
      return answer.ok ? answer.value.messages : [];
    };
    await expect.poll(messages).toHaveLength(1);
    await world.inside(world.organization.id, (ctx) => postText(ctx, { ...code, language: 'en' }));
    await expect.poll(messages).toMatchObject([
      { channel: 'text', recipient: '+15550123', subject: null, body: expect.stringMatching(/^482913 is your/) },
      { channel: 'mail', recipient: 'dora@harbor.example', subject: 'Confirm your email address' },
    ]);
    const [, kept] = await messages();
    const page = await server.stranger().send('GET', outboxPage.of({ id: kept?.id ?? '' }));
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox(?!.*allow-scripts)/);
    expect(page.text).toContain('<base target="_top">');
    await server.close();
  });

  test('is not there in production, and answers as any path that is none', async () => {
    const server = await world.serve({ outbox: false });
    const paths = [contract.readOutbox.path, outboxPage.of({ id: world.organization.id }), '/api/dev/nothing'];
    const [list, page, nothing] = await Promise.all(paths.map((path) => server.stranger().send('GET', path)));
    const without = (text = '') => text.replace(/"requestId":"[^"]+"/, '');
    expect(list?.status).toBe(404);
    expect([without(list?.text), without(page?.text)]).toEqual([without(nothing?.text), without(nothing?.text)]);
    expect(list?.headers.get('content-security-policy')).toBe(nothing?.headers.get('content-security-policy'));
    await post('erik@harbor.example');
    await expect.poll(() => letterTo('erik@harbor.example')).toMatchObject({ state: 'failed', failure: 'no_service' });
    await server.close();
  });
});

test('the application may use the queue, and not change how it is made', async () => {
  const may = await world.asOwner<{ name: string; rights: string }>(
    `select t.relname as name, string_agg(lower(g.privilege_type), ' ' order by g.privilege_type) as rights
     from pg_class t, aclexplode(t.relacl) g
     where t.relnamespace = 'graphile_worker'::regnamespace and g.grantee = 'meridian_app'::regrole group by 1 order by 1`,
  );
  expect(may).toEqual([
    { name: '_private_job_queues', rights: 'delete insert select update' },
    { name: '_private_jobs', rights: 'delete insert select update' },
    { name: '_private_known_crontabs', rights: 'insert select update' },
    { name: '_private_tasks', rights: 'insert select' },
    { name: 'migrations', rights: 'select' },
  ]);
});
