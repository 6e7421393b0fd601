import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { health } from '../../contract/kernel/health.ts';

/**
 * `offline`: the device says that it has no network. `unreachable`: it believes that it has one,
 * but nobody answers there, as behind a hotel's sign-in page or while the server is down.
 */
export type Reachability = 'reachable' | 'unreachable' | 'offline';

const betweenProbes = 5_000;
const patience = 5_000;
const listeners = new Set<() => void>();
let answered = true;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Told by every call: whether anybody answered. While nobody does, it is tried again every five seconds. */
export function tellReached(reached: boolean): void {
  if (!reached) {
    clearTimeout(timer);
    timer = setTimeout(() => void probe(), betweenProbes);
  }
  if (answered === reached) return;
  answered = reached;
  for (const listener of listeners) listener();
}

async function probe(): Promise<void> {
  if (answered) return;
  tellReached(await isReached());
}

/** Whether the server itself says that it is ready: the page of a hotel's network answers as well. */
export async function isReached(): Promise<boolean> {
  try {
    const reply = await fetch(health.path, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
    return reply.ok && z.safeParse(health.reply, await reply.json()).success;
  } catch {
    // Nobody answered in time, or not in our words.
    return false;
  }
}

const reachabilityNow = (): Reachability => {
  if (!navigator.onLine) return 'offline';
  return answered ? 'reachable' : 'unreachable';
};

function subscribe(listener: () => void): () => void {
  const online = (): void => {
    void probe();
    listener();
  };
  listeners.add(listener);
  addEventListener('online', online);
  addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', online);
    removeEventListener('offline', listener);
  };
}

/** Whether the server can be reached, as far as this page knows. */
export const useReachability = (): Reachability => useSyncExternalStore(subscribe, reachabilityNow);
