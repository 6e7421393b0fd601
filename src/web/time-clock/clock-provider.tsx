import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { readClock, type ClockReply } from '../../contract/time-clock.ts';
import { instant } from '../../domain/kernel/time.ts';
import { keyOf } from '../kernel/asking.ts';
import { tellChanged, whenChanged } from '../kernel/live.ts';
import { ownTask } from '../kernel/own-task.ts';
import { recallSkew, whenClockJumps } from './device/device-clock.ts';
import { forgetClock, keepClock, recallClock } from './device/kept-clock.ts';
import { signInHere, signOutHere } from './device/signed-in.ts';
import { ownerKey } from './outbox/entry.ts';
import { openOutbox, type Outbox } from './outbox/outbox.ts';
import { whileNeeded, type Running } from './outbox/running.ts';
import { isOfToday, withRecorded, withUndone } from './view/shown-clock.ts';

export interface Clockwork {
  readonly owner: string;
  /** Undefined for the first moment of a page. */
  readonly outbox: Outbox | undefined;
}

const ClockworkContext = createContext<Clockwork | undefined>(undefined);

/** The signed-in person's outbox and whose it is. */
export function useClockwork(): Clockwork {
  const clockwork = use(ClockworkContext);
  if (clockwork === undefined) throw new Error('The clock needs a ClockProvider around it.');
  return clockwork;
}

/** The key of a person's clock among the questions. */
export const clockKey = (owner: string): readonly unknown[] => [...keyOf(readClock), owner];

interface ClockProviderProps {
  readonly organizationId: string;
  readonly employeeId: string;
  readonly children: ReactNode;
}

/**
 * Keeps the clock of the signed-in person running, once around all signed-in screens: sends what
 * waits, follows other tabs and devices, and remembers the last answer for the next visit.
 */
export function ClockProvider({ organizationId, employeeId, children }: ClockProviderProps) {
  const client = useQueryClient();
  const owner = ownerKey({ organizationId, employeeId });
  // In a task of its own: once it is there the clock is drawn anew, and the piece of work that asks is long without it.
  const clock = useMemo(() => whileNeeded(() => startClock(owner, client), ownTask), [owner, client]);
  const outbox = useSyncExternalStore(clock.subscribe, clock.thing);
  const clockwork = useMemo(() => ({ owner, outbox }), [owner, outbox]);
  return <ClockworkContext value={clockwork}>{children}</ClockworkContext>;
}

function startClock(owner: string, client: QueryClient): Running<Outbox> {
  const key = clockKey(owner);
  const answer = (change: (known: ClockReply) => ClockReply): void => {
    const next = client.setQueryData<ClockReply>(key, (known) => known && change(known));
    if (next !== undefined) keepClock(owner, next).catch(notKept);
    tellChanged('clock');
  };
  const outbox = openOutbox(owner, signInHere(owner).catch(notKept), {
    recorded: (reply) => answer((known) => withRecorded(known, reply)),
    undone: (punchId, state) => answer((known) => withUndone(known, punchId, state)),
  });
  void recallSkew();
  recallClock(owner).then((kept) => {
    // Of another day it would show nothing worked today, for as long as the answer takes: then it is for who hears none (queries.ts).
    if (kept !== undefined && isOfToday(kept, instant(Date.now()))) showKept(client, key, kept);
  }, notKept);

  const readAgain = async (): Promise<void> => {
    // A question under way may be answered from before the change. By itself the client lets the very first one stand.
    await client.cancelQueries({ queryKey: key });
    await client.invalidateQueries({ queryKey: key });
  };
  const again = (): void => void readAgain();
  const stops = [whenChanged('clock', again), whenClockJumps(again)];
  const stop = (): void => {
    for (const one of stops) one();
    outbox.close();
    // Nobody is signed in here any more, as far as this tab knows: no tab sends until someone is.
    Promise.all([signOutHere(owner), forgetClock(owner)]).catch(notKept);
  };
  return { thing: outbox, stop };
}

/** Shows an answer of an earlier visit: older than anything the server has said meanwhile, and asked again at once. */
export const showKept = (client: QueryClient, key: readonly unknown[], kept: ClockReply): unknown =>
  client.setQueryData<ClockReply>(key, (known) => known ?? kept, { updatedAt: 0 });

/** A browser without a database: the outbox says so on the screen. */
const notKept = (): void => undefined;
