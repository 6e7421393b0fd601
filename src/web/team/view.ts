import type { PersonReply } from '../../contract/team.ts';
import type { HistoryEntry } from '../../contract/team.ts';
import { isRole } from '../../domain/access/role.ts';
import { formatPhone, parsePhone } from '../../domain/kernel/phone.ts';
import { parsePlainDate, type PlainDate } from '../../domain/kernel/time.ts';
import { rateOn, ratesThatCount, type PayRate } from '../../domain/people/pay-rate.ts';
import { areDatesInOrder } from '../../domain/team/employment.ts';
import type { Formats } from '../../words/formats.ts';
import type { Say } from '../../words/speak.ts';
import type { Faults } from '../kernel/form.tsx';

/** The name of a person as it is shown. */
export const nameOf = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`;

export interface EmployeeValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly homeLocationId: string;
  readonly furtherLocationIds: readonly string[];
  readonly employedFrom: string;
  readonly employedUntil: string;
}

export const employeeValues = (person: PersonReply): EmployeeValues => ({
  firstName: person.firstName,
  lastName: person.lastName,
  homeLocationId: person.home.id,
  furtherLocationIds: person.further.map(({ id }) => id),
  employedFrom: person.employment?.employedFrom ?? '',
  employedUntil: person.employment?.employedUntil ?? '',
});

const isDateOrEmpty = (text: string): boolean => text === '' || parsePlainDate(text) !== undefined;

export function checkEmployee(values: EmployeeValues): Faults<EmployeeValues> {
  const [from, until] = datesIn(values);
  return {
    ...(values.firstName.trim() === '' && { firstName: 'team.enterFirstName' }),
    ...(values.lastName.trim() === '' && { lastName: 'team.enterLastName' }),
    ...(!isDateOrEmpty(values.employedFrom) && { employedFrom: 'team.notADate' }),
    ...(!isDateOrEmpty(values.employedUntil) && { employedUntil: 'team.notADate' }),
    ...(!areDatesInOrder(from, until) && { employedUntil: 'team.datesCrossed' }),
  };
}

/** From when until when, as dates; null where nothing is said. */
export const datesIn = (values: Pick<EmployeeValues, 'employedFrom' | 'employedUntil'>) =>
  [values.employedFrom, values.employedUntil].map((text) => parsePlainDate(text) ?? null) as [
    PlainDate | null,
    PlainDate | null,
  ];

/** The locations to choose from, with those that the person has already, which may be closed or another’s to give. */
export function placesToChoose(person: PersonReply): { readonly id: string; readonly name: string }[] {
  const all = [...person.choices, person.home, ...person.further];
  const once = new Map(all.map((place) => [place.id, place]));
  return [...once.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Where a rate stands on a day: in force, yet to come, over, or corrected by a later row. */
export type RateStanding = 'now' | 'future' | 'past' | 'corrected';

/** Every row of somebody’s rates with where it stands, those that count first by date, latest first. */
export function ratesWithStanding<Rate extends PayRate>(
  rows: readonly Rate[],
  today: PlainDate,
): { readonly rate: Rate; readonly standing: RateStanding }[] {
  const counting = ratesThatCount(rows);
  const current = rateOn(rows, today);
  const standingOf = (rate: Rate): RateStanding => {
    if (!counting.includes(rate)) return 'corrected';
    if (rate === current) return 'now';
    return rate.startsOn > today ? 'future' : 'past';
  };
  return rows
    .map((rate, index) => ({ rate, standing: standingOf(rate), index }))
    .toSorted((a, b) => b.rate.startsOn.localeCompare(a.rate.startsOn) || b.index - a.index)
    .map(({ rate, standing }) => ({ rate, standing }));
}

/** The sentence of an entry of somebody’s history. */
export function historySentence(entry: HistoryEntry, say: Say, formats: Formats): string {
  const none = say('team.none');
  const [from, to] = [entry.from ?? none, entry.to ?? none];
  switch (entry.kind) {
    case 'renamed':
    case 'moved':
      return say(`team.did.${entry.kind}`, { from, to });
    case 'role':
      return say('team.did.role', { from: roleWord(from, say), to: roleWord(to, say) });
    case 'further':
    case 'managed':
      return say(`team.did.${entry.kind}`, { to });
    case 'dates':
      return say('team.did.dates', { to: datesText(entry.to, say, formats) });
    case 'suspended':
    case 'rejected':
      return say(`team.did.${entry.kind}`, { reason: entry.reason ?? none });
    default:
      return say(`team.did.${entry.kind}`);
  }
}

const roleWord = (role: string, say: Say): string => (isRole(role) ? say(`people.role.${role}`) : role);

/** A span of dates as the audit log writes it, `2026-01-05/..`, in words. */
function datesText(span: string | null, say: Say, formats: Formats): string {
  const [from, until] = (span ?? '').split('/').map(parsePlainDate);
  return employedText(from ?? null, until ?? null, say, formats);
}

/** From when until when somebody is employed, in words. */
export function employedText(from: PlainDate | null, until: PlainDate | null, say: Say, formats: Formats): string {
  if (from !== null && until !== null) {
    return say('team.between', { from: formats.fullDate(from), until: formats.fullDate(until) });
  }
  if (from !== null) return say('team.since', { date: formats.fullDate(from) });
  if (until !== null) return say('team.until', { date: formats.fullDate(until) });
  return say('team.notSaid');
}

/** A number that came over the wire as people read it. */
export const shownPhone = (phone: string): string => {
  const number = parsePhone(phone);
  return number === undefined ? phone : formatPhone(number);
};
