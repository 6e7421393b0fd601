import './management-authorizations.css';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { RequestKind } from '../../domain/approvals/request.ts';
import { usePending } from '../approvals/queries.ts';
import { focusGoesToNext } from '../kernel/focus.ts';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { PageHead } from '../ui/layout.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TabLinks } from '../ui/tabs.tsx';
import { authorizationTabs, type AuthorizationSearch, type AuthorizationTab } from './authorization-search.ts';
import { PendingAdjustments } from './pending-adjustments.tsx';
import { PendingApprovals } from './pending-approvals.tsx';
import { PendingSwaps } from './pending-swaps.tsx';
import { PendingTimeOff } from './pending-time-off.tsx';
import { RecentApprovals } from './recent-approvals.tsx';

const tabs = {
  pending: { label: 'approvals.pending', Content: PendingApprovals },
  adjustments: { label: 'approvals.adjustments', Content: PendingAdjustments },
  vacation: { label: 'timeOff.vacationRequests', Content: PendingTimeOff },
  swaps: { label: 'schedule.pendingSwaps', Content: PendingSwaps },
  recent: { label: 'approvals.recent', Content: RecentApprovals },
} as const satisfies Record<AuthorizationTab, unknown>;

/** What waits under a tab. */
const kinds: Readonly<Partial<Record<AuthorizationTab, RequestKind>>> = {
  pending: 'registration',
  adjustments: 'adjustment',
  vacation: 'time_off',
  swaps: 'swap',
};

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
  const countOf = (one: AuthorizationTab) => {
    const kind = kinds[one];
    if (kind === undefined) return undefined;
    const number = data?.waiting[kind] ?? 0;
    return { number, words: say('approvals.waitingCount', { count: number }) };
  };
  return (
    <>
      <div className="authorizations-head">
        <PageHead title={say('approvals.title')} />
        <SelectField
          name="location"
          label={say('approvals.location')}
          value={location ?? ''}
          onChange={(value) => {
            const { location: _, request: __, ...rest } = search;
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
          count: countOf(one),
        }))}
      />
      <div ref={focusGoesToNext}>
        <Content search={search} go={go} />
      </div>
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
