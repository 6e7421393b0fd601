import { expect } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { parsePhone, type Phone } from '../../src/domain/kernel/phone.ts';
import type { Client, Reply } from './client.ts';
import { aHumanCheck } from './human-check.ts';
import type { World, WorldServer } from './world.ts';

/** A number as people write it. */
export function number(text: string): Phone {
  const phone = parsePhone(text);
  if (phone === undefined) throw new TypeError(`Not a number: ${text}`);
  return phone;
}

/** The codes that were texted to a number, newest first. */
export async function codesTo(world: World, phone: Phone): Promise<string[]> {
  const rows = await world.asOwner<{ body: string }>(
    "select body from outbox where recipient = $1 and channel = 'text' order by kept_at desc, id desc",
    [phone],
  );
  return rows.map(({ body }) => /\d{6}/.exec(body)?.[0] ?? '');
}

/** Waits until as many codes were texted to a number; gives the newest. */
export async function codeTo(world: World, phone: Phone, count = 1): Promise<string> {
  await expect.poll(async () => (await codesTo(world, phone)).length, { timeout: 20_000 }).toBe(count);
  return (await codesTo(world, phone))[0] ?? '';
}

/** Gives somebody who is signed in a verified number. */
export async function verifies(world: World, client: Client, phone: Phone): Promise<void> {
  const { length: before } = await codesTo(world, phone);
  expect(await client.call(contract.askToVerifyPhone, { body: { phone } })).toEqual({
    ok: true,
    value: { minutes: 5 },
  });
  const code = await codeTo(world, phone, before + 1);
  expect(await client.call(contract.verifyPhone, { body: { phone, code } })).toEqual({ ok: true, value: undefined });
}

/** A browser at the log-in page, at a network of its own. */
export interface Browser {
  ask(phone: Phone, headers?: Record<string, string>): Promise<Reply>;
  type(phone: Phone, code: string): Promise<Reply>;
}

export function aBrowser(server: WorldServer, network: string): Browser {
  const client = server.stranger();
  let cookie = '';
  const send = async (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply> => {
    const told = { 'x-forwarded-for': network, ...(cookie === '' ? {} : { cookie }), ...headers };
    const reply = await client.send('POST', path, body, told);
    const kept = reply.headers.getSetCookie().find((one) => one.startsWith('meridian_browser='));
    if (kept !== undefined) cookie = kept.split(';')[0] ?? '';
    return reply;
  };
  return {
    ask: async (phone, headers) =>
      send(contract.askPhoneCode.path, { phone, humanCheck: await aHumanCheck(client) }, headers),
    type: (phone, code) => send(contract.signInByPhone.path, { phone, code }),
  };
}
