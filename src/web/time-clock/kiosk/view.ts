import type { KioskPerson, KioskReply } from '../../../contract/time-clock/kiosk.ts';
import { matches } from '../../../domain/people/search-name.ts';
import { applicable, statusAfter, type ClockStatus } from '../../../domain/time-clock/clock-state.ts';
import type { PunchKind } from '../../../domain/time-clock/punch.ts';
import { isWaiting, kioskOwner, type Entry } from '../outbox/entry.ts';
import { isRefused, type RefusedEntry } from '../view/looks.ts';

/** Somebody as the kiosk shows them: what the server said, and on top of it what waits on this device. */
export interface ShownPerson extends KioskPerson {
  readonly name: string;
  /** What waits here changes the state; since when, the server says once it has it. */
  readonly waits: boolean;
  /** What applies besides, if of what waits something will be refused because somebody else pressed it. */
  readonly elseOffered: readonly PunchKind[];
}

export const shownPerson = (person: KioskPerson, entries: readonly Entry[]): ShownPerson => {
  const waiting = entries.filter((entry) => entry.owner === kioskOwner(person.employeeId) && isWaiting(entry));
  // Whoever presses without the network may be anybody: until their PIN is checked, each state in which the press may leave the clock is possible.
  const possible = waiting.reduce<readonly [ClockStatus, ...ClockStatus[]]>(
    (before, entry) =>
      entry.what !== 'punch' ? before : [statusAfter[entry.kind], ...(entry.pinFitted === true ? [] : before)],
    [person.status],
  );
  const [status, ...others] = possible;
  const elseOffered = [...new Set(others.flatMap(applicable))].filter((kind) => !applicable(status).includes(kind));
  const name = `${person.firstName} ${person.lastName}`;
  return { ...person, status, waits: waiting.length > 0, elseOffered, name };
};

/** Those whose name has every word that was typed, searched as people are searched elsewhere. */
export function foundPeople(people: readonly ShownPerson[], typed: string): readonly ShownPerson[] {
  return people.filter(({ name }) => matches(typed, name));
}

/** What somebody may press now, by the rule that the server decides by. */
export const offeredPresses = (status: ClockStatus): readonly PunchKind[] => applicable(status);

/** What the server refused of somebody's, which they have not seen yet. */
export const refusedOf = (entries: readonly Entry[], employeeId: string): readonly RefusedEntry[] =>
  entries.filter((entry) => entry.owner === kioskOwner(employeeId)).filter(isRefused);

/** What the server refused of people whom the kiosk does not show any more: nobody would come upon it. */
export const refusedOfOthers = (
  entries: readonly Entry[],
  people: readonly Pick<KioskPerson, 'employeeId'>[],
): readonly RefusedEntry[] => {
  const shown = new Set(people.map(({ employeeId }) => kioskOwner(employeeId)));
  return entries.filter(({ owner }) => !shown.has(owner)).filter(isRefused);
};

/** A kiosk that knows how one of its people reads by now. */
export const readingAs = (
  kiosk: KioskReply,
  employeeId: string,
  { language, hourCycle }: Pick<KioskPerson, 'language' | 'hourCycle'>,
): KioskReply => ({
  ...kiosk,
  people: kiosk.people.map((one) => (one.employeeId === employeeId ? { ...one, language, hourCycle } : one)),
});
