import type { RecordedPunch, StateAfterUndo } from './answer.ts';

/** What the tabs of one browser tell each other. */
export type TabMessage =
  /** The owner's entries changed: read them again, and help sending. */
  | { readonly name: 'changed'; readonly owner: string }
  /** The server said yes: show it without asking. */
  | { readonly name: 'recorded'; readonly owner: string; readonly reply: RecordedPunch }
  | { readonly name: 'undone'; readonly owner: string; readonly punchId: string; readonly state: StateAfterUndo };

export interface Channel {
  tell(message: TabMessage): void;
  close(): void;
}

/** Joins the channel of this browser's tabs. A tab does not hear itself. */
export function openChannel(heard: (message: TabMessage) => void): Channel {
  const channel = new BroadcastChannel('meridian-clock');
  channel.onmessage = (event: MessageEvent<TabMessage>) => heard(event.data);
  return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
}
