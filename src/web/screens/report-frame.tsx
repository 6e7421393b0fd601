import type { UseQueryResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { LabourReply } from '../../contract/reports/labour.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { ReportFilters } from '../reports/report-filters.tsx';
import type { ReportTableLine } from '../reports/report-lines.tsx';
import { ReportLoading } from '../reports/report-loading.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead, PageLead, Stepper } from '../ui/layout.tsx';
import { TabLinks } from '../ui/tabs.tsx';
import { reportKinds, usualReport, type ReportKind, type ReportSearch } from './report-search.ts';

type AnyReport = Pick<LabourReply, 'from' | 'to' | 'previous' | 'next' | 'locations'>;

interface ReportFrameProps<Report extends AnyReport> {
  readonly kind: ReportKind;
  readonly search: ReportSearch;
  readonly lead: string;
  readonly query: Pick<UseQueryResult<Report>, 'data' | 'error' | 'refetch' | 'isPlaceholderData'>;
  /** What takes the report along; undefined, where there is nothing to take. */
  readonly exportMenu: ReactNode;
  /** What can be chosen beside the weeks, the location and the lines. */
  readonly choices: ReactNode;
  readonly children: (report: Report) => ReactNode;
}

/** What all reports have in common: their weeks, what can be chosen, and what stands in for one that is not there. */
export function ReportFrame<Report extends AnyReport>({
  kind,
  search,
  lead,
  query: { data, error, refetch, isPlaceholderData },
  exportMenu,
  choices,
  children,
}: ReportFrameProps<Report>) {
  const { say } = useWords();
  useTitle(say('reports.labour.pageTitle'));
  const go = useGoToReport();
  const { weeks = usualReport.weeks, by = usualReport.by } = search;
  return (
    <>
      <PageHead title={say('reports.labour.pageTitle')}>
        {data && <Weeks report={data} onGo={(until) => go({ ...search, until })} />}
        {exportMenu && <span className="end">{exportMenu}</span>}
      </PageHead>
      <TabLinks
        label={say('reports.kind')}
        tabs={reportKinds.map((one) => ({
          href: addressOf({ ...search, kind: one }),
          label: say(`reports.kind.${one}`),
          isCurrent: one === kind,
        }))}
      />
      <PageLead>{lead}</PageLead>
      <ReportFilters
        view={{ ...search, by }}
        span={weeks}
        locations={data?.locations ?? []}
        onChange={(change) => go({ ...search, ...change })}
      >
        {choices}
      </ReportFilters>
      {data === undefined && error !== null && (
        <AskProblem title={say('reports.labour.failed')} error={error} retry={() => void refetch()} />
      )}
      {data === undefined && error === null && <ReportLoading />}
      {data && <div aria-busy={isPlaceholderData}>{children(data)}</div>}
    </>
  );
}

function Weeks({
  report: { from, to, previous, next },
  onGo,
}: {
  readonly report: AnyReport;
  readonly onGo: (until: ReportSearch['until']) => void;
}) {
  const { say, formats } = useWords();
  return (
    <Stepper
      label={formats.dateRange(from, to)}
      previous={{
        label: say('reports.labour.previous'),
        onPress: () => onGo(previous ?? undefined),
        unavailable: previous === null ? say('reports.labour.noEarlier') : undefined,
      }}
      next={{
        label: say('reports.labour.next'),
        onPress: () => onGo(next ?? undefined),
        unavailable: next === null ? say('reports.labour.isCurrent') : undefined,
      }}
    />
  );
}

/** Instead of a report that has nothing to tell. */
export function EmptyReport({ search, kind }: { readonly search: ReportSearch; readonly kind: ReportKind }) {
  const { say } = useWords();
  const go = useGoToReport();
  if (search.location === undefined) {
    return (
      <EmptyState text={say(`reports.${kind}.empty`)}>
        {kind === 'labour' ? (
          <ButtonLink href="/time-cards">{say('guidance.find.openCards')}</ButtonLink>
        ) : (
          <ButtonLink href="/schedule?show=team">{say('reports.attendance.plan')}</ButtonLink>
        )}
      </EmptyState>
    );
  }
  return (
    <EmptyState text={say(`reports.${kind}.noneFound`)}>
      <Button onPress={() => go({ ...search, location: undefined })}>{say('reports.labour.clearFilter')}</Button>
    </EmptyState>
  );
}

/** So many lines stand there at first; all people of a large organization would be a long page. */
const firstLines = 50;

/** The first lines, and the button that brings the others. */
export function FirstLines<Figures>({
  lines,
  children,
}: {
  readonly lines: readonly ReportTableLine<Figures>[];
  readonly children: (shown: readonly ReportTableLine<Figures>[]) => ReactNode;
}) {
  const { say } = useWords();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, firstLines);
  return (
    <>
      {children(shown)}
      {shown.length < lines.length && (
        <p className="report-more">
          <Button onPress={() => setWhole(true)}>{say('reports.labour.showAll', { count: lines.length })}</Button>
        </p>
      )}
    </>
  );
}

/** What of a report is not as usual: that alone is said in the address. */
const unusual = (search: ReportSearch): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      value === undefined || value === (usualReport as Record<string, string>)[name] ? [] : [[name, value]],
    ),
  );

/** Where a report stands. */
const addressOf = (search: ReportSearch): string => {
  const query = new URLSearchParams(unusual(search)).toString();
  return query === '' ? '/reports' : `/reports?${query}`;
};

/** Where the people of one location are told apart in the same report. */
export const peopleAddress = (search: ReportSearch, location: string): string =>
  addressOf({ ...search, by: 'person', location });

/** Goes to another report. */
export function useGoToReport(): (search: ReportSearch) => void {
  const navigate = useNavigate();
  return (search) => void navigate({ to: '/reports', search: unusual(search), replace: true, resetScroll: false });
}
