import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Phone } from '../../src/domain/kernel/phone.ts';
import { whenQuiet } from '../world/letters.ts';
import { telephones, wrongOf } from '../world/phone-owner.ts';
import { aBrowser, codesTo, codeTo } from '../world/telephone.ts';
import type { World, WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let hers: Phone;

const { begin, owner, aNumber, aNetwork } = telephones();

beforeAll(async () => {
  ({ world, server } = await begin());
});

beforeEach(async () => {
  ({ hers } = await owner());
});

afterAll(() => world.close());

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
