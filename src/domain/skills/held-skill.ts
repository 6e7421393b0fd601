import { accept, refuse, type Result } from '../kernel/result.ts';
import { addDays, daysBetween, type PlainDate } from '../kernel/time.ts';

export const longestSkillName = 60;
export const longestCertificateNumber = 60;
/** From so many days before its last one on, a certificate ends soon. */
export const endsSoonDays = 30;

/** From when to when somebody holds a skill: both dates included; without an end, for good. */
export interface HeldSpan {
  readonly skillId: string;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate | null;
}

/** A row of what somebody holds or held. */
export interface HeldSkill extends HeldSpan {
  readonly id: string;
  /** The row that this one takes the place of; null for one of its own. */
  readonly supersedesId: string | null;
  /** It was taken away with this row. */
  readonly isWithdrawn: boolean;
}

/** The rows that count: those that no later row corrects or takes away. */
export function heldThatCounts<Held extends HeldSkill>(rows: readonly Held[]): readonly Held[] {
  const superseded = new Set(rows.map(({ supersedesId }) => supersedesId));
  return rows.filter(({ id, isWithdrawn }) => !isWithdrawn && !superseded.has(id));
}

/** A skill that somebody does not hold on one of the dates; with its last day, where they held it until before. */
export interface Lack {
  readonly skillId: string;
  readonly endedOn: PlainDate | null;
}

/**
 * Which of some skills somebody does not hold on every date from one to another, both included.
 *
 * | holds                      | from – to       | lacks                 |
 * | from 1 Nov, without an end | 12 Nov – 13 Nov | nothing               |
 * | 1 Nov to 12 Nov            | 12 Nov – 12 Nov | nothing               |
 * | 1 Nov to 12 Nov            | 12 Nov – 13 Nov | it, ended on 12 Nov   |
 * | to 12 Nov, and from 13 Nov | 12 Nov – 13 Nov | nothing               |
 * | from 14 Nov                | 12 Nov – 13 Nov | it                    |
 */
export const lackOf = (
  needed: readonly string[],
  held: readonly HeldSpan[],
  dates: { readonly from: PlainDate; readonly to: PlainDate },
): readonly Lack[] =>
  needed.flatMap((skillId) => {
    const spans = held.filter((span) => span.skillId === skillId);
    let date = dates.from;
    while (date <= dates.to) {
      const end = lastDayOn(spans, date);
      if (end === undefined) return [{ skillId, endedOn: lastEndBefore(spans, date) }];
      if (end === null) return [];
      date = addDays(end, 1);
    }
    return [];
  });

/** Until when whatever holds on a date goes on; null, for good; undefined where nothing holds. */
function lastDayOn(spans: readonly HeldSpan[], date: PlainDate): PlainDate | null | undefined {
  let last: PlainDate | undefined;
  for (const { startsOn, endsOn } of spans) {
    if (startsOn > date) continue;
    if (endsOn === null) return null;
    if (endsOn >= date && (last === undefined || endsOn > last)) last = endsOn;
  }
  return last;
}

const lastEndBefore = (spans: readonly HeldSpan[], date: PlainDate): PlainDate | null =>
  spans
    .flatMap(({ endsOn }) => (endsOn !== null && endsOn < date ? [endsOn] : []))
    .toSorted()
    .at(-1) ?? null;

/** What somebody wants to record of a person. */
export interface HeldWish {
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate | null;
}

/** Whether a row may be written: a certificate has a last day, not before its first one, and what is closed is recorded no more. */
export function decideHeld(
  { startsOn, endsOn }: HeldWish,
  skill: { readonly isCertificate: boolean; readonly isOpen: boolean },
): Result<undefined, 'skill_closed' | 'certificate_without_end' | 'skill_with_end' | 'dates_reversed'> {
  if (!skill.isOpen) return refuse('skill_closed');
  if (!skill.isCertificate) return endsOn === null ? accept() : refuse('skill_with_end');
  if (endsOn === null) return refuse('certificate_without_end');
  return endsOn < startsOn ? refuse('dates_reversed') : accept();
}

/** Where a row of what somebody holds stands on a date. */
export function standingOf(held: HeldSpan, today: PlainDate): 'to_come' | 'holds' | 'ends_soon' | 'ended' {
  if (held.endsOn !== null && held.endsOn < today) return 'ended';
  if (held.startsOn > today) return 'to_come';
  return held.endsOn !== null && held.endsOn <= addDays(today, endsSoonDays) ? 'ends_soon' : 'holds';
}

/**
 * The certificates whose end is to be looked after: of each person and skill the one that ends last, if it ends within a month or has
 * ended. Whatever is followed by a later one, or by one without an end, is renewed.
 */
export function endingOf<Held extends HeldSkill & { readonly employeeId: string }>(
  rows: readonly Held[],
  today: PlainDate,
): readonly (Held & { readonly endsOn: PlainDate })[] {
  const byHolding = Map.groupBy(heldThatCounts(rows), ({ employeeId, skillId }) => `${employeeId} ${skillId}`);
  return [...byHolding.values()].flatMap((spans) => {
    const last = spans.toSorted((a, b) => byEnd(a.endsOn, b.endsOn)).at(-1);
    if (last === undefined || last.endsOn === null || last.endsOn > addDays(today, endsSoonDays)) return [];
    return [{ ...last, endsOn: last.endsOn }];
  });
}

/** What has no end comes last. */
const byEnd = (a: PlainDate | null, b: PlainDate | null): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a < b ? -1 : Number(a > b);
};

/**
 * Of what somebody is told on a date about the end of a certificate; undefined, of nothing.
 *
 * | 31 days before its last day     | nothing   |
 * | 30 days before, to the last but one | ends_soon |
 * | on its last day, and for a month after | ends  |
 */
export function reminderOn(endsOn: PlainDate, today: PlainDate): 'ends_soon' | 'ends' | undefined {
  const days = daysBetween(today, endsOn);
  if (Math.abs(days) > endsSoonDays) return undefined;
  return days > 0 ? 'ends_soon' : 'ends';
}
