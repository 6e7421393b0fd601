import type { PunchKind } from '../../../domain/time-clock/punch.ts';
import { startSender } from '../../kernel/sender.ts';
import { askToPersist, database } from '../device/database.ts';
import type { RecordedPunch } from './answer.ts';
import { deviceStore } from './device-store.ts';
import { drain } from './drain.ts';
import { employeeIdOf, isOfKiosk, kioskOwner, type Entry, type Proof } from './entry.ts';
import { send } from './send.ts';
import { shownEntries, type ShownEntries } from './shown-entries.ts';
import { tabStore } from './tab-store.ts';

/** A press at a kiosk that is to be kept. */
export interface KioskPress {
  /** UUIDv7, sealed with the PIN. */
  readonly id: string;
  readonly employeeId: string;
  readonly personName: string;
  readonly kind: PunchKind;
  readonly proof: Proof;
  /** The server found the PIN right a moment ago. */
  readonly isChecked: boolean;
  readonly skewMilliseconds: number | undefined;
}

export interface KioskOutbox extends Pick<ShownEntries, 'state' | 'subscribe'> {
  /** Resolves once the press is kept: only what is on the `device` may be called saved. */
  press(press: KioskPress): Promise<'device' | 'memory'>;
  /** What has become of a press when it has its answer, or when the time is over. */
  answered(id: string, patienceMilliseconds: number): Promise<'recorded' | 'waiting' | Entry>;
  /** Forgets a refused press, because its person has seen it. */
  discard(entry: Entry): Promise<void>;
  close(): void;
}

/** How long to leave a database alone that failed in the middle of sending. */
const troublePause = 5_000;

/**
 * The presses that a kiosk keeps, of everybody who works there, sent in the device's name. Each person's go in their order, and nobody's wait for
 * another's: a PIN that must wait holds up its own person alone.
 */
export function openKioskOutbox(onRecorded: (employeeId: string, reply: RecordedPunch) => void): KioskOutbox {
  const stop = new AbortController();
  const store = tabStore(deviceStore);
  const owners = new Set<string>();
  const listAll = async (): Promise<Entry[]> => {
    for (const owner of await keptOwners()) owners.add(owner);
    const lists = await Promise.all([...owners].map((owner) => store.list(owner)));
    return lists.flat().toSorted((a, b) => a.order - b.order);
  };
  const shown = shownEntries(listAll, store.keeps);
  const tools = {
    store: {
      list: store.list,
      begin: async (entry: Entry) => (stop.signal.aborted ? undefined : store.begin(entry)),
      postpone: store.postpone,
      refuse: (...its: Parameters<typeof store.refuse>) => store.refuse(...its).then(shown.read),
      remove: (entry: Entry) => store.remove(entry).then(shown.read),
    },
    send,
    onYes: (entry: Entry, yes: Parameters<Parameters<typeof drain>[2]['onYes']>[1]) => {
      if (yes.name === 'recorded') onRecorded(employeeIdOf(entry.owner), yes.reply);
    },
    isOffline: () => !navigator.onLine,
    now: Date.now,
    random: Math.random,
  };
  const sender = startSender(
    'meridian-kiosk',
    async (wokenAt) => {
      try {
        const pauses = await Promise.all([...owners].map((owner) => drain(owner, wokenAt, tools)));
        const known = pauses.filter((pause) => pause !== undefined);
        return known.length === 0 ? undefined : Math.min(...known);
      } catch (error) {
        reportError(error);
        return troublePause;
      }
    },
    stop.signal,
  );
  void shown.read().then(sender.wake);
  return {
    state: shown.state,
    subscribe: shown.subscribe,
    async press({ employeeId, isChecked, skewMilliseconds, ...press }) {
      const owner = kioskOwner(employeeId);
      owners.add(owner);
      const kept = await store.append({
        ...press,
        what: 'punch',
        owner,
        pressedAt: Date.now(),
        tries: 0,
        ...(isChecked ? { pinFitted: true as const } : {}),
        ...(skewMilliseconds === undefined ? {} : { skewMilliseconds }),
        ...(navigator.onLine ? {} : { pressedOffline: true as const }),
      });
      await shown.read();
      sender.wake();
      askToPersist().catch(reportError);
      return kept;
    },
    async answered(id, patience) {
      const mine = () => shown.state().entries.find((entry) => entry.id === id);
      await shown.until(() => mine() === undefined || mine()?.refusal !== undefined, patience);
      const entry = mine();
      if (entry === undefined) return 'recorded';
      return entry.refusal === undefined ? 'waiting' : entry;
    },
    async discard(entry) {
      await store.remove(entry);
      await shown.read();
    },
    close: () => stop.abort(),
  };
}

/** Of whom the device keeps presses of an earlier visit; nobody, where the browser keeps no database. */
async function keptOwners(): Promise<readonly string[]> {
  try {
    const entries = await (await database()).getAll('entries');
    return entries.map(({ owner }) => owner).filter(isOfKiosk);
  } catch {
    return [];
  }
}
