import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import type { PersonalChange } from '../../../domain/schedule/publication.ts';
import { sayShiftChange } from '../../../words/shift-change.ts';
import { useWords } from '../../kernel/words.tsx';
import { Avatar } from '../../ui/avatar.tsx';

interface ToldPeopleProps {
  readonly told: ReadonlyMap<string, readonly PersonalChange[]>;
  readonly people: readonly { readonly employeeId: string; readonly name: string; readonly photoUrl?: string | null }[];
  /** The week that it stands in: it knows positions and places by name. */
  readonly schedule: Pick<TeamSchedule, 'location' | 'locations' | 'positions'>;
}

/** Person by person, what a publication says to them. */
export function ToldPeople({ told, people, schedule }: ToldPeopleProps) {
  const { say, formats } = useWords();
  const { location, locations, positions } = schedule;
  const names = {
    zone: location.zone,
    places: new Map([location, ...locations].map((place) => [place.id, place])),
    positions: new Map(positions.map((position) => [position.id, position])),
  };
  const byId = new Map(people.map((person) => [person.employeeId, person]));
  return (
    <ul>
      {[...told].map(([employeeId, changes]) => {
        const { name = '', photoUrl } = byId.get(employeeId) ?? {};
        return (
          <li key={employeeId}>
            <Avatar name={name} photoUrl={photoUrl} />
            <div>
              <b>{name}</b>
              {changes.map((change) => (
                <p key={`${change.shiftId} ${change.kind}`}>{sayShiftChange(say, formats, change, names)}</p>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
