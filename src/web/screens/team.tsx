import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TeamQuery } from '../../contract/team.ts';
import { may } from '../../domain/access/may.ts';
import { dateAt } from '../../domain/kernel/time.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { AskProblem } from '../kernel/problem.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { ImportHistory } from '../team/import/import-history.tsx';
import { ImportPanel } from '../team/import/import-panel.tsx';
import { PersonPage, PersonToCome } from '../team/person-page.tsx';
import { usePerson, useTeam } from '../team/queries.ts';
import { TeamFilters } from '../team/team-filters.tsx';
import { TeamList, TeamToCome } from '../team/team-list.tsx';
import { nameOf } from '../team/view.ts';
import { useServerNow } from '../time-clock/device/device-clock.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageHead, PageLead } from '../ui/layout.tsx';
import type { TeamSearch } from './team-search.ts';

/** /team: the people of one's locations, or with `?person=` one of them. */
export function Team() {
  const search = useSearch({ from: '/signed-in/team' });
  if (search.show === 'import') return <Import />;
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
  const { q, location, role, status, page } = search;
  const query = withoutEmpty({ search: q, location, role, status, page });
  const { data, error, refetch } = useTeam(query);
  const go = (next: TeamQuery) => {
    const { search: words, ...rest } = withoutEmpty(next);
    void navigate({ to: '/team', search: words === undefined ? rest : { ...rest, q: words }, replace: true });
  };
  const narrow = (change: Partial<TeamQuery>) => go({ ...query, page: undefined, ...change });
  const linkTo = (person: string, children: ReactNode): ReactNode => (
    <Link className="person-card" to="/team" search={{ ...search, person }}>
      {children}
    </Link>
  );
  return (
    <>
      <PageHead title={say('team.title')}>
        {may(self, 'import_people') && (
          <span className="end">
            <Button icon={Upload} onPress={() => void navigate({ to: '/team', search: { show: 'import' } })}>
              {say('team.importTitle')}
            </Button>
          </span>
        )}
      </PageHead>
      <PageLead>{say('team.lead')}</PageLead>
      <TeamFilters
        query={query}
        locations={data?.locations ?? []}
        seesStatus={data?.seesStatus ?? self.role !== 'employee'}
        onChange={narrow}
      />
      {data === undefined && error !== null && (
        <AskProblem title={say('team.failed')} error={error} retry={() => void refetch()} />
      )}
      {data === undefined && error === null && <TeamToCome />}
      {data && (
        <TeamList
          team={data}
          ownId={self.employeeId}
          isNarrowed={Object.keys(query).length > 0}
          onPage={(next) => go({ ...query, page: next })}
          onClear={() => go({})}
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
      <Link className="back-link" to="/team">
        <Icon of={ArrowLeft} size={16} flip />
        {say('team.back')}
      </Link>
      <PageHead title={say('team.importTitle')} />
      <PageLead>{say('team.importLead')}</PageLead>
      <ImportPanel onDone={() => void navigate({ to: '/team' })} />
      <ImportHistory zone={self.home.zone} />
    </>
  );
}

/** What narrows nothing is not said. */
const withoutEmpty = (query: TeamQuery): TeamQuery =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== '')) as TeamQuery;

function Person({ employeeId, search }: { readonly employeeId: string; readonly search: TeamSearch }) {
  const { say } = useWords();
  const { home } = useSelf();
  const now = useServerNow();
  const { data, error, refetch } = usePerson(employeeId);
  useTitle(data === undefined ? say('team.title') : nameOf(data));
  const { person: _shown, ...list } = search;
  return (
    <>
      <Link className="back-link" to="/team" search={list}>
        <Icon of={ArrowLeft} size={16} flip />
        {say('team.back')}
      </Link>
      {data === undefined && <h1 className="sr">{say('team.title')}</h1>}
      {data === undefined && error !== null && (
        <AskProblem title={say('team.personFailed')} error={error} retry={() => void refetch()} />
      )}
      {data === undefined && error === null && <PersonToCome />}
      {data && <PersonPage key={employeeId} person={data} zone={home.zone} today={dateAt(now, home.zone)} />}
    </>
  );
}
