import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
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
  onChoose,
}: {
  readonly people: readonly ShownPerson[];
  readonly onChoose: (employeeId: string) => void;
}) {
  const { say } = useWords();
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
                    {say(statusLooks[person.status].word)}
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
