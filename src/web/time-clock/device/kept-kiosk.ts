import * as z from 'zod/mini';
import { readKiosk, type KioskReply } from '../../../contract/time-clock/kiosk.ts';
import { database } from './database.ts';

const place = 'kiosk';

/** Keeps what the kiosk showed last, so that it opens offline. */
export async function keepKiosk(reply: KioskReply): Promise<void> {
  await (await database()).put('clocks', z.encode(readKiosk.reply, reply), place);
}

/** What was kept; undefined if there is nothing that this version of the page understands. */
export async function recallKiosk(): Promise<KioskReply | undefined> {
  const decoded = z.safeDecode(readKiosk.reply, (await (await database()).get('clocks', place)) as never);
  return decoded.success ? decoded.data : undefined;
}

/** A device that is no kiosk any more knows nobody. */
export async function forgetKiosk(): Promise<void> {
  await (await database()).delete('clocks', place);
}
