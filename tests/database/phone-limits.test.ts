import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Phone } from '../../src/domain/kernel/phone.ts';
import { answerCodeRequest } from '../../src/server/phone/answer-code-request.ts';
import { codeKeyOf, makeCode } from '../../src/server/phone/make-code.ts';
import { tryToSignIn } from '../../src/server/phone/take-phone-code.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aHumanCheck } from '../world/human-check.ts';
import { whenQuiet } from '../world/letters.ts';
import { codeOf, minute, second, telephones, waitOf } from '../world/phone-owner.ts';
import { aBrowser, codesTo, codeTo, number, verifies } from '../world/telephone.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

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
