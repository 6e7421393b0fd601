import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { readClock, type ClockReply } from '../../contract/time-clock.ts';
import type { ClockStatus } from '../../domain/time-clock/clock-state.ts';
import type { PunchKind } from '../../domain/time-clock/punch.ts';
import { replyOf } from '../kernel/asking.ts';
import type { AskError } from '../kernel/refused.ts';
import { mirroredStatus, mirrorStatus } from '../kernel/status-mirror.ts';
import { clockKey, showKept, useClockwork } from './clock-provider.tsx';
import { learnSkew, skewMilliseconds, skewNow } from './device/device-clock.ts';
import { keepClock, recallClock } from './device/kept-clock.ts';
import { measureSkew, skewAfter } from './device/skew.ts';
import type { Entry } from './outbox/entry.ts';
import type { Pressed } from './outbox/outbox.ts';
import type { OutboxState } from './outbox/shown-entries.ts';
import type { TakenBack } from './outbox/store.ts';
import { statusFrom } from './view/looks.ts';
import { shownClock, type ShownClock } from './view/shown-clock.ts';

/** Whatever a live event missed is seen after a minute at the latest. */
const longestAge = 60_000;

/** The clock as it is shown: the server's last word, and on top of it what waits on this device. */
export interface ClockNow {
  /** Where the clock stands; before the first answer, what this device showed last. No state is claimed that nobody knows. */
  readonly status: ClockStatus | undefined;
  /** The clock was asked for and could not be read, and nothing is known of it: any punch may be the right one. */
  readonly isUnread: boolean;
  /** Undefined until the server has answered, now or at an earlier visit. */
  readonly shown: ShownClock | undefined;
  readonly reply: ClockReply | undefined;
  /** Why there is no newer answer than the one shown. */
  readonly error: AskError | null;
  readonly askAgain: () => void;
}

/** The signed-in person's clock, followed. */
export function useClock(): ClockNow {
  const { owner } = useClockwork();
  const client = useQueryClient();
  const { entries } = useOutbox();
  const question = useQuery({
    queryKey: clockKey(owner),
    queryFn: async ({ signal }): Promise<ClockReply> => {
      const sentAt = Date.now();
      const reply = await replyOf(readClock, undefined, signal).catch(async (error: unknown) => {
        const kept = await recallClock(owner).catch(() => undefined);
        if (kept !== undefined) showKept(client, clockKey(owner), kept);
        throw error;
      });
      learnSkew(measureSkew(sentAt, Date.now(), reply.serverNow));
      keepClock(owner, reply).catch(() => undefined);
      return reply;
    },
    refetchInterval: longestAge,
  });
  const reply = question.data;
  const shown = reply && shownClock(reply, entries, skewMilliseconds());
  const told = shown?.status;
  const status = told ?? statusFrom(mirroredStatus());
  useEffect(() => {
    if (told !== undefined) mirrorStatus(told);
  }, [told]);
  return {
    status,
    // Still so while it is asked again: the buttons stay as they are.
    isUnread: status === undefined && question.errorUpdateCount > 0,
    shown,
    reply,
    error: question.error,
    askAgain: () => void question.refetch(),
  };
}

const nothing: OutboxState = { ready: false, entries: [], keeps: true };

/** The signed-in person's entries that are not recorded. */
export function useOutbox(): OutboxState {
  const { outbox } = useClockwork();
  const subscribe = useCallback((changed: () => void) => outbox?.subscribe(changed) ?? (() => undefined), [outbox]);
  return useSyncExternalStore(subscribe, () => outbox?.state() ?? nothing);
}

/** Keeps a punch on the device and has it sent; resolves once it is kept. */
export function useRecordPunch(): (kind: PunchKind) => Promise<Pressed | undefined> {
  const { owner, outbox } = useClockwork();
  const client = useQueryClient();
  return async (kind) => {
    const skew = skewNow();
    const reply = client.getQueryData<ClockReply>(clockKey(owner));
    const latest = reply && outbox && shownClock(reply, outbox.state().entries, skew).punches.at(-1);
    const sent = skew === undefined || latest === undefined ? skew : skewAfter(skew, Date.now(), latest.punchedAt);
    return outbox?.punch(kind, sent);
  };
}

/** Takes a punch back: out of the outbox if it never left, else by an undo behind it. */
export function useUndoPunch(): (punchId: string) => Promise<TakenBack | undefined> {
  const { outbox } = useClockwork();
  return async (punchId) => outbox?.undo(punchId, skewNow());
}

/** Forgets a refused entry. */
export function useDiscard(): (entry: Entry) => Promise<void> {
  const { outbox } = useClockwork();
  return async (entry) => outbox?.discard(entry);
}
