import * as z from 'zod/mini';
import { followChanges, liveEvent, liveTopics, type LiveTopic } from '../../contract/kernel/live.ts';
import { parseJson } from './parse-json.ts';
import { tellSessionChanged } from './session-signal.ts';

type Listener = () => void;

const listeners = new Map<LiveTopic, Set<Listener>>();
const firstPause = 1_000;
const longestPause = 30_000;

/** Calls `listener` whenever something of the topic may have changed, on any device. It then reads again. */
export function whenChanged(topic: LiveTopic, listener: Listener): () => void {
  const all = listeners.get(topic) ?? new Set();
  // Its own, so that another who listens with the same function goes on when this one stops.
  const own = () => listener();
  listeners.set(topic, all.add(own));
  return () => all.delete(own);
}

/** Says in this tab that something of the topic changed. */
export function tellChanged(topic: LiveTopic): void {
  if (topic === 'session') tellSessionChanged();
  for (const listener of listeners.get(topic) ?? []) listener();
}

/**
 * Follows what changes for the signed-in person until the returned function is called. One tab of
 * the browser holds the stream and tells the others, since browsers allow only a few connections
 * to a server; when that tab is closed, the next takes over.
 *
 * @param owner who is signed in: tabs of different people do not hear each other
 */
export function followLive(owner: string): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(`meridian-live ${owner}`);
  channel.onmessage = ({ data }: MessageEvent<LiveTopic>) => tellChanged(data);
  stop.signal.addEventListener('abort', () => channel.close());
  const heard = (topic: LiveTopic): void => {
    tellChanged(topic);
    if (!stop.signal.aborted) channel.postMessage(topic);
  };

  // Whoever was not looking may have missed something, whoever holds the stream.
  const readAgain = (): void => {
    if (document.visibilityState === 'visible') for (const topic of liveTopics) tellChanged(topic);
  };
  document.addEventListener('visibilitychange', readAgain, { signal: stop.signal });

  const { locks } = navigator as { readonly locks?: LockManager };
  const hold = (): Promise<void> => keepStream(heard, stop.signal);
  const holding = locks === undefined ? hold() : locks.request(`meridian-live ${owner}`, { signal: stop.signal }, hold);
  holding.catch((error: unknown) => {
    if (!stop.signal.aborted) reportError(error);
  });
  return () => stop.abort();
}

/**
 * Keeps a stream open until `stop`. EventSource comes back by itself after a broken connection, but
 * gives up on any answer that is no stream (503 while the server restarts): then it is opened anew.
 */
function keepStream(heard: (topic: LiveTopic) => void, stop: AbortSignal): Promise<void> {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = firstPause;

  const open = (): void => {
    clearTimeout(timer);
    source?.close();
    source = new EventSource(followChanges.path);
    source.onopen = () => {
      pause = firstPause;
      // What happened while nobody listened was not told: somebody who waits may have been let in.
      for (const topic of liveTopics) heard(topic);
    };
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const event = z.safeParse(liveEvent, parseJson(data));
      if (event.success) heard(event.data.topic);
    };
    source.onerror = () => {
      if (source?.readyState !== EventSource.CLOSED) return;
      // Refused: the server is away, or nobody is signed in any more.
      tellSessionChanged();
      timer = setTimeout(open, pause * (0.5 + Math.random() / 2));
      pause = Math.min(longestPause, pause * 2);
    };
  };
  const openIfClosed = (): void => {
    if (source?.readyState !== EventSource.OPEN && document.visibilityState === 'visible') open();
  };
  globalThis.addEventListener('online', openIfClosed, { signal: stop });
  document.addEventListener('visibilitychange', openIfClosed, { signal: stop });
  open();
  return new Promise((resolve) => {
    stop.addEventListener('abort', () => {
      clearTimeout(timer);
      source?.close();
      resolve();
    });
  });
}
