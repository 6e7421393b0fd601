import * as z from 'zod/mini';
import type { EndpointSpec, ReplyOf } from '../../contract/kernel/endpoint.ts';
import { deviceMemory } from './device-memory.ts';
import { parseJson } from './parse-json.ts';

const memoryOf = (endpoint: EndpointSpec): string => `meridian.${endpoint.name}`;

/** Keeps a reply on the device, as the wire would carry it. */
export function rememberReply<const E extends EndpointSpec>(endpoint: E, reply: ReplyOf<E>): void {
  if (endpoint.reply === undefined) return;
  deviceMemory.keep(memoryOf(endpoint), JSON.stringify(z.encode(endpoint.reply, reply)));
}

export const forgetReply = (endpoint: EndpointSpec): void => deviceMemory.forget(memoryOf(endpoint));

/** The last reply kept on the device; undefined if there is none that this version still understands. */
export function rememberedReply<const E extends EndpointSpec>(endpoint: E): ReplyOf<E> | undefined {
  const kept = deviceMemory.read(memoryOf(endpoint));
  if (kept === null || endpoint.reply === undefined) return undefined;
  const decoded = z.safeDecode(endpoint.reply, parseJson(kept));
  return decoded.success ? (decoded.data as ReplyOf<E>) : undefined;
}
