import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Phone } from '../../src/domain/kernel/phone.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { letterTo, lettersTo, whenQuiet } from '../world/letters.ts';
import { codeOf, minute, telephones } from '../world/phone-owner.ts';
import { aBrowser, codesTo, codeTo, verifies } from '../world/telephone.ts';
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
    const cleo = await world.employee('Cleo');
    await world.asOwner('update employees set phone = $1 where id = $2', [theirs, cleo.employeeId]);
    await aBrowser(server, aNetwork()).ask(theirs);
    await whenQuiet(world);
    expect(await codesTo(world, theirs)).toEqual([]);
  });

  test('of one person: another who reads its messages is told so, and keeps the number they had', async () => {
    const dora = await world.employee('Dora');
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
