import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { millisecondsPerHour } from '../../src/domain/kernel/time.ts';
import { deleteLinks, deleteSessionsOf } from '../../src/server/identity/repository.ts';
import { signInAgain } from '../../src/server/identity/sign-in-again.ts';
import { signIn } from '../../src/server/identity/sign-in.ts';
import type { Context, Person } from '../../src/server/kernel/context.ts';
import { problemIn, type Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { lettersTo, whenQuiet } from '../world/letters.ts';
import { untilItWaits } from '../world/lock-wait.ts';
import { worldPassword } from '../world/organization.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let ana: Employee;
let client: Client;
let people = 0;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ publicUrl: 'https://time.example' });
});

beforeEach(async () => {
  ana = await world.employee(`Ana${(people += 1)}`);
  world.clock.advance(2 * millisecondsPerHour);
  client = await server.as(ana);
});

afterAll(() => world.close());

const inOrganization = <T>(work: (ctx: Context) => Promise<T>) => world.inside(world.organization.id, work);

/** What a reset does to an account, as far as whoever runs beside it can tell. */
async function reset({ tx }: Context, { userId }: Employee): Promise<void> {
  await tx.updateTable('users').set({ passwordHash: 'another' }).where('id', '=', userId).execute();
  await deleteSessionsOf(tx, userId);
  await deleteLinks(tx, userId);
}

/** Begins something while a change is under way that holds what it needs, and lets the change hold before it. */
async function overtakenBy<T>(begin: () => Promise<T>, change: (ctx: Context) => Promise<void>): Promise<T> {
  const { begun } = await inOrganization(async (ctx) => {
    await change(ctx);
    const request = begin();
    await untilItWaits(world, request);
    return { begun: request };
  });
  return begun;
}

const sessionsOf = ({ userId }: Employee) => world.asOwner('select id from sessions where user_id = $1', [userId]);

describe('a password that was right when it was looked at', () => {
  test('opens no session once another has taken its place', async () => {
    const ctxOf = (ctx: Context) => ({ ...ctx, person: undefined });
    const input = { params: undefined, query: undefined, headers: undefined } as const;
    const typed = { ...input, body: { email: ana.email, password: worldPassword, humanCheck: undefined } } as never;
    const loaded = await world.inside(undefined, (ctx) => signIn.load(ctxOf(ctx), typed));
    const worked = loaded.ok ? await signIn.work(loaded.value, typed) : expect.fail(loaded.refusal);
    const shown = worked.ok ? worked.value : expect.fail(worked.refusal);
    await inOrganization((ctx) => reset(ctx, ana));
    const saved = await world.inside(undefined, (ctx) => signIn.save(ctxOf(ctx), typed, shown));
    expect(saved).toMatchObject({ ok: false, refusal: 'invalid_credentials' });
    expect(await sessionsOf(ana)).toEqual([]);
  });

  test('opens none while another is taking its place', async () => {
    const reply = await overtakenBy(
      () => server.stranger().send('POST', contract.signIn.path, { email: ana.email, password: worldPassword }),
      (ctx) => reset(ctx, ana),
    );
    expect([reply.status, problemIn(reply.text).code]).toEqual([401, 'invalid_credentials']);
    expect(await sessionsOf(ana)).toEqual([]);
  });

  test('confirms nobody once another has taken its place', async () => {
    const [session] = await world.asOwner<{ id: string }>('select id from sessions where user_id = $1', [ana.userId]);
    const person = { ...ana, sessionId: session?.id, scopes: undefined } as unknown as Person;
    const use = signInAgain(undefined);
    const typed = { body: { password: worldPassword } } as never;
    const loaded = await inOrganization((ctx) => use.load({ ...ctx, person }, typed));
    const worked = loaded.ok ? await use.work(loaded.value, typed) : expect.fail(loaded.refusal);
    const shown = worked.ok ? worked.value : expect.fail(worked.refusal);
    await inOrganization(async ({ tx }) => {
      await tx.updateTable('users').set({ passwordHash: 'another' }).where('id', '=', ana.userId).execute();
    });
    const saved = inOrganization((ctx) => use.save({ ...ctx, person }, typed, shown as never));
    expect(await saved).toMatchObject({ ok: false, refusal: 'wrong_password' });
  });
});

describe('what is made in the name of a session that ends meanwhile', () => {
  const made = async (sql: string) => (await world.asOwner(sql, [ana.userId])).length;
  const writes = [
    [
      'an API token',
      () => client.send('POST', contract.makeToken.path, { name: 'Mine', scopes: ['time:read'], days: 30 }),
      () => made('select from api_tokens where user_id = $1'),
    ],
    [
      'a calendar address',
      () => client.send('POST', contract.makeCalendarFeed.path),
      () => made('select from calendar_feeds f join memberships m using (employee_id) where m.user_id = $1'),
    ],
    [
      'the secret of an app',
      () => client.send('POST', contract.startTotp.path),
      () => made('select from totp_factors where user_id = $1'),
    ],
    [
      'a wish for another address',
      () => client.send('POST', contract.requestEmailChange.path, { email: `evil${people}@thief.example` }),
      () => made('select from tokens where user_id = $1'),
    ],
  ] as const;

  test.each(writes)('does not hold: %s', async (_, write, count) => {
    const reply = await overtakenBy(write, async ({ tx }) => {
      await deleteSessionsOf(tx, ana.userId);
    });
    expect([reply.status, problemIn(reply.text).code]).toEqual([401, 'not_signed_in']);
    await whenQuiet(world);
    expect(await count()).toBe(0);
  });
});

describe('a wish for another address, answered later,', () => {
  const changes: readonly (readonly [string, (ctx: Context) => Promise<void>])[] = [
    [
      'the password is another',
      async ({ tx }) => {
        await tx.updateTable('users').set({ passwordHash: 'another' }).where('id', '=', ana.userId).execute();
      },
    ],
    [
      'the address is another',
      async ({ tx }) => {
        const email = `moved${people}@harbor.example`;
        await tx.updateTable('users').set({ email }).where('id', '=', ana.userId).execute();
      },
    ],
    [
      'the session that wished it has ended',
      async ({ tx }) => {
        await deleteSessionsOf(tx, ana.userId);
      },
    ],
  ];

  test.each(changes)('makes no link if meanwhile %s', async (_, change) => {
    const next = `next${people}@thief.example`;
    await inOrganization(async (ctx) => {
      await ctx.tx.selectFrom('users').select('id').where('id', '=', ana.userId).forNoKeyUpdate().execute();
      expect((await client.send('POST', contract.requestEmailChange.path, { email: next })).status).toBe(204);
      await untilItWaits(world, whenQuiet(world));
      await change(ctx);
    });
    await whenQuiet(world);
    expect(await lettersTo(world, next)).toEqual([]);
    expect(await world.asOwner('select from tokens where user_id = $1', [ana.userId])).toEqual([]);
  });
});
