import './person-page.css';
import { Building2, CalendarDays, Hash, Mail, MapPin, MapPinned, Phone } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { PersonReply } from '../../contract/team.ts';
import type { PlainDate, Zone } from '../../domain/kernel/time.ts';
import { useWords } from '../kernel/words.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Fact } from '../ui/fact.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { EmployeeForm } from './employee-form.tsx';
import { PayRates } from './pay-rates.tsx';
import { PersonHistory } from './person-history.tsx';
import { ReinstateButton } from './reinstate-button.tsx';
import { RoleForm } from './role-form.tsx';
import { SuspendForm } from './suspend-form.tsx';
import { employedText, nameOf, shownPhone } from './view.ts';

interface PersonPageProps {
  readonly person: PersonReply;
  /** The reader’s own zone and today’s date in it. */
  readonly zone: Zone;
  readonly today: PlainDate;
  /** Whom to call for them, where the reader may know. */
  readonly emergency: ReactNode;
  /** What is planned for them after a last day; from within the form it leads nowhere. */
  readonly renderAfterLastDay: (lastDay: PlainDate, isInForm: boolean) => ReactNode;
}

type Doing = 'edit' | 'role' | 'suspend';

/** Everything that the reader may know of somebody, and may do. */
export function PersonPage({ person, zone, today, emergency, renderAfterLastDay }: PersonPageProps) {
  const { say } = useWords();
  const [doing, setDoing] = useState<Doing>();
  const { may, employment } = person;
  const name = nameOf(person);
  const done = () => setDoing(undefined);
  return (
    <>
      <section className="card person" aria-labelledby="person-name">
        <header>
          <Avatar name={name} photoUrl={person.photoUrl} size="lg" />
          <div className="grow">
            <h1 id="person-name">
              <bdi>{name}</bdi>
            </h1>
            <p className="row">
              <span className="soft">{say(`people.role.${person.role}`)}</span>
              {employment !== null && <StatusChip status={employment.status} />}
            </p>
          </div>
          <div className="row doings">
            {may.change && <Button onPress={() => setDoing('edit')}>{say('team.edit')}</Button>}
            {may.changeRole && <Button onPress={() => setDoing('role')}>{say('team.changeRole')}</Button>}
            {may.suspend && (
              <Button tone="ghost" onPress={() => setDoing('suspend')}>
                {say('team.suspend')}
              </Button>
            )}
            {may.reinstate && <ReinstateButton employeeId={person.employeeId} name={name} />}
          </div>
        </header>
        {typeof employment?.suspensionReason === 'string' && (
          <p className="suspension">
            <bdi>{say('team.suspendedBecause', { reason: employment.suspensionReason })}</bdi>
          </p>
        )}
        {person.may.change && employment?.employedUntil && (
          <div className="after-last-day">{renderAfterLastDay(employment.employedUntil, false)}</div>
        )}
        <dl>
          {employment !== null && (
            <Fact icon={Mail} label={say('team.email')}>
              <a className="link" href={`mailto:${employment.email}`}>
                <bdi dir="ltr">{employment.email}</bdi>
              </a>
            </Fact>
          )}
          {typeof employment?.phone === 'string' && (
            <Fact icon={Phone} label={say('team.phone')}>
              <a className="link" href={`tel:${employment.phone}`}>
                <bdi dir="ltr">{shownPhone(employment.phone)}</bdi>
              </a>
            </Fact>
          )}
          {employment !== null && (
            <Fact icon={Hash} label={say('team.employeeNumber')}>
              <span className="num">{employment.employeeNumber}</span>
            </Fact>
          )}
          <Fact icon={MapPin} label={say('team.home')}>
            <bdi>{person.home.name}</bdi>
          </Fact>
          <Fact icon={MapPinned} label={say('team.furtherLocations')}>
            <Names of={person.further} />
          </Fact>
          {person.role === 'manager' && (
            <Fact icon={Building2} label={say('team.managed')}>
              <Names of={person.managed} />
            </Fact>
          )}
          {employment !== null && (
            <Fact icon={CalendarDays} label={say('team.employed')}>
              <Employed employment={employment} />
            </Fact>
          )}
        </dl>
      </section>
      {emergency}
      {may.seePayRates && (
        <PayRates employeeId={person.employeeId} name={name} maySet={may.setPayRate} today={today} zone={zone} />
      )}
      {employment !== null && <PersonHistory history={employment.history} zone={zone} />}
      {doing === 'edit' && (
        <EmployeeForm
          person={person}
          zone={zone}
          renderAfterLastDay={(day) => renderAfterLastDay(day, true)}
          onDone={done}
        />
      )}
      {doing === 'role' && <RoleForm person={person} zone={zone} onDone={done} />}
      {doing === 'suspend' && <SuspendForm employeeId={person.employeeId} name={name} onDone={done} />}
    </>
  );
}

function StatusChip({ status }: { readonly status: NonNullable<PersonReply['employment']>['status'] }) {
  const { say } = useWords();
  const tone = { active: 'in', pending: 'acc', suspended: 'out', rejected: 'out' } as const;
  return <Chip tone={tone[status]}>{say(`team.status.${status}`)}</Chip>;
}

function Employed({ employment }: { readonly employment: NonNullable<PersonReply['employment']> }) {
  const { say, formats } = useWords();
  return <>{employedText(employment.employedFrom, employment.employedUntil, say, formats)}</>;
}

function Names({ of }: { readonly of: readonly { readonly id: string; readonly name: string }[] }) {
  const { say, formats } = useWords();
  return <>{of.length === 0 ? say('team.none') : formats.list(of.map(({ name }) => name))}</>;
}

/** The shapes of what is coming. */
export function PersonToCome() {
  const { say } = useWords();
  return (
    <Loading label={say('kernel.loading')}>
      <div className="card person" aria-hidden>
        <header>
          <Skeleton inlineSize="64px" blockSize="64px" />
          <div className="grow">
            <Skeleton inlineSize="40%" blockSize="28px" />
            <Skeleton inlineSize="20%" blockSize="24px" />
          </div>
        </header>
        <dl>
          {[1, 2, 3, 4].map((one) => (
            <div key={one}>
              <Skeleton inlineSize="50%" blockSize="20px" />
              <Skeleton inlineSize="40%" blockSize="20px" />
            </div>
          ))}
        </dl>
      </div>
    </Loading>
  );
}
