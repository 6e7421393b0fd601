import * as z from 'zod/mini';
import { readClock, type ClockReply } from '../../../contract/time-clock.ts';
import { database } from './database.ts';

/** Keeps the last answer about a person's clock on the device, so that the dashboard opens offline. */
export async function keepClock(owner: string, reply: ClockReply): Promise<void> {
  await (await database()).put('clocks', z.encode(readClock.reply, reply), owner);
}

/** The last answer kept; undefined if there is none that this version of the page understands. */
export async function recallClock(owner: string): Promise<ClockReply | undefined> {
  const kept: unknown = await (await database()).get('clocks', owner);
  const decoded = z.safeParse(readClock.reply, kept);
  return decoded.success ? decoded.data : undefined;
}

/** Takes a person's answer off the device, when they sign out of it. Punches that wait stay. */
export async function forgetClock(owner: string): Promise<void> {
  await (await database()).delete('clocks', owner);
}
