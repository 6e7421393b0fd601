import './profile-facts.css';
import { Building2, Globe, Hash, MapPin, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EmployeeSelf } from '../../contract/people/self.ts';
import { useWords } from '../kernel/words.tsx';
import { Fact } from '../ui/fact.tsx';

/** Who the reader is to their organization. `photo` is their picture, and what changes it. */
export function ProfileFacts({ self, photo }: { readonly self: EmployeeSelf; readonly photo: ReactNode }) {
  const { say, formats } = useWords();
  const name = `${self.firstName} ${self.lastName}`;
  return (
    <section className="card profile" aria-labelledby="profile-name">
      <header>
        {photo}
        <div className="grow">
          <h2 id="profile-name">
            <bdi>{name}</bdi>
          </h2>
          <p className="soft">
            <bdi dir="ltr">{self.email}</bdi>
          </p>
        </div>
      </header>
      <dl>
        <Fact icon={ShieldCheck} label={say('people.role')}>
          {say(`people.role.${self.role}`)}
        </Fact>
        <Fact icon={Hash} label={say('people.employeeNumber')}>
          <bdi dir="ltr" className="num">
            {self.employeeNumber}
          </bdi>
        </Fact>
        <Fact icon={Building2} label={say('people.organization')}>
          <bdi>{self.organization.name}</bdi>
        </Fact>
        <Fact icon={MapPin} label={say('people.location')}>
          <bdi>{self.home.name}</bdi>
        </Fact>
        <Fact icon={Globe} label={say('people.zone')}>
          <span className="zone-name">{formats.zoneName(self.home.zone)}</span>
          <bdi dir="ltr" className="mute">
            {self.home.zone.replaceAll('_', ' ')}
          </bdi>
        </Fact>
      </dl>
    </section>
  );
}
