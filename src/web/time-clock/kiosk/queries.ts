import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { v7 } from 'uuid';
import { confirmPin, readKiosk, type KioskPerson, type KioskReply } from '../../../contract/time-clock/kiosk.ts';
import type { PunchKind } from '../../../domain/time-clock/punch.ts';
import { keyOf, replyOf } from '../../kernel/asking.ts';
import { call, Unreachable, type CallAnswer } from '../../kernel/call.ts';
import { forgetAnswers } from '../../kernel/kept-answers.ts';
import { Refused } from '../../kernel/refused.ts';
import { learnSkew, recallSkew, skewNow } from '../device/device-clock.ts';
import { forgetKiosk, keepKiosk, recallKiosk } from '../device/kept-kiosk.ts';
import { measureSkew } from '../device/skew.ts';
import { openKioskOutbox, type KioskOutbox } from '../outbox/kiosk-outbox.ts';
import { whileNeeded } from '../outbox/running.ts';
import type { OutboxState } from '../outbox/shown-entries.ts';
import { sealPin } from './seal-pin.ts';
import { readingAs, type ShownPerson } from './view.ts';

/** Whoever was hired, left or punched elsewhere is seen after this at the latest. */
const longestAge = 30_000;

const key = keyOf(readKiosk);

/** What the kiosk shows: the server's last word, or before it came, what the device kept. */
export function useKiosk() {
  const client = useQueryClient();
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<KioskReply> => {
      const sentAt = Date.now();
      try {
        const reply = await replyOf(readKiosk, undefined, signal);
        learnSkew(measureSkew(sentAt, Date.now(), reply.serverNow));
        keepKiosk(reply).catch(notKept);
        // Whoever was signed in here before it was a kiosk leaves nothing to read on it.
        forgetAnswers();
        return reply;
      } catch (error) {
        if (error instanceof Refused && error.code === 'kiosk_not_paired') await forgetKiosk().catch(notKept);
        const kept = error instanceof Unreachable ? await recallKiosk().catch(notKept) : undefined;
        if (kept !== undefined) client.setQueryData<KioskReply>(key, (known) => known ?? kept, { updatedAt: 0 });
        throw error;
      }
    },
    refetchInterval: longestAge,
  });
}

const nothing: OutboxState = { ready: false, entries: [], keeps: true };

/** The presses that this kiosk keeps, sent for as long as it is open. */
export function useKioskOutbox(): { readonly outbox: KioskOutbox | undefined; readonly state: OutboxState } {
  const client = useQueryClient();
  useEffect(() => void recallSkew(), []);
  const kept = useMemo(
    () =>
      whileNeeded(() => {
        const outbox = openKioskOutbox((employeeId, { status, since, sinceStatus }) => {
          const shown = client.setQueryData<KioskReply>(
            key,
            (known) =>
              known && {
                ...known,
                people: known.people.map((one) =>
                  one.employeeId === employeeId ? { ...one, status, since, sinceStatus } : one,
                ),
              },
          );
          // Opened again without a network, it knows what it recorded.
          if (shown !== undefined) keepKiosk(shown).catch(notKept);
        });
        return { thing: outbox, stop: () => outbox.close() };
      }),
    [client],
  );
  const outbox = useSyncExternalStore(kept.subscribe, kept.thing);
  const state = useSyncExternalStore(outbox?.subscribe ?? never, () => outbox?.state() ?? nothing);
  return { outbox, state };
}

const never = () => () => undefined;

type AskPin = ({ employeeId }: KioskPerson, pin: string) => Promise<CallAnswer<typeof confirmPin> | 'unreachable'>;

/**
 * Asks whether a PIN is somebody's: the server's answer, or `unreachable` where nobody can say now. How they read by now the kiosk learns
 * with it, since its list may be older.
 */
export function useAskPin(): AskPin {
  const client = useQueryClient();
  return async ({ employeeId }, pin) => {
    try {
      const answer = await call(confirmPin, { params: { employeeId }, body: { pin } });
      if (answer.ok) {
        client.setQueryData<KioskReply>(key, (known) => known && readingAs(known, employeeId, answer.value));
      }
      return answer;
    } catch (error) {
      if (error instanceof Unreachable) return 'unreachable';
      throw error;
    }
  };
}

/** A PIN, and whether the server found it right; without the network nobody can say. */
export interface TypedPin {
  readonly pin: string;
  readonly isChecked: boolean;
}

export interface Kept {
  readonly id: string;
  readonly kept: 'device' | 'memory';
}

/** Keeps a press with its PIN sealed, and has it sent. */
export async function pressAt(
  outbox: KioskOutbox,
  { kioskId, publicKey }: KioskReply,
  { employeeId, name }: ShownPerson,
  { pin, isChecked }: TypedPin,
  kind: PunchKind,
): Promise<Kept> {
  const id = v7();
  const sealed = await sealPin(publicKey, { employeeId, id, pin });
  const kept = await outbox.press({
    id,
    employeeId,
    personName: name,
    isChecked,
    kind,
    proof: { kioskId, sealed },
    skewMilliseconds: skewNow(),
  });
  return { id, kept };
}

/** A browser without a database: the outbox says so on the screen. */
const notKept = (): undefined => undefined;
