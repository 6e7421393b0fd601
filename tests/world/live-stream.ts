import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { followChanges } from '../../src/contract/kernel/live.ts';

/** What a follower hears, in order. */
export interface LiveStream {
  readonly status: number;
  readonly topics: readonly string[];
  /** Resolves when the next topic has come, or was there before. */
  hears(topic: string): Promise<void>;
  /** Resolves when the server has ended it. */
  ended(): Promise<void>;
  close(): void;
}

/** Follows the server's events as a browser does. */
export async function follow(url: string, cookie: string | undefined): Promise<LiveStream> {
  const request = get(`${url}${followChanges.path}`, { headers: cookie === undefined ? {} : { cookie }, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const topics: string[] = [];
  let awaited: (() => void) | undefined;
  let text = '';
  response.setEncoding('utf8');
  response.on('data', (piece: string) => {
    text += piece;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const told = /^data: (.*)$/m.exec(event)?.[1];
      if (told !== undefined) topics.push((JSON.parse(told) as { topic: string }).topic);
    }
    awaited?.();
  });
  const ended = new Promise<void>((resolve) => {
    response.once('close', resolve);
    // A server that is killed resets the connection: for a reader that is an end as well.
    response.once('error', () => resolve());
  });
  request.on('error', () => response.destroy());
  let read = 0;
  return {
    status: response.statusCode ?? 0,
    topics,
    ended: () => ended,
    close: () => request.destroy(),
    async hears(topic) {
      for (;;) {
        const index = topics.indexOf(topic, read);
        if (index >= 0) {
          read = index + 1;
          return;
        }
        await new Promise<void>((resolve) => {
          awaited = resolve;
        });
      }
    },
  };
}
