import { v7 } from 'uuid';
import type { PunchKind } from '../../../domain/time-clock/punch.ts';
import { startSender } from '../../kernel/sender.ts';
import { askToPersist } from '../device/database.ts';
import type { RecordedPunch, StateAfterUndo } from './answer.ts';
import { openChannel } from './channel.ts';
import { deviceStore } from './device-store.ts';
import { drain, type Yes } from './drain.ts';
import { isWaiting, type Entry } from './entry.ts';
import { send } from './send.ts';
import { shownEntries, type OutboxState } from './shown-entries.ts';
import type { TakenBack } from './store.ts';
import { tabStore } from './tab-store.ts';

export interface OutboxListener {
  /** The server recorded a punch, asked by this tab or another. */
  recorded(reply: RecordedPunch): void;
  /** The server took a punch back. */
  undone(punchId: string, state: StateAfterUndo): void;
}

export interface Pressed {
  readonly id: string;
  /** Only what is on the `device` may be called saved. */
  readonly kept: 'device' | 'memory';
}

/** The punches of one person that this tab shows, keeps and sends. */
export interface Outbox {
  readonly owner: string;
  readonly state: () => OutboxState;
  readonly subscribe: (changed: () => void) => () => void;
  /**
   * Keeps a punch and resolves once it is kept; it is sent afterwards, by whichever tab gets to it.
   *
   * @param skewMilliseconds device clock minus server clock, if known
   */
  punch(kind: PunchKind, skewMilliseconds: number | undefined): Promise<Pressed>;
  undo(punchId: string, skewMilliseconds?: number): Promise<TakenBack>;
  /** Forgets a refused entry because its person said so. */
  discard(entry: Entry): Promise<void>;
  /** What has become of an entry when it has its answer, or when the time is over. */
  answered(id: string, patienceMilliseconds: number): Promise<'gone' | 'refused' | 'waiting'>;
  /** Tries to send everything; whether nothing waits any more when the time is over. */
  settle(patienceMilliseconds: number): Promise<boolean>;
  /** Whether it still is what this tab shows: its person has not left. */
  readonly isOpen: () => boolean;
  /** Stops sending and listening in this tab; what waits stays kept. */
  close(): void;
}

/** How long to leave a database alone that failed in the middle of sending. */
const troublePause = 5_000;

/**
 * Opens the outbox of one person in this tab, and begins to send what waits.
 *
 * @param signedIn resolves once the device knows that its owner is signed in; nothing is sent before
 */
export function openOutbox(owner: string, signedIn: Promise<void>, listener: OutboxListener): Outbox {
  const stop = new AbortController();
  const store = tabStore(deviceStore);
  const shown = shownEntries(() => store.list(owner), store.keeps);
  const channel = openChannel((message) => {
    if (message.owner !== owner) return;
    if (message.name === 'recorded') listener.recorded(message.reply);
    if (message.name === 'undone') listener.undone(message.punchId, message.state);
    void shown.read().then(sender.help);
  });
  const changed = async (): Promise<void> => {
    await shown.read();
    if (!stop.signal.aborted) channel.tell({ name: 'changed', owner });
  };

  const onYes = (entry: Entry, yes: Yes): void => {
    if (yes.name === 'recorded') {
      listener.recorded(yes.reply);
      channel.tell({ name: 'recorded', owner, reply: yes.reply });
    } else if (entry.what === 'undo') {
      listener.undone(entry.punchId, yes.state);
      channel.tell({ name: 'undone', owner, punchId: entry.punchId, state: yes.state });
    }
  };
  const tools = {
    store: {
      list: store.list,
      begin: async (entry: Entry) => (stop.signal.aborted ? undefined : store.begin(entry)),
      postpone: store.postpone,
      refuse: (...its: Parameters<typeof store.refuse>) => store.refuse(...its).then(changed),
      remove: (entry: Entry) => store.remove(entry).then(changed),
    },
    send,
    onYes,
    isOffline: () => !navigator.onLine,
    now: Date.now,
    random: Math.random,
  };
  const sender = startSender(
    'meridian-outbox',
    async (wokenAt) => {
      try {
        return await drain(owner, wokenAt, tools);
      } catch (error) {
        reportError(error);
        return troublePause;
      }
    },
    stop.signal,
  );

  void signedIn.then(shown.read).then(sender.wake);

  const press = (skewMilliseconds: number | undefined) => ({
    id: v7(),
    owner,
    pressedAt: Date.now(),
    tries: 0,
    ...(skewMilliseconds === undefined ? {} : { skewMilliseconds }),
    ...(navigator.onLine ? {} : { pressedOffline: true as const }),
  });
  return {
    owner,
    state: shown.state,
    subscribe: shown.subscribe,
    async punch(kind, skewMilliseconds) {
      const entry = { ...press(skewMilliseconds), what: 'punch' as const, kind };
      const kept = await store.append(entry);
      await changed();
      sender.wake();
      askToPersist().catch(reportError);
      return { id: entry.id, kept };
    },
    async undo(punchId, skewMilliseconds) {
      const taken = await store.takeBack({ ...press(skewMilliseconds), what: 'undo', punchId });
      await changed();
      sender.wake();
      return taken;
    },
    async discard(entry) {
      await store.remove(entry);
      await changed();
    },
    async answered(id, patience) {
      const mine = () => shown.state().entries.find((entry) => entry.id === id);
      await shown.until(() => mine()?.refusal !== undefined || mine() === undefined, patience);
      if (mine() === undefined) return 'gone';
      return mine()?.refusal === undefined ? 'waiting' : 'refused';
    },
    settle(patience) {
      sender.wake();
      return shown.until(({ entries }) => !entries.some(isWaiting), patience);
    },
    isOpen: () => !stop.signal.aborted,
    close() {
      stop.abort();
      channel.close();
    },
  };
}
