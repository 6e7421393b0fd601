import type { Zone } from '../../../domain/kernel/time.ts';
import type { PersonalChange } from '../../../domain/schedule/publication.ts';
import { sayShiftChange } from '../../../words/shift-change.ts';
import { useWords } from '../../kernel/words.tsx';
import { Avatar } from '../../ui/avatar.tsx';

interface ToldPeopleProps {
  readonly told: ReadonlyMap<string, readonly PersonalChange[]>;
  readonly people: readonly { readonly employeeId: string; readonly name: string; readonly photoUrl?: string | null }[];
  readonly zone: Zone;
}

/** Person by person, what a publication says to them. */
export function ToldPeople({ told, people, zone }: ToldPeopleProps) {
  const { say, formats } = useWords();
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
                <p key={`${change.shiftId} ${change.kind}`}>{sayShiftChange(say, formats, change, zone)}</p>
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
