import { deviceMemory } from '../../kernel/device-memory.ts';

const placeOf = (ownId: string): string => `meridian.draft ${ownId} `;

/** Where this device keeps what somebody wrote in a conversation and did not send. */
export const draftPlace = (ownId: string, conversationId: string): string => `${placeOf(ownId)}${conversationId}`;

/** In how many conversations this device keeps something that somebody wrote and did not send. */
export const countDrafts = (ownId: string): number =>
  deviceMemory.placesOf(placeOf(ownId)).filter((place) => deviceMemory.read(place)?.trim() !== '').length;
