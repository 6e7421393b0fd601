import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Phone } from '../../src/domain/kernel/phone.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { codeOf, minute, telephones, waitOf, wrongOf } from '../world/phone-owner.ts';
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
