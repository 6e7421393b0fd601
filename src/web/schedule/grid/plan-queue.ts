import type { ManagedShift } from '../../../contract/schedule.ts';
import type { PlanStep } from '../../../domain/schedule/restore.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { retryPause } from '../../kernel/backoff.ts';
import { Unreachable } from '../../kernel/unreachable.ts';
import type { PlanCalls } from './queries.ts';
import { sendSteps, type Failure } from './send-steps.ts';
import { untouchedSteps } from './untouched-steps.ts';

type Group = readonly PlanStep[];
type SeenAlike = readonly string[] | undefined;

/** What was planned of one shift, typed perhaps, and was not taken. */
export interface LostPlan {
  readonly shiftId: string;
  readonly plan: ShiftPlan;
}

/** What was not taken, and with it all that was meant on top of it. */
export interface GivenUp {
  /** What was asked that was refused, of whichever week and place. */
  readonly steps: readonly PlanStep[];
  readonly spoilt: ReadonlySet<string>;
  /** Shifts of the same go that the server had taken before it refused the rest: they are as they were meant. */
  readonly kept: ReadonlySet<string>;
  readonly failure: Failure;
  /** Of a single shift what was planned of it. */
  readonly lost: LostPlan | undefined;
}

interface Server extends PlanCalls {
  readonly took: (shifts: readonly ManagedShift[]) => void;
  readonly readAgain: () => void;
  readonly pause: (milliseconds: number) => Promise<void>;
  /** Resolves once the page has drawn what was changed, before anything is sent of it. */
  readonly drawn: () => Promise<void>;
}

/** What of a queue is shown. */
interface Queued {
  /** All that is not answered yet, of weeks and places that were left as well. */
  readonly groups: readonly Group[];
  /** Nobody answers at the moment: what was changed waits on this page. */
  readonly isWaiting: boolean;
}

export type PlanQueue = ReturnType<typeof planQueue>;

/**
 * Tells the server of one change of the plan after the other, each on top of what it answered to the one before. While nobody answers, all of
 * it waits and is sent again, for as long as the page stands.
 *
 * @param onGivenUp told of what was not taken where nobody else hears it
 */
export function planQueue(
  { add, change, took, readAgain, pause, drawn }: Server,
  onGivenUp: (givenUp: GivenUp) => void,
) {
  let queued: Queued = { groups: [], isWaiting: false };
  let turn = Promise.resolve();
  let isLeft = false;
  let isDropped = false;
  const refused: PlanStep[] = [];
  const revisions = new Map<string, number>();
  const watchers = new Set<() => void>();
  const hearers = new Set<(givenUp: GivenUp) => void>();
  /** Of those who wait until all is recorded: called when nobody answers. */
  const tellUnanswered = new Set<() => void>();

  const show = (part: Partial<Queued>): void => {
    queued = { ...queued, ...part };
    for (const tell of watchers) tell();
  };
  const setWaiting = (isWaiting: boolean): void => {
    if (queued.isWaiting !== isWaiting) show({ isWaiting });
    if (isWaiting) for (const tell of tellUnanswered) tell();
  };
  const server = {
    add,
    change,
    revisionOf: (shiftId: string) => revisions.get(shiftId),
    took: (shifts: readonly ManagedShift[]): void => {
      for (const { shiftId, revision } of shifts) revisions.set(shiftId, revision);
      took(shifts);
    },
  };
  /** What was meant on top of it is no longer what it was meant on; what is about other shifts goes on. */
  const giveUp = ({ steps, ...why }: Omit<GivenUp, 'spoilt'>, sent?: Group): void => {
    refused.push(...steps);
    const spoilt = new Set(steps.map(({ shiftId }) => shiftId));
    for (const shiftId of spoilt) revisions.delete(shiftId);
    const others = queued.groups.filter((one) => one !== sent);
    show({ groups: untouchedSteps(spoilt, others) });
    readAgain();
    const [hearer = onGivenUp] = hearers;
    hearer({ steps, spoilt, ...why });
  };
  /** Sends again until somebody answers; once the page was left, no more. */
  const send = async (steps: Group, answered: Set<string>, seenAlike: SeenAlike): Promise<Failure | 'done'> => {
    for (let tries = 0; ; tries += 1) {
      try {
        const outcome = await sendSteps(steps, server, answered, seenAlike);
        // Said by a server whose database restarts: as if nobody had answered.
        if (outcome !== 'done' && outcome?.code === 'unavailable') throw new Unreachable('Not now.');
        setWaiting(false);
        return outcome;
      } catch (error) {
        setWaiting(error instanceof Unreachable && !isLeft && !isDropped);
        if (!queued.isWaiting) return undefined;
        await pause(Math.min(longestPause, retryPause(tries + 1, Math.random())));
        if (isDropped) return undefined;
      }
    }
  };
  const sendInTurn = async (steps: Group, seenAlike: SeenAlike): Promise<void> => {
    if (!queued.groups.includes(steps)) return;
    const kept = new Set<string>();
    const failure = await send(steps, kept, seenAlike);
    if (isDropped) return;
    if (failure !== 'done') {
      const left = steps.filter(({ shiftId }) => !kept.has(shiftId));
      // Where nobody answers, or whoever planned it is not here any more, nothing of what waits can be recorded.
      const isOver = failure === undefined || failure.code === 'not_signed_in';
      const waiting = isOver ? queued.groups.filter((one) => one !== steps).flat() : [];
      return giveUp({ steps: [...left, ...waiting], kept, failure, lost: lostOf(steps) }, steps);
    }
    show({ groups: queued.groups.filter((one) => one !== steps) });
    // An answer that is under way may have been given before.
    readAgain();
  };
  return {
    queued: () => queued,
    watch: (tell: () => void): (() => void) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    /** Who hears what is not taken, instead of whoever does otherwise. */
    hear: (hearer: (givenUp: GivenUp) => void): (() => void) => {
      hearers.add(hearer);
      return () => hearers.delete(hearer);
    },
    revisionOf: server.revisionOf,
    counted: (shiftId: string, revision: number) => void revisions.set(shiftId, revision),
    giveUp: (steps: Group, failure: Failure) => giveUp({ steps, kept: new Set(), failure, lost: undefined }),
    /**
     * @param shownRevision what the page shows of a shift that was not changed here before
     * @param seenAlike of what is copied, which shifts the page shows to be planned just like it
     */
    apply: (wanted: Group, shownRevision: (shiftId: string) => number | undefined, seenAlike?: SeenAlike): void => {
      // A copy: what is done again is another change than what was done before.
      const steps = [...wanted];
      const waiting = new Set(queued.groups.flatMap((group) => group.map(({ shiftId }) => shiftId)));
      for (const { shiftId } of steps) {
        // Of a shift that waits what is shown is what waits: what somebody else made of it meanwhile has not been looked at.
        if (waiting.has(shiftId)) continue;
        const revision = Math.max(revisions.get(shiftId) ?? 0, shownRevision(shiftId) ?? 0);
        if (revision > 0) revisions.set(shiftId, revision);
      }
      show({ groups: [...queued.groups, steps] });
      // One frame for each, however long those before it take.
      const isDrawn = drawn();
      turn = turn.then(() => isDrawn).then(() => sendInTurn(steps, seenAlike));
    },
    /**
     * Resolves once everything is recorded; rejects when something was refused, nobody answers or whoever planned it is here no longer.
     *
     * @param concerns what of it whoever waits asks about: what is refused of another week is none of theirs
     */
    recorded: async (concerns: (step: PlanStep) => boolean = () => true): Promise<void> => {
      const before = refused.length;
      let tell = (): void => undefined;
      const nobodyAnswers = new Promise<never>((_, reject) => {
        tell = () => reject(new Unreachable('What was changed waits.'));
        tellUnanswered.add(tell);
        if (queued.isWaiting) tell();
      });
      await Promise.race([turn, nobodyAnswers]).finally(() => tellUnanswered.delete(tell));
      // What follows on it would be done in the name of whoever is here now.
      if (isDropped) throw new Error('whoever planned it is here no longer');
      if (refused.slice(before).some(concerns)) throw new Error('a change was refused');
    },
    /** Whoever planned it is here no longer: what is not sent yet never will be, and nobody is told of what is. */
    drop: (): void => {
      isDropped = true;
      show({ groups: [], isWaiting: false });
    },
    /** The page stands. @returns told when it is left: what waits is tried once more */
    stand: (): (() => void) => {
      isLeft = false;
      return () => {
        isLeft = true;
      };
    },
  };
}

/** What can be opened again where it was not taken: the plan of a single shift. */
const lostOf = ([first, ...others]: Group): LostPlan | undefined =>
  first?.after === undefined || others.length > 0 ? undefined : { shiftId: first.shiftId, plan: first.after };

const longestPause = 5_000;
