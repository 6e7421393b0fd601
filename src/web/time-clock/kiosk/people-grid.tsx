import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { dateAt, type Zone } from '../../../domain/kernel/time.ts';
import { useNow } from '../../kernel/now.ts';
import { useWords } from '../../kernel/words.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { StatusDot } from '../../ui/chip.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { statusLooks } from '../view/looks.ts';
import { foundPeople, type ShownPerson } from './view.ts';

/** So few are seen at one look. */
const searchedFrom = 9;

/** Everybody who works here, to be tapped. */
export function PeopleGrid({
  people,
  zone,
  onChoose,
}: {
  readonly people: readonly ShownPerson[];
  readonly zone: Zone;
  readonly onChoose: (employeeId: string) => void;
}) {
  const { say, formats } = useWords();
  const today = dateAt(useNow(60_000), zone);
  /** Of a clock-in that is not of today: most likely its clock-out was forgotten. */
  const earlier = ({ since, waits }: ShownPerson): string | undefined => {
    const on = since === null || waits ? today : dateAt(since, zone);
    return on === today ? undefined : say('kiosk.sinceDate', { date: formats.date(on) });
  };
  const [typed, setTyped] = useState('');
  const found = foundPeople(people, typed);
  return (
    <section className="kiosk-people" aria-labelledby="kiosk-people">
      <div className="kiosk-find">
        <h1 id="kiosk-people">{say('kiosk.tapName')}</h1>
        {people.length >= searchedFrom && (
          <TextField
            type="search"
            label={say('kiosk.search')}
            value={typed}
            onChange={setTyped}
            autoComplete="off"
            spellCheck="false"
            maxLength={60}
          />
        )}
      </div>
      {found.length === 0 ? (
        <p className="soft">{say(people.length === 0 ? 'kiosk.nobodyHere' : 'kiosk.noMatch')}</p>
      ) : (
        <ul>
          {found.map((person) => (
            <li key={person.employeeId}>
              <AriaButton className="kiosk-person" onPress={() => onChoose(person.employeeId)}>
                <Avatar name={person.name} photoUrl={person.photoUrl} size="lg" />
                <span className="kiosk-name">
                  <bdi>{person.name}</bdi>
                  <span className="kiosk-state">
                    <StatusDot tone={statusLooks[person.status].tone} />
                    {say(statusLooks[person.status].word)} {earlier(person)}
                  </span>
                </span>
              </AriaButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
