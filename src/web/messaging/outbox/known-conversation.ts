import * as z from 'zod/mini';
import { deviceMemory } from '../../kernel/device-memory.ts';
import { parseJson } from '../../kernel/parse-json.ts';

/** What somebody must know of a conversation to write in it. */
const known = z.object({
  /** As it was called when it was read. */
  title: z.string(),
  /** What is written in it may ask to be acknowledged. */
  mayAsk: z.boolean(),
});
export type KnownConversation = z.output<typeof known>;

const placesOf = (ownId: string): string => `meridian.conversation ${ownId} `;
const placeOf = (ownId: string, conversationId: string): string => `${placesOf(ownId)}${conversationId}`;

/**
 * In which conversations somebody may write, on this device: so that they may where nobody answers, and find what they began to write.
 * Gone when they log out.
 */
export const knownConversations = {
  read(ownId: string, conversationId: string): KnownConversation | undefined {
    const kept = z.safeParse(known, parseJson(deviceMemory.read(placeOf(ownId, conversationId)) ?? ''));
    return kept.success ? kept.data : undefined;
  },
  /** Of which there is something. */
  list: (ownId: string): readonly string[] =>
    deviceMemory.placesOf(placesOf(ownId)).map((place) => place.slice(placesOf(ownId).length)),
  keep: (ownId: string, conversationId: string, conversation: KnownConversation): void =>
    deviceMemory.keep(placeOf(ownId, conversationId), JSON.stringify(conversation)),
  forget: (ownId: string, conversationId: string): void => deviceMemory.forget(placeOf(ownId, conversationId)),
};
