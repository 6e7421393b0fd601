import './management-authorizations.css';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { usePending } from '../approvals/queries.ts';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { PageHead } from '../ui/layout.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TabLinks } from '../ui/tabs.tsx';
import { authorizationTabs, type AuthorizationSearch, type AuthorizationTab } from './authorization-search.ts';
import { PendingApprovals } from './pending-approvals.tsx';
import { RecentApprovals } from './recent-approvals.tsx';

const tabs = {
  pending: { label: 'approvals.pending', Content: PendingApprovals },
  recent: { label: 'approvals.recent', Content: RecentApprovals },
} as const satisfies Record<AuthorizationTab, unknown>;

/** /management-authorizations: what waits for the reader, and what was answered, at one of their locations or all. */
export function ManagementAuthorizations() {
  const { say } = useWords();
  useTitle(say('approvals.title'));
  const search = useSearch({ from: '/signed-in/management-authorizations' });
  const navigate = useNavigate();
  const go = (next: AuthorizationSearch) =>
    void navigate({ to: '/management-authorizations', search: next, replace: true, resetScroll: false });
  const { data } = usePending();
  const { tab = 'pending', location } = search;
  const { Content } = tabs[tab];
  const waiting = data?.waiting.registration ?? 0;
  return (
    <>
      <div className="authorizations-head">
        <PageHead title={say('approvals.title')} />
        <SelectField
          name="location"
          label={say('approvals.location')}
          value={location ?? ''}
          onChange={(value) => {
            const { location: _, ...rest } = search;
            go(value === '' ? rest : { ...rest, location: value });
          }}
          choices={[
            { value: '', label: say('approvals.allLocations') },
            ...(data?.locations ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      <TabLinks
        label={say('approvals.tabs')}
        tabs={authorizationTabs.map((one) => ({
          href: addressOf(one, location),
          label: say(tabs[one].label),
          isCurrent: one === tab,
          count:
            one === 'pending'
              ? { number: waiting, words: say('approvals.waitingCount', { count: waiting }) }
              : undefined,
        }))}
      />
      <Content search={search} go={go} />
    </>
  );
}

/** A tab's address keeps the location, and forgets the filter of the tab that is left. */
function addressOf(tab: AuthorizationTab, location: string | undefined): string {
  const query = new URLSearchParams({
    ...(tab !== 'pending' && { tab }),
    ...(location !== undefined && { location }),
  }).toString();
  return query === '' ? '/management-authorizations' : `/management-authorizations?${query}`;
}
