import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Phone } from '../../src/domain/kernel/phone.ts';
import { answerCodeRequest } from '../../src/server/phone/answer-code-request.ts';
import { codeKeyOf, makeCode } from '../../src/server/phone/make-code.ts';
import { tryToSignIn } from '../../src/server/phone/take-phone-code.ts';
import { anAuthenticator } from '../world/authenticator.ts';
import { problemIn, type Client, type Reply } from '../world/client.ts';
import { deadlocksIn } from '../world/deadlocks.ts';
import type { Employee } from '../world/employee.ts';
import { aHumanCheck } from '../world/human-check.ts';
import { letterTo, lettersTo, whenQuiet } from '../world/letters.ts';
import { aBrowser, codesTo, codeTo, number, verifies } from '../world/telephone.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const second = 1_000;
const minute = 60 * second;

let world: World;
let server: WorldServer;
let count = 0;
let ana: Employee;
let session: Client;
let hers: Phone;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ trustedProxies: ['127.0.0.1'], poolSize: 10 });
});

beforeEach(async () => {
  world.clock.advance(25 * 60 * minute);
  count += 1;
  hers = aNumber();
  ana = await world.employee(`Ana${count}`);
  session = await server.as(ana);
  await verifies(world, session, hers);
});

afterAll(() => world.close());

let numbers = 200;
/** Far from every other, so that each test is about its own limit. */
const aNumber = (): Phone => number(`(212) ${(numbers += 1)}-0142`);

let networks = 0;
const aNetwork = (): string => `10.9.${((networks += 1) >> 8) % 256}.${networks % 256}`;

const codeOf = ({ status, text }: Reply): string | number => (status < 400 ? status : problemIn(text).code);
const waitOf = ({ text }: Reply): number =>
  (problemIn(text).details as { retryAfterSeconds: number } | undefined)?.retryAfterSeconds ?? 0;
const wrongOf = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a code signs its owner in', () => {
  test('once, from the browser that asked for it', async () => {
    const browser = aBrowser(server, aNetwork());
    expect(JSON.parse((await browser.ask(hers)).text)).toEqual({ minutes: 5 });
    const code = await codeTo(world, hers, 2);
    const reply = await browser.type(hers, code);
    expect(JSON.parse(reply.text)).toMatchObject({ state: 'active', employee: { firstName: ana.firstName } });
    expect(reply.headers.getSetCookie().some((one) => one.startsWith('meridian_session='))).toBe(true);
    // Replay: the same code, at the same place, a moment later.
    expect(codeOf(await browser.type(hers, code))).toBe('phone_code_over');
  });

  test('and opens nothing grave: who took a number over adds no second factor and takes none away', async () => {
    const browser = aBrowser(server, aNetwork());
    await browser.ask(hers);
    const { headers } = await browser.type(hers, await codeTo(world, hers, 2));
    const cookies = headers.getSetCookie().map((one) => one.split(';')[0] ?? '');
    const cookie = cookies.find((one) => one.startsWith('meridian_session=')) ?? '';
    const asked = await server.stranger().send('POST', contract.startTotp.path, undefined, { cookie });
    expect(codeOf(asked)).toBe('fresh_sign_in_required');
  });

  test('in whichever way the number is written, and in the digits of any script', async () => {
    const browser = aBrowser(server, aNetwork());
    const written = `1 (${hers.slice(2, 5)}) ${hers.slice(5, 8)} ${hers.slice(8)}`;
    expect(codeOf(await browser.ask(written as Phone))).toBe(200);
    const code = await codeTo(world, hers, 2);
    const arabic = [...code].map((digit) => String.fromCodePoint(0x06_60 + Number(digit))).join('');
    expect(codeOf(await browser.type(hers, ` ${arabic} `))).toBe(200);
  });

  test('and nobody else: another browser that types it is refused', async () => {
    const browser = aBrowser(server, aNetwork());
    await browser.ask(hers);
    const code = await codeTo(world, hers, 2);
    const other = aBrowser(server, aNetwork());
    expect(codeOf(await other.type(hers, code))).toBe('phone_code_over');
    await other.ask(aNumber());
    expect(codeOf(await other.type(hers, code))).toBe('phone_code_over');
    expect(codeOf(await browser.type(hers, code))).toBe(200);
  });

  test('and no other number: a code for one’s own opens nobody else’s account', async () => {
    const ben = await world.employee(`Ben${count}`);
    const his = aNumber();
    await verifies(world, await server.as(ben), his);
    const browser = aBrowser(server, aNetwork());
    await browser.ask(his);
    const code = await codeTo(world, his, 2);
    expect(codeOf(await browser.type(hers, code))).toBe('phone_code_over');
    await browser.ask(hers);
    if (code !== (await codeTo(world, hers, 2)))
      expect(codeOf(await browser.type(hers, code))).toBe('wrong_phone_code');
  });

  test('within five minutes', async () => {
    const browser = aBrowser(server, aNetwork());
    await browser.ask(hers);
    const early = await codeTo(world, hers, 2);
    world.clock.advance(5 * minute - 1);
    expect(codeOf(await browser.type(hers, early))).toBe(200);
    world.clock.advance(20 * minute);
    await browser.ask(hers);
    const late = await codeTo(world, hers, 3);
    world.clock.advance(5 * minute);
    expect(codeOf(await browser.type(hers, late))).toBe('phone_code_over');
  });

  test('of many who type it at one moment, one is let in, and none waits for another who waits for them', async () => {
    const before = await deadlocksIn(world);
    const browser = aBrowser(server, aNetwork());
    await browser.ask(hers);
    const code = await codeTo(world, hers, 2);
    const replies = await Promise.all([1, 2, 3, 4].map(() => browser.type(hers, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await deadlocksIn(world)).toBe(before);
  });

  test('missing is not expired is not right: without a code there is none to guess', async () => {
    const browser = aBrowser(server, aNetwork());
    // It has asked for a code, to another number.
    await browser.ask(aNumber());
    for (const guess of ['000000', '123456', '999999']) {
      expect(codeOf(await browser.type(hers, guess))).toBe('phone_code_over');
    }
    for (const nothing of ['', 'null', 'undefined', '      ']) {
      expect(codeOf(await browser.type(hers, nothing))).toBe('invalid_input');
    }
    const { status } = await server.stranger().send('POST', contract.signInByPhone.path, { phone: hers, code: null });
    expect(status).toBe(422);
  });

  test('a newer code replaces the former', async () => {
    const browser = aBrowser(server, aNetwork());
    await browser.ask(hers);
    const former = await codeTo(world, hers, 2);
    await browser.ask(hers);
    const newer = await codeTo(world, hers, 3);
    if (former !== newer) expect(codeOf(await browser.type(hers, former))).toBe('wrong_phone_code');
    expect(codeOf(await browser.type(hers, newer))).toBe(200);
  });
});

describe('guessing', () => {
  test('ends after five tries, which another code does not give back, for an hour', async () => {
    const browser = aBrowser(server, aNetwork());
    await browser.ask(hers);
    const first = await codeTo(world, hers, 2);
    for (let tried = 0; tried < 3; tried += 1) {
      expect(codeOf(await browser.type(hers, wrongOf(first)))).toBe('wrong_phone_code');
    }
    await browser.ask(hers);
    const next = await codeTo(world, hers, 3);
    for (let tried = 3; tried < 5; tried += 1) {
      expect(codeOf(await browser.type(hers, wrongOf(next)))).toBe('wrong_phone_code');
    }
    // The right one comes too late, and no other is sent.
    expect(codeOf(await browser.type(hers, next))).toBe('too_many_attempts');
    const refused = await browser.ask(hers);
    expect([codeOf(refused), waitOf(refused)]).toEqual(['too_many_attempts', 3_600]);
    world.clock.advance(61 * minute);
    await browser.ask(hers);
    expect(codeOf(await browser.type(hers, await codeTo(world, hers, 4)))).toBe(200);
  });

  test('ends after five tries for a number, whichever browsers they come from; its owner goes on where they signed in before', async () => {
    const home = aBrowser(server, aNetwork());
    await home.ask(hers);
    await home.type(hers, await codeTo(world, hers, 2));
    const [one, other] = [aBrowser(server, aNetwork()), aBrowser(server, aNetwork())];
    await one.ask(hers);
    const code = await codeTo(world, hers, 3);
    for (let tried = 0; tried < 3; tried += 1) {
      expect(codeOf(await one.type(hers, wrongOf(code)))).toBe('wrong_phone_code');
    }
    world.clock.advance(5 * minute);
    await other.ask(hers);
    const next = await codeTo(world, hers, 4);
    for (let tried = 3; tried < 5; tried += 1) {
      expect(codeOf(await other.type(hers, wrongOf(next)))).toBe('wrong_phone_code');
    }
    expect(codeOf(await other.type(hers, next))).toBe('too_many_attempts');
    const refused = await aBrowser(server, aNetwork()).ask(hers);
    expect([codeOf(refused), waitOf(refused)]).toEqual(['too_many_attempts', 3_600]);
    await home.ask(hers);
    expect(codeOf(await home.type(hers, await codeTo(world, hers, 5)))).toBe(200);
    world.clock.advance(61 * minute);
    await other.ask(hers);
    expect(codeOf(await other.type(hers, await codeTo(world, hers, 6)))).toBe(200);
  });

  test('of a number that somebody says is theirs ends after five tries as well, whichever sessions they come from', async () => {
    const theirs = aNumber();
    const call = async (at: Client, code: string) => at.call(contract.verifyPhone, { body: { phone: theirs, code } });
    await session.call(contract.askToVerifyPhone, { body: { phone: theirs } });
    const wrong = wrongOf(await codeTo(world, theirs));
    for (let tried = 0; tried < 3; tried += 1)
      expect(await call(session, wrong)).toMatchObject({ refusal: 'wrong_phone_code' });
    const other = await server.as(ana);
    await other.call(contract.askToVerifyPhone, { body: { phone: theirs } });
    const right = await codeTo(world, theirs, 2);
    for (let tried = 3; tried < 5; tried += 1)
      expect(await call(other, wrongOf(right))).toMatchObject({ refusal: 'wrong_phone_code' });
    expect(await call(other, right)).toMatchObject({ refusal: 'too_many_attempts' });
    expect(await (await server.as(ana)).call(contract.askToVerifyPhone, { body: { phone: theirs } })).toMatchObject({
      refusal: 'too_many_attempts',
    });
  });

  test('a hundred wrong codes in a row for a number are the last, but where it has signed in; verified again, it signs in from anywhere', async () => {
    const home = aBrowser(server, aNetwork());
    await home.ask(hers);
    await home.type(hers, await codeTo(world, hers, 2));
    const stranger = aBrowser(server, aNetwork());
    await stranger.ask(hers);
    const right = await codeTo(world, hers, 3);
    expect(codeOf(await stranger.type(hers, wrongOf(right)))).toBe('wrong_phone_code');
    await world.asOwner('update throttles set consecutive_failures = 99 where consecutive_failures = 1');
    expect(codeOf(await stranger.type(hers, wrongOf(right)))).toBe('wrong_phone_code');
    expect(codeOf(await stranger.type(hers, right))).toBe('phone_locked');
    await home.ask(hers);
    expect(codeOf(await home.type(hers, await codeTo(world, hers, 4)))).toBe(200);
    await world.asOwner('update throttles set consecutive_failures = 100 where consecutive_failures > 0');
    world.clock.advance(25 * 60 * minute);
    session = await server.as(ana);
    await verifies(world, session, hers);
    const anywhere = aBrowser(server, aNetwork());
    await anywhere.ask(hers);
    expect(codeOf(await anywhere.type(hers, await codeTo(world, hers, 6)))).toBe(200);
  });

  test('typing where no code waits locks nobody out', async () => {
    await world.asOwner('update throttles set consecutive_failures = 0');
    const stranger = aBrowser(server, aNetwork());
    for (let tried = 0; tried < 3; tried += 1)
      expect(codeOf(await stranger.type(hers, '000000'))).toBe('phone_code_over');
    const rows = await world.asOwner('select 1 from throttles where consecutive_failures > 0');
    expect(rows).toEqual([]);
  });

  test('of forty guesses at one moment five are judged', async () => {
    const browser = aBrowser(server, aNetwork());
    await browser.ask(hers);
    const code = await codeTo(world, hers, 2);
    const replies = await Promise.all(Array.from({ length: 40 }, () => browser.type(hers, wrongOf(code))));
    expect(replies.filter((reply) => codeOf(reply) === 'wrong_phone_code')).toHaveLength(5);
  });
});

describe('whether a number is anybody’s', () => {
  test('is told by no answer: neither when a code is asked for, nor when one is typed', async () => {
    const nobodys = aNumber();
    const said = async (phone: Phone) => {
      const browser = aBrowser(server, aNetwork());
      const asked = await browser.ask(phone);
      const replies = [asked];
      const right = phone === hers ? await codeTo(world, hers, 2) : '000000';
      for (let tried = 0; tried < 6; tried += 1) replies.push(await browser.type(phone, wrongOf(right)));
      replies.push(await browser.ask(phone));
      return replies.map(({ status, text }) => [status, text.replace(/"requestId":"[^"]+"/, '')]);
    };
    expect(await said(nobodys)).toEqual(await said(hers));
  });

  test('is not looked up before the answer: the request runs the same statements, and a job does the rest', async () => {
    const nobodys = aNumber();
    await aBrowser(server, aNetwork()).ask(nobodys);
    await whenQuiet(world);
    expect(await codesTo(world, nobodys)).toEqual([]);
    // What is kept of both is alike.
    const [row] = await world.asOwner<{ marks: string }>(
      'select count(distinct number_mark)::text as marks from phone_codes',
    );
    expect(Number(row?.marks)).toBeGreaterThan(0);
  });

  test('nothing of a number or a code stands in the database in clear, nor as a hash that anybody could make', async () => {
    const nobodys = aNumber();
    const browser = aBrowser(server, aNetwork());
    await browser.ask(nobodys);
    await browser.ask(hers);
    const code = await codeTo(world, hers, 2);
    const kept = await world.asOwner<{ text: string }>(
      `select row_to_json(c)::text as text from phone_codes c union all select row_to_json(t)::text from throttles t
       union all select row_to_json(a)::text from audit_entries a union all select row_to_json(l)::text from known_places l`,
    );
    const plain = [nobodys, hers, nobodys.slice(2), hers.slice(2), code];
    for (const secret of plain) {
      const hash = createHash('sha256').update(secret).digest('hex');
      for (const { text } of kept) {
        expect(text).not.toContain(secret);
        expect(text).not.toContain(hash);
      }
    }
  });
});

describe('limits', () => {
  test('a number gets three codes, then waits that grow to a quarter of an hour, wherever they are asked from', async () => {
    const waits: number[] = [];
    for (let sent = 0; sent < 12;) {
      const reply = await aBrowser(server, aNetwork()).ask(hers);
      if (reply.status === 200) sent += 1;
      else {
        waits.push(waitOf(reply));
        world.clock.advance(waitOf(reply) * second);
      }
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256]);
  });

  test('its owner asks from where they signed in before, whoever asks for codes to it from elsewhere', async () => {
    const home = aNetwork();
    const browser = aBrowser(server, home);
    await browser.ask(hers);
    await browser.type(hers, await codeTo(world, hers, 2));
    for (let asked = 0; asked < 4; asked += 1) await aBrowser(server, aNetwork()).ask(hers);
    expect(codeOf(await aBrowser(server, aNetwork()).ask(hers))).toBe('too_many_attempts');
    expect(codeOf(await aBrowser(server, home).ask(hers))).toBe(200);
  });

  test('a code that its owner asks for at home is sent, however many strangers have asked for elsewhere', async () => {
    const home = aNetwork();
    const browser = aBrowser(server, home);
    await browser.ask(hers);
    await browser.type(hers, await codeTo(world, hers, 2));
    for (let asked = 0; asked < 9;) {
      const reply = await aBrowser(server, aNetwork()).ask(hers);
      if (reply.status === 200) asked += 1;
      else world.clock.advance(waitOf(reply) * second);
    }
    await whenQuiet(world);
    const { length: before } = await codesTo(world, hers);
    expect(codeOf(await browser.ask(hers))).toBe(200);
    expect(codeOf(await browser.type(hers, await codeTo(world, hers, before + 1)))).toBe(200);
    // Nor do they hold her up where she is signed in, and verifies another.
    expect(await session.call(contract.askToVerifyPhone, { body: { phone: aNumber() } })).toMatchObject({ ok: true });
  });

  test('a code that was held back is nowhere to be guessed, and whoever types one hears what they always hear', async () => {
    await world.inside(undefined, async (ctx) => {
      const key = codeKeyOf(ctx, 'sign_in', hers, 'some browser');
      const made = await makeCode(ctx, key);
      if (!made.ok) throw new Error(made.refusal);
      const { code } = made.value;
      const request = { phone: hers, ...made.value, askedBy: key.askedBy.toString('base64'), atKnownPlace: false };
      expect(await tryToSignIn(ctx, { phone: hers, key, code })).toEqual({ ok: true, value: { fits: true } });
      await answerCodeRequest(ctx, request, 0);
      expect(await tryToSignIn(ctx, { phone: hers, key, code })).toEqual({ ok: true, value: { fits: false } });
    });
    expect(await heldBack(ana)).toEqual([{ limit: 'day' }]);
  });

  test('numbers beside each other are held back together', async () => {
    const replies: (string | number)[] = [];
    for (let last = 0; last < 12; last += 1) {
      const beside = number(`(312) 555-01${String(last).padStart(2, '0')}`);
      replies.push(codeOf(await aBrowser(server, aNetwork()).ask(beside)));
    }
    expect(replies.slice(0, 11)).toEqual([...Array(10).fill(200), 'too_many_attempts']);
  });

  test('one place asks for twenty, whatever it calls itself: its header, its path and its IPv6 neighbours count as one', async () => {
    const task = async () => ({ phone: aNumber(), humanCheck: await aHumanCheck(server.stranger()) });
    const ways = [
      (host: number) => ({ 'x-forwarded-for': `2001:db8:5:5::${host.toString(16)}` }),
      // What a client says of itself stands before what our own proxy saw.
      (host: number) => ({ 'x-forwarded-for': `198.51.100.${host}, 2001:db8:5:5:ffff::${host.toString(16)}` }),
      (host: number) => ({
        'x-forwarded-for': `2001:0db8:0005:0005:0:0:0:${host.toString(16)}`,
        'x-real-ip': '192.0.2.9',
      }),
      (host: number) => ({ 'x-forwarded-for': `2001:DB8:5:5::${host.toString(16)}`, forwarded: 'for=192.0.2.8' }),
    ];
    const replies: (string | number)[] = [];
    for (let host = 1; host <= 21; host += 1) {
      const from = ways[host % ways.length]?.(host) ?? {};
      replies.push(codeOf(await server.stranger().send('POST', contract.askPhoneCode.path, await task(), from)));
    }
    expect(replies).toEqual([...Array(20).fill(200), 'too_many_attempts']);
    // Another spelling of the path is another path, or counts as this one.
    for (const path of [
      '/api/phone-codes/',
      '/api//phone-codes',
      '/API/phone-codes',
      '/api/phone%2Dcodes',
      '/api/phone-codes?x=1',
    ]) {
      const from = { 'x-forwarded-for': '2001:db8:5:5::99' };
      const reply = await server.stranger().send('POST', path, await task(), from);
      expect(['not_found', 'too_many_attempts']).toContain(codeOf(reply));
    }
    const neighbour = { 'x-forwarded-for': '2001:db8:5:6::1' };
    expect(codeOf(await server.stranger().send('POST', contract.askPhoneCode.path, await task(), neighbour))).toBe(200);
  });

  test('one person gets six codes, to whichever number; what is held back is told to the admins alone', async () => {
    // One was asked for when hers was verified, and forgiven.
    for (let asked = 0; asked < 6; asked += 1) {
      expect(await session.call(contract.askToVerifyPhone, { body: { phone: aNumber() } })).toMatchObject({ ok: true });
    }
    const refused = await session.call(contract.askToVerifyPhone, { body: { phone: aNumber() } });
    expect(refused).toMatchObject({ ok: false, refusal: 'too_many_attempts' });
    expect(codeOf(await aBrowser(server, aNetwork()).ask(hers))).toBe(200);
    await whenQuiet(world);
    expect(await codesTo(world, hers)).toHaveLength(1);
    expect(await heldBack(ana)).toEqual([{ limit: 'account' }]);
  });

  test('numbers of other countries are refused before anything is spent, those that share +1 too', async () => {
    for (const foreign of ['+44 20 7946 0958', '+1 876 555 0123', '+1 416 555 0123', '+800 1234 5678']) {
      const phone = number(foreign);
      const body = { phone, humanCheck: 'none' };
      expect(codeOf(await server.stranger().send('POST', contract.askPhoneCode.path, body))).toBe(
        'phone_country_not_served',
      );
      expect(await session.call(contract.askToVerifyPhone, { body: { phone } })).toMatchObject({
        ok: false,
        refusal: 'phone_country_not_served',
      });
    }
  });

  test('an organization sends so many in a day and no more: pumped messages cost nobody money', async () => {
    // A deployment of its own: whichever process finds a job does it by the limits that it was started with.
    const other = await aWorld();
    const small = await other.serve({ smsLimits: { countries: ['US', 'CA'], perDay: 2 } });
    const cora = await other.employee('Cora');
    const phone = number('(416) 555-0123');
    await verifies(other, await small.as(cora), phone);
    expect(codeOf(await aBrowser(small, aNetwork()).ask(phone))).toBe(200);
    await codeTo(other, phone, 2);
    const again = await small.as(cora);
    expect(await again.call(contract.askToVerifyPhone, { body: { phone: aNumber() } })).toMatchObject({
      ok: false,
      refusal: 'texts_used_up',
    });
    // A stranger hears the same as before, and nothing is sent.
    expect(codeOf(await aBrowser(small, aNetwork()).ask(phone))).toBe(200);
    await whenQuiet(other);
    expect(await codesTo(other, phone)).toHaveLength(2);
    expect(await heldBack(cora, other)).toEqual([{ limit: 'day' }]);
    other.clock.advance(24 * 60 * minute);
    await aBrowser(small, aNetwork()).ask(phone);
    await codeTo(other, phone, 3);
    await other.close();
  });

  const heldBack = async ({ employeeId }: Employee, of: World = world) => {
    const rows = await of.asOwner<{ details: unknown }>(
      "select details from audit_entries where action = 'phone.code_held_back' and subject_id = $1",
      [employeeId],
    );
    return rows.map(({ details }) => details);
  };
});

describe('a number becomes a way in', () => {
  test('by a code to it, told by mail and in the audit log, without the number in clear', async () => {
    expect(await session.call(contract.readOwnPhone)).toMatchObject({
      ok: true,
      value: { isOffered: true, verified: { phone: hers } },
    });
    const letter = await letterTo(world, ana.email);
    expect(letter.body).toContain('A phone number was verified for your account.');
    const [entry] = await world.asOwner<{ details: unknown }>(
      "select details from audit_entries where action = 'phone.verified' and employee_id = $1",
      [ana.employeeId],
    );
    expect(entry?.details).toEqual({ before: { phone: null }, after: { phone: '…42' } });
  });

  test('the number of a profile is none: it is for contact', async () => {
    const theirs = aNumber();
    const cleo = await world.employee(`Cleo${count}`);
    await world.asOwner('update employees set phone = $1 where id = $2', [theirs, cleo.employeeId]);
    await aBrowser(server, aNetwork()).ask(theirs);
    await whenQuiet(world);
    expect(await codesTo(world, theirs)).toEqual([]);
  });

  test('of one person: another who reads its messages is told so, and keeps the number they had', async () => {
    const dora = await world.employee(`Dora${count}`);
    const herSession = await server.as(dora);
    const own = aNumber();
    await verifies(world, herSession, own);
    expect(await herSession.call(contract.askToVerifyPhone, { body: { phone: hers } })).toMatchObject({ ok: true });
    const code = await codeTo(world, hers, 2);
    expect(await herSession.call(contract.verifyPhone, { body: { phone: hers, code } })).toMatchObject({
      ok: false,
      refusal: 'phone_of_another',
    });
    expect(await herSession.call(contract.readOwnPhone)).toMatchObject({ value: { verified: { phone: own } } });
  });

  test('in a session that is fresh, and by a code that this session asked for', async () => {
    const theirs = aNumber();
    await session.call(contract.askToVerifyPhone, { body: { phone: theirs } });
    const code = await codeTo(world, theirs);
    const other = await server.as(ana);
    expect(await other.call(contract.verifyPhone, { body: { phone: theirs, code } })).toMatchObject({
      refusal: 'phone_code_over',
    });
    // A code for signing in is none for this, nor the other way round.
    const browser = aBrowser(server, aNetwork());
    expect(codeOf(await browser.type(theirs, code))).toBe('phone_code_over');
    world.clock.advance(10 * minute + 1);
    for (const call of [
      session.call(contract.askToVerifyPhone, { body: { phone: theirs } }),
      session.call(contract.verifyPhone, { body: { phone: theirs, code } }),
      session.call(contract.removePhone),
    ]) {
      expect(await call).toMatchObject({ refusal: 'fresh_sign_in_required' });
    }
  });

  test('until it is taken away: then no code is sent, and its owner is told', async () => {
    expect(await session.call(contract.removePhone)).toEqual({ ok: true, value: undefined });
    expect(await session.call(contract.removePhone)).toMatchObject({ refusal: 'not_found' });
    await aBrowser(server, aNetwork()).ask(hers);
    await whenQuiet(world);
    expect(await codesTo(world, hers)).toHaveLength(1);
    expect((await lettersTo(world, ana.email)).some(({ body }) => body.includes('was removed'))).toBe(true);
  });
});

describe('what a code opens', () => {
  const arrives = async (employee: Employee, at: WorldServer): Promise<unknown> => {
    const theirs = aNumber();
    await world.asOwner('insert into verified_phones (user_id, number, verified_at) values ($1, $2, now())', [
      employee.userId,
      theirs,
    ]);
    const browser = aBrowser(at, aNetwork());
    await browser.ask(theirs);
    const reply = await browser.type(theirs, await codeTo(world, theirs));
    return JSON.parse(reply.text);
  };

  test.each(['pending', 'rejected', 'suspended'] as const)(
    'somebody who is %s waits, as with every other way in',
    async (status) => {
      const somebody = await world.employee(`Eve${status}${count}`, { status });
      expect(await arrives(somebody, server)).toMatchObject({ state: 'waiting', status });
    },
  );

  test('the second factor is asked, where one is on', async () => {
    await anAuthenticator(session, world.clock);
    await world.asOwner('delete from verified_phones where user_id = $1', [ana.userId]);
    expect(await arrives(ana, server)).toEqual({ state: 'second_step', ways: ['code', 'recovery_code'] });
  });

  test('a code by text message is no second factor: a manager who must have one reaches only setting it up', async () => {
    const strict = await world.serve({ demandsSecondFactor: true, trustedProxies: ['127.0.0.1'] });
    const boss = await world.employee(`Boss${count}`, { role: 'manager' });
    expect(await arrives(boss, strict)).toMatchObject({ state: 'second_factor_missing' });
    await strict.close();
  });
});

test('where nothing can send messages there is no such way in, and whoever asks hears that there is nothing', async () => {
  const silent = await world.serve({ outbox: false });
  const person = await silent.as(ana);
  const phone = aNumber();
  const { text } = await silent.stranger().send('GET', contract.readMe.path);
  expect(JSON.parse(text)).toMatchObject({ byPhone: false });
  expect(codeOf(await aBrowser(silent, aNetwork()).ask(phone))).toBe('not_found');
  expect(codeOf(await aBrowser(silent, aNetwork()).type(phone, '123456'))).toBe('not_found');
  expect(await person.call(contract.readOwnPhone)).toMatchObject({ value: { isOffered: false } });
  expect(await person.call(contract.askToVerifyPhone, { body: { phone } })).toMatchObject({ refusal: 'not_found' });
  expect(await person.call(contract.verifyPhone, { body: { phone, code: '123456' } })).toMatchObject({
    refusal: 'not_found',
  });
  await silent.close();
});
