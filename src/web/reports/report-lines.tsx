import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Link as PlaceLink } from 'react-aria-components';
import type { LabourReply } from '../../contract/reports/labour.ts';
import type { ReportLine } from '../../domain/reports/labour.ts';
import { useWords } from '../kernel/words.tsx';
import { Avatar } from '../ui/avatar.tsx';
import type { ChartWeek } from './chart/view.ts';

/** A line of a report: what it is about, and its figures. */
export interface ReportTableLine<Figures> {
  readonly key: string;
  readonly head: ReactNode;
  readonly figures: Figures;
}

interface Lines<Figures> {
  readonly byWeek: readonly (Figures & ChartWeek)[];
  readonly byLocation: readonly (Figures & LabourReply['locations'][number])[];
  readonly byPerson: readonly (Figures &
    Pick<LabourReply['byPerson'][number], 'employeeId' | 'firstName' | 'lastName' | 'photoUrl' | 'home'>)[];
}

/**
 * The lines as a table shows them, each leading to what is behind it: weeks with the latest first, the others as they are ranked.
 *
 * @param addressOf where the people of one location are told apart
 */
export function useReportLines<Figures>(
  { byWeek, byLocation, byPerson }: Lines<Figures>,
  by: ReportLine,
  location: string | undefined,
  {
    ranked,
    addressOf,
  }: {
    readonly ranked: <Line extends Figures>(lines: readonly Line[]) => Line[];
    readonly addressOf: (location: string) => string;
  },
): ReportTableLine<Figures>[] {
  const { formats } = useWords();
  switch (by) {
    case 'week':
      return byWeek.toReversed().map((week) => ({
        key: week.startsOn,
        head: (
          <Link
            className="link num"
            to="/time-cards"
            search={{ date: week.startsOn, ...(location !== undefined && { location }) }}
          >
            {formats.dateRange(week.startsOn, week.endsOn)}
          </Link>
        ),
        figures: week,
      }));
    case 'location':
      return ranked(byLocation).map((place) => ({
        key: place.id,
        head: (
          <PlaceLink className="link" href={addressOf(place.id)}>
            <bdi>{place.name}</bdi>
          </PlaceLink>
        ),
        figures: place,
      }));
    case 'person':
      return ranked(byPerson).map((person) => ({
        key: person.employeeId,
        head: <Who person={person} />,
        figures: person,
      }));
  }
}

function Who({ person }: { readonly person: Lines<unknown>['byPerson'][number] }) {
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <span className="who">
      <Avatar name={name} photoUrl={person.photoUrl} />
      <span>
        <Link className="link" to="/team" search={{ person: person.employeeId }}>
          <bdi>{name}</bdi>
        </Link>
        <bdi className="line-2">{person.home.name}</bdi>
      </span>
    </span>
  );
}
