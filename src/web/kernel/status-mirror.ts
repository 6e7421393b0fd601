import { deviceMemory } from './device-memory.ts';

/**
 * Where the state of the clock stands in local storage, so that the panel paints at once. Here,
 * and not with the clock, since it belongs to a person and goes with everything else that is known of them.
 */
const place = 'status';

/** The state that this device showed last; null if it has shown none to the person who is signed in. */
export const mirroredStatus = (): string | null => deviceMemory.read(place);

export const mirrorStatus = (status: string): void => deviceMemory.keep(place, status);

export const forgetStatus = (): void => deviceMemory.forget(place);
