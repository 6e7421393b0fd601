import { expect } from 'vitest';
import type { World } from './world.ts';

/** A mail as the outbox keeps it. */
export interface Sent {
  readonly subject: string;
  readonly body: string;
  readonly language: string;
  /** What its link carries after the #; empty, if it has no link with a secret. */
  readonly secret: string;
}

/** The mails to an address that the outbox holds, newest first. */
export async function lettersTo(world: World, email: string): Promise<Sent[]> {
  const rows = await world.asOwner<Omit<Sent, 'secret'>>(
    "select subject, body, language from outbox where recipient = $1 and channel = 'mail' order by kept_at desc, id desc",
    [email],
  );
  return rows.map((row) => Object.assign(row, { secret: /https?:\S+#(\S+)/.exec(row.body)?.[1] ?? '' }));
}

/** Waits until as many mails to an address are in the outbox; gives the newest. */
export async function letterTo(world: World, email: string, count = 1): Promise<Sent> {
  await expect.poll(async () => (await lettersTo(world, email)).length, { timeout: 20_000 }).toBe(count);
  const [newest] = await lettersTo(world, email);
  if (newest === undefined) throw new Error(`no letter to ${email}`);
  return newest;
}

/** Waits until the queue has nothing left to do. */
export const whenQuiet = (world: World): Promise<void> =>
  expect
    .poll(() => world.asOwner('select 1 as one from graphile_worker._private_jobs'), { timeout: 20_000 })
    .toEqual([]);
