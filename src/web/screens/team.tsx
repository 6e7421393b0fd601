import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Upload, UserPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { EmployeeSelf } from '../../contract/people/self.ts';
import type { PersonReply, TeamFilter } from '../../contract/team.ts';
import { isAdmitted } from '../../domain/access/employee-status.ts';
import { may } from '../../domain/access/may.ts';
import { dateAt } from '../../domain/kernel/time.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { usualLocation } from '../identity/view.ts';
import { InvitationList } from '../invitations/invitation-list.tsx';
import { InviteDialog } from '../invitations/invite-dialog.tsx';
import { useInvitations } from '../invitations/queries.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { ContactsOfPerson } from '../profile/contacts-of-person.tsx';
import { ShiftsAfter } from '../schedule/last-day/shifts-after.tsx';
import { EndingList } from '../skills/ending-list.tsx';
import { HeldSkills } from '../skills/held-skills.tsx';
import { ImportHistory } from '../team/import/import-history.tsx';
import { ImportPanel } from '../team/import/import-panel.tsx';
import { PersonPage, PersonToCome } from '../team/person-page.tsx';
import { usePerson, useTeam } from '../team/queries.ts';
import { TeamFilters } from '../team/team-filters.tsx';
import { TeamList, TeamToCome } from '../team/team-list.tsx';
import { nameOf } from '../team/view.ts';
import { MealWaivers } from '../time-cards/waivers/meal-waivers.tsx';
import { useServerNow } from '../time-clock/device/device-clock.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PageHead, PageLead } from '../ui/layout.tsx';
import { Trail } from '../ui/trail.tsx';
import { PersonAvailability } from './person-availability.tsx';
import { PersonHours } from './person-hours.tsx';
import { PersonTimeOff } from './person-time-off.tsx';
import type { TeamSearch } from './team-search.ts';

/** /team: the people of one's locations, or with `?person=` one of them. */
export function Team() {
  const search = useSearch({ from: '/signed-in/team' });
  if (search.show === 'import') return <Import />;
  if (search.show === 'invitations') return <Invitations />;
  if (search.show === 'certificates') return <Certificates />;
  return search.person === undefined ? (
    <People search={search} />
  ) : (
    <Person employeeId={search.person} search={search} />
  );
}

function People({ search }: { readonly search: TeamSearch }) {
  const { say } = useWords();
  useTitle(say('team.title'));
  const self = useSelf();
  const navigate = useNavigate();
  const { q, location, role, status } = search;
  const filter = withoutEmpty({ search: q, location, role, status });
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useTeam(filter);
  const [first] = data?.pages ?? [];
  const go = (next: TeamFilter) => {
    const { search: words, ...rest } = withoutEmpty(next);
    void navigate({ to: '/team', search: words === undefined ? rest : { ...rest, q: words }, replace: true });
  };
  const linkTo = (person: string, children: ReactNode): ReactNode => (
    <Link className="person-card" to="/team" search={{ ...search, person }}>
      {children}
    </Link>
  );
  return (
    <>
      <PageHead title={say('team.title')}>
        <span className="end row">
          {may(self, 'import_people') && (
            <Button icon={Upload} onPress={() => void navigate({ to: '/team', search: { show: 'import' } })}>
              {say('team.importTitle')}
            </Button>
          )}
          {may(self, 'invite_people') && <Invite />}
        </span>
      </PageHead>
      <PageLead>
        {say('team.lead')} {may(self, 'invite_people') && <InvitationsLink />}{' '}
        {may(self, 'record_skills') && <CertificatesLink />}
      </PageLead>
      <TeamFilters
        filter={filter}
        locations={first?.locations ?? []}
        seesStatus={first?.seesStatus ?? may(self, 'change_employment')}
        onChange={(change) => go({ ...filter, ...change })}
      />
      {data === undefined && error !== null && (
        <AskProblem title={say('team.failed')} error={error} retry={() => void refetch()} />
      )}
      {data === undefined && error === null && <TeamToCome />}
      {data && first && (
        <TeamList
          people={data.pages.flatMap(({ people }) => people)}
          count={first.count}
          ownId={self.employeeId}
          isNarrowed={Object.keys(filter).length > 0}
          onMore={hasNextPage ? () => void fetchNextPage() : undefined}
          isReading={isFetchingNextPage}
          onClear={() => go({})}
          alone={
            may(self, 'invite_people') && (
              <ButtonLink href="/team?open=invite">{say('guidance.find.invite')}</ButtonLink>
            )
          }
          link={linkTo}
        />
      )}
    </>
  );
}

/** A file of people; whoever may not bring any sees the list. */
function Import() {
  const { say } = useWords();
  useTitle(say('team.importTitle'));
  const self = useSelf();
  const navigate = useNavigate();
  if (!may(self, 'import_people')) return <People search={{}} />;
  return (
    <>
      <Trail label={say('guidance.trail')} here={say('team.importTitle')}>
        <Link to="/team">{say('team.title')}</Link>
      </Trail>
      <PageHead title={say('team.importTitle')} />
      <PageLead>{say('team.importLead')}</PageLead>
      <ImportPanel onDone={() => void navigate({ to: '/team' })} />
      <ImportHistory zone={self.home.zone} />
    </>
  );
}

/** The button that opens the dialog; what it needs to know is asked for with the list. */
function Invite() {
  const { say } = useWords();
  const { role, home, organization } = useSelf();
  const { data } = useInvitations();
  const { open, ...search } = useSearch({ from: '/signed-in/team' });
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const locationId = usualLocation(data?.locations ?? [], home.id);
  return (
    <>
      <Button tone="primary" icon={UserPlus} onPress={() => setIsOpen(true)}>
        {say('invitations.invite')}
      </Button>
      {(isOpen || open === 'invite') && data && locationId !== undefined && (
        <InviteDialog
          by={role}
          locations={data.locations}
          locationId={locationId}
          currency={organization.currency}
          onClose={() => {
            setIsOpen(false);
            if (open !== undefined) void navigate({ to: '/team', search, replace: true });
          }}
        />
      )}
    </>
  );
}

/** How many invitations nobody has accepted yet; nothing, where there is none. */
function InvitationsLink() {
  const { say } = useWords();
  const { data } = useInvitations();
  if (data === undefined || data.invitations.length === 0) return null;
  return (
    <Link className="link" to="/team" search={{ show: 'invitations' }}>
      {say('invitations.openCount', { count: data.invitations.length })}
    </Link>
  );
}

/** The invitations that nobody has accepted; whoever may invite nobody sees the list of people. */
function Invitations() {
  const { say } = useWords();
  useTitle(say('invitations.openTitle'));
  const self = useSelf();
  if (!may(self, 'invite_people')) return <People search={{}} />;
  return (
    <>
      <Trail label={say('guidance.trail')} here={say('invitations.openTitle')}>
        <Link to="/team">{say('team.title')}</Link>
      </Trail>
      <PageHead title={say('invitations.openTitle')}>
        <span className="end">
          <Invite />
        </span>
      </PageHead>
      <PageLead>{say('invitations.listLead')}</PageLead>
      <InvitationList
        zone={self.home.zone}
        none={<ButtonLink href="/team?show=invitations&open=invite">{say('guidance.find.invite')}</ButtonLink>}
      />
    </>
  );
}

function CertificatesLink() {
  const { say } = useWords();
  return (
    <Link className="link" to="/team" search={{ show: 'certificates' }}>
      {say('skills.endingLink')}
    </Link>
  );
}

const linkToPerson = (person: string, name: string): ReactNode => (
  <Link className="link" to="/team" search={{ person }}>
    <bdi>{name}</bdi>
  </Link>
);

/** The certificates of one's people that end; whoever records none sees the list of people. */
function Certificates() {
  const { say } = useWords();
  useTitle(say('skills.endingTitle'));
  const self = useSelf();
  const now = useServerNow();
  if (!may(self, 'record_skills')) return <People search={{}} />;
  return (
    <>
      <Trail label={say('guidance.trail')} here={say('skills.endingTitle')}>
        <Link to="/team">{say('team.title')}</Link>
      </Trail>
      <PageHead title={say('skills.endingTitle')} />
      <PageLead>{say('skills.endingLead')}</PageLead>
      <EndingList today={dateAt(now, self.home.zone)} link={linkToPerson} />
    </>
  );
}

/** What narrows nothing is not said. */
const withoutEmpty = (query: TeamFilter): TeamFilter =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== '')) as TeamFilter;

function Person({ employeeId, search }: { readonly employeeId: string; readonly search: TeamSearch }) {
  const { say } = useWords();
  const self = useSelf();
  const { home } = self;
  const now = useServerNow();
  const { data, error, refetch } = usePerson(employeeId);
  useTitle(data === undefined ? say('team.title') : nameOf(data));
  const { person: _shown, ...list } = search;
  return (
    <>
      <Trail label={say('guidance.trail')} here={data === undefined ? '…' : nameOf(data)}>
        <Link to="/team" search={list}>
          {say('team.title')}
        </Link>
      </Trail>
      {data === undefined && <h1 className="sr">{say('team.title')}</h1>}
      {data === undefined && error !== null && (
        <AskProblem title={say('team.personFailed')} error={error} retry={() => void refetch()} />
      )}
      {data === undefined && error === null && <PersonToCome />}
      {data && (
        <PersonPage
          key={employeeId}
          person={data}
          zone={home.zone}
          today={dateAt(now, home.zone)}
          renderAfterLastDay={(lastDay, isInForm) =>
            may(self, 'edit_schedule') && <ShiftsAfter employeeId={employeeId} lastDay={lastDay} isLinked={!isInForm} />
          }
          emergency={
            mayOpen(self, data) && <ContactsOfPerson key={employeeId} employeeId={employeeId} name={nameOf(data)} />
          }
        />
      )}
      {data && data.may.change && employeeId !== self.employeeId && (
        <>
          <HeldSkills
            key={employeeId}
            employeeId={employeeId}
            name={nameOf(data)}
            isOwn={false}
            today={dateAt(now, home.zone)}
            zone={home.zone}
          />
          <PersonHours employeeId={employeeId} name={nameOf(data)} />
          <PersonAvailability employeeId={employeeId} />
          <PersonTimeOff employeeId={employeeId} name={nameOf(data)} />
          <MealWaivers key={`meals ${employeeId}`} employeeId={employeeId} zone={home.zone} />
        </>
      )}
    </>
  );
}

/** Whether the reader may open whom to call for somebody else. */
const mayOpen = (self: EmployeeSelf, { employeeId, isSelf, home, further, employment }: PersonReply): boolean =>
  !isSelf &&
  (employment === null || isAdmitted(employment.status)) &&
  may(self, 'see_emergency_contacts', { employeeId, locationIds: [home.id, ...further.map(({ id }) => id)] });
