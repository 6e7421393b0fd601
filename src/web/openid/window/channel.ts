import * as z from 'zod/mini';
import { outcome, type Outcome } from './outcome.ts';

/**
 * Between the window in which a provider was asked and the page that opened it. A channel reaches our own pages alone, and
 * also where the provider has cut the window off from its opener. It tells how it went; who is signed in only the server says.
 */
const name = 'meridian.openid';

const told = z.union([z.object({ state: z.string(), outcome }), z.object({ heard: z.string() })]);

function open(listen: (message: z.output<typeof told>) => void): BroadcastChannel {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => {
    const message = z.safeParse(told, data);
    if (message.success) listen(message.data);
  });
  return channel;
}

/** Waits for the outcome of one question, and says that it was heard. @returns stops waiting */
export function whenTold(state: string, listener: (outcome: Outcome) => void): () => void {
  const channel = open((message) => {
    if (!('outcome' in message) || message.state !== state) return;
    channel.postMessage({ heard: state });
    listener(message.outcome);
  });
  return () => channel.close();
}

/** Long enough for a page in the background to wake up. */
const patience = 2_000;

/** Tells the page that opened this window how it went. @returns whether it is there and has heard */
export function tell(state: string, how: Outcome): Promise<boolean> {
  return new Promise((resolve) => {
    const finish = (heard: boolean): void => {
      clearTimeout(timer);
      channel.close();
      resolve(heard);
    };
    const timer = setTimeout(() => finish(false), patience);
    const channel = open((message) => 'heard' in message && message.heard === state && finish(true));
    channel.postMessage({ state, outcome: how });
  });
}
