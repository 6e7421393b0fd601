import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { LabourReply } from '../../contract/reports/labour.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { ExportMenu } from '../reports/export-menu.tsx';
import { LabourFilters, type LabourView } from '../reports/labour/labour-filters.tsx';
import { LabourLoading } from '../reports/labour/labour-loading.tsx';
import { LabourStats } from '../reports/labour/labour-stats.tsx';
import { LabourTable, type LabourLine } from '../reports/labour/labour-table.tsx';
import { ranked } from '../reports/labour/view.ts';
import { WeekChart } from '../reports/labour/week-chart.tsx';
import { askForLabour, useLabour } from '../reports/queries.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead, PageLead, Stepper } from '../ui/layout.tsx';
import type { ReportSearch } from './report-search.ts';

const usual = { weeks: '13', by: 'week', measure: 'hours' } as const;

/** /reports: hours, overtime and the cost of labour, by what the address says. */
export function Reports() {
  const { say } = useWords();
  useTitle(say('reports.labour.pageTitle'));
  const search = useSearch({ from: '/signed-in/reports' });
  const go = useGo();
  const { by = usual.by, measure: wished = usual.measure, ...wish } = search;
  const { data, error, refetch, isPlaceholderData } = useLabour(wish);
  const seesCost = data === undefined || data.total.payCents !== null;
  const measure = seesCost || wished !== 'cost' ? wished : 'hours';
  return (
    <>
      <PageHead title={say('reports.labour.pageTitle')}>
        {data && <Weeks report={data} onGo={(until) => go({ ...search, until })} />}
        {data && data.total.workedMinutes > 0 && (
          <span className="end">
            <ExportMenu ask={(format) => askForLabour({ ...wish, by, format })} />
          </span>
        )}
      </PageHead>
      <PageLead>{say('reports.labour.lead')}</PageLead>
      <LabourFilters
        view={{ ...wish, by, measure }}
        span={wish.weeks ?? usual.weeks}
        locations={data?.locations ?? []}
        seesCost={seesCost}
        onChange={(change) => go({ ...search, ...change })}
      />
      {data === undefined && error !== null && (
        <AskProblem title={say('reports.labour.failed')} error={error} retry={() => void refetch()} />
      )}
      {data === undefined && error === null && <LabourLoading />}
      {data && (
        <div aria-busy={isPlaceholderData}>
          <Report
            key={by}
            report={data}
            search={search}
            by={by}
            measure={measure}
            onClear={() => go({ ...search, location: undefined })}
          />
        </div>
      )}
    </>
  );
}

function Weeks({
  report: { from, to, previous, next },
  onGo,
}: {
  readonly report: LabourReply;
  readonly onGo: (until: ReportSearch['until']) => void;
}) {
  const { say, formats } = useWords();
  return (
    <Stepper
      label={formats.dateRange(from, to)}
      previous={{ label: say('reports.labour.previous'), onPress: () => onGo(previous) }}
      next={{
        label: say('reports.labour.next'),
        onPress: () => onGo(next ?? undefined),
        unavailable: next === null ? say('reports.labour.isCurrent') : undefined,
      }}
    />
  );
}

interface ReportProps extends Pick<LabourView, 'by' | 'measure'> {
  readonly report: LabourReply;
  readonly search: ReportSearch;
  readonly onClear: () => void;
}

/** So many people stand there at first; all of a large organization would be a long page. */
const firstPeople = 50;

function Report({ report, search, by, measure, onClear }: ReportProps) {
  const { say, formats } = useWords();
  const [isWhole, setWhole] = useState(false);
  const lines = useLines(report, search, by, measure);
  if (report.total.workedMinutes === 0 && report.total.payCents !== null && report.total.payCents === 0) {
    return search.location === undefined ? (
      <EmptyState text={say('reports.labour.empty')}>
        <ButtonLink href="/time-cards">{say('guidance.find.openCards')}</ButtonLink>
      </EmptyState>
    ) : (
      <EmptyState text={say('reports.labour.noneFound')}>
        <Button onPress={onClear}>{say('reports.labour.clearFilter')}</Button>
      </EmptyState>
    );
  }
  const shown = isWhole ? lines : lines.slice(0, firstPeople);
  const { total, currency } = report;
  const unrated = formats.hours(total.unratedMinutes).text;
  return (
    <>
      <LabourStats report={report} />
      {total.payCents !== null && total.unratedMinutes > 0 && (
        <p className="page-lead">{say('reports.labour.unrated', { hours: unrated })}</p>
      )}
      {by === 'week' && <WeekChart report={report} measure={measure} />}
      <LabourTable by={by} lines={shown} total={total} currency={currency} measure={measure} />
      {shown.length < lines.length && (
        <p className="labour-more">
          <Button onPress={() => setWhole(true)}>{say('reports.labour.showAll', { count: lines.length })}</Button>
        </p>
      )}
    </>
  );
}

/** The lines as the table shows them, each leading to what is behind it. */
function useLines(
  { byWeek, byLocation, byPerson }: LabourReply,
  search: ReportSearch,
  by: LabourView['by'],
  measure: LabourView['measure'],
): LabourLine[] {
  const { formats } = useWords();
  const { location } = search;
  switch (by) {
    case 'week':
      return byWeek.toReversed().map((week) => ({
        key: week.startsOn,
        head: (
          <Link
            className="link num"
            to="/time-cards"
            search={{ date: week.startsOn, ...(location !== undefined && { location }) }}
          >
            {formats.dateRange(week.startsOn, week.endsOn)}
          </Link>
        ),
        figures: week,
      }));
    case 'location':
      return ranked(byLocation, measure).map((place) => ({
        key: place.id,
        head: (
          <Link className="link" to="/reports" search={{ ...search, by: 'person', location: place.id }}>
            <bdi>{place.name}</bdi>
          </Link>
        ),
        figures: place,
      }));
    case 'person':
      return ranked(byPerson, measure).map((person) => ({
        key: person.employeeId,
        head: <Who person={person} />,
        figures: person,
      }));
  }
}

function Who({ person }: { readonly person: LabourReply['byPerson'][number] }): ReactNode {
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <span className="who">
      <Avatar name={name} photoUrl={person.photoUrl} />
      <span>
        <Link className="link" to="/team" search={{ person: person.employeeId }}>
          <bdi>{name}</bdi>
        </Link>
        <bdi className="line-2">{person.home.name}</bdi>
      </span>
    </span>
  );
}

/** Goes to another report; what is as usual is not said in the address. */
function useGo(): (search: ReportSearch) => void {
  const navigate = useNavigate();
  return (search) =>
    void navigate({
      to: '/reports',
      search: Object.fromEntries(
        Object.entries(search).filter(
          ([name, value]) => value !== undefined && value !== (usual as Record<string, string>)[name],
        ),
      ),
      replace: true,
      resetScroll: false,
    });
}
