import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Phone } from '../../src/domain/kernel/phone.ts';
import { anAuthenticator } from '../world/authenticator.ts';
import type { Client } from '../world/client.ts';
import { deadlocksIn } from '../world/deadlocks.ts';
import type { Employee } from '../world/employee.ts';
import { codeOf, minute, telephones } from '../world/phone-owner.ts';
import { aBrowser, codeTo, verifies } from '../world/telephone.ts';
import type { World, WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let ana: Employee;
let session: Client;
let hers: Phone;

const { begin, owner, aNumber, aNetwork } = telephones();

beforeAll(async () => {
  ({ world, server } = await begin());
});

beforeEach(async () => {
  ({ ana, session, hers } = await owner());
});

afterAll(() => world.close());

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
    const ben = await world.employee('Ben');
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
      const somebody = await world.employee(`Eve${status}`, { status });
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
    const boss = await world.employee('Boss', { role: 'manager' });
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
