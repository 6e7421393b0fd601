import { deviceMemory } from '../../kernel/device-memory.ts';

const placeOf = (ownId: string): string => `meridian.draft ${ownId} `;

/** Where this device keeps what somebody wrote in a conversation and did not send. */
export const draftPlace = (ownId: string, conversationId: string): string => `${placeOf(ownId)}${conversationId}`;

/** Tells of what another tab makes of a draft: what was sent there is not sent from here as well. Until the returned function is called. */
export function whenDraftChanges(place: string, listener: (text: string) => void): () => void {
  const heard = ({ key, newValue }: StorageEvent): void => {
    // Without a name, all was cleared: its person logged out.
    if (key === place || key === null) listener(newValue ?? '');
  };
  globalThis.addEventListener('storage', heard);
  return () => globalThis.removeEventListener('storage', heard);
}

/** In how many conversations this device keeps something that somebody wrote and did not send. */
export const countDrafts = (ownId: string): number =>
  deviceMemory.placesOf(placeOf(ownId)).filter((place) => deviceMemory.read(place)?.trim() !== '').length;
