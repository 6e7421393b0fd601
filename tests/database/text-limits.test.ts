import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { millisecondsPerHour } from '../../src/domain/kernel/time.ts';
import type { QuietHours } from '../../src/domain/notifications/quiet-hours.ts';
import { tellEach } from '../../src/server/notifications/tell-each.ts';
import type { Client } from '../world/client.ts';
import { whenQuiet } from '../world/letters.ts';
import { hurried } from '../world/queue.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let admin: Client;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ smsLimits: { countries: ['US'], perDay: 2 } });
  admin = await server.as(await world.employee('Ada', { role: 'admin' }));
});

afterAll(() => world.close());

/** Somebody who wants of payments a text message, and no mail. */
async function whoeverWantsTexts(name: string, phone: string, more: { quiet?: QuietHours } = {}): Promise<string> {
  const who = await world.employee(name);
  const client = await server.as(who);
  const cells = (['text', 'mail'] as const).map(
    (channel) => ({ event: 'payments', channel, isWanted: channel === 'text' }) as const,
  );
  await client.call(contract.changeNoticeChoices, { body: { cells, ...more } });
  const profile = await client.call(contract.readProfile);
  if (!profile.ok) throw new Error(profile.refusal);
  const { email: _email, dateOfBirth: _born, ssnDigits: _ssn, ...said } = profile.value;
  const kept = await client.call(contract.changeProfile, { body: { ...said, phone, smsNotices: true } });
  if (!kept.ok) throw new Error(kept.refusal);
  return who.employeeId;
}

const tell = (employeeIds: readonly string[]) =>
  world.inside(world.organization.id, (ctx) =>
    tellEach(
      ctx,
      world.organization.id,
      'payment_recorded',
      employeeIds.map((employeeId) => ({ employeeId, facts: () => ({ date: 'today', link: '/payments' }) as const })),
    ),
  );

const sent = async () => (await world.asOwner("select id from outbox where channel = 'text'")).length;

const failed = () =>
  world.asOwner<{ id: string; failure: string }>(
    "select id, failure from letters where channel = 'text' and failure = 'too_many_texts' order by posted_at, id",
  );

const resend = (letterId: string) => admin.call(contract.resendLetter, { params: { letterId } });

test('a text that quiet hours held back is not sent to somebody who was suspended meanwhile', async () => {
  const quiet = { from: '09:00', until: '11:00' };
  const employeeId = await whoeverWantsTexts('Dot', '(212) 555-0104', { quiet });
  await tell([employeeId]);
  await world.asOwner("update employees set status = 'suspended' where id = $1", [employeeId]);
  await hurried(world);
  const kept = await world.asOwner("select failure, facts from letters where channel = 'text' and reader_id = $1", [
    employeeId,
  ]);
  expect(kept).toEqual([{ failure: 'no_longer_theirs', facts: null }]);
  expect(await sent()).toBe(0);
});

test('where more are told at once than may be texted in a day, as many as may be are, and the rest another day', async () => {
  const people = [
    await whoeverWantsTexts('Ana', '(212) 555-0101'),
    await whoeverWantsTexts('Ben', '(212) 555-0102'),
    await whoeverWantsTexts('Cleo', '(212) 555-0103'),
  ];
  await tell(people);
  await whenQuiet(world);
  expect(await sent()).toBe(2);
  const refused = await failed();
  expect(refused).toMatchObject([{ failure: 'too_many_texts' }]);
  const letterId = refused[0]?.id ?? '';

  // The same day there is no room for it.
  world.clock.advance(millisecondsPerHour);
  expect(await resend(letterId)).toMatchObject({ ok: true });
  await whenQuiet(world);
  expect(await sent()).toBe(2);
  expect(await failed()).toMatchObject([{ id: letterId, failure: 'too_many_texts' }]);

  // What was refused takes nobody's place the next day, and is sent where it is asked for.
  world.clock.advance(24 * millisecondsPerHour);
  expect(await resend(letterId)).toMatchObject({ ok: true });
  await whenQuiet(world);
  expect(await sent()).toBe(3);
  await tell(people);
  await whenQuiet(world);
  expect(await sent()).toBe(4);
  expect(await failed()).toHaveLength(2);
});
