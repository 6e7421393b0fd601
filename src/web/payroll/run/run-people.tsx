import { useCallback, useState, type ReactNode } from 'react';
import type { PayRunPerson, PayRunReply } from '../../../contract/payroll/pay-run.ts';
import { matches } from '../../../domain/people/search-name.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { PageStepper } from '../page-stepper.tsx';
import { DeductionEditor } from './deduction-editor.tsx';
import type { CellPlace } from './pay-cell.tsx';
import { PayGrid } from './pay-grid.tsx';
import type { KeptDraft } from './queries.ts';
import { BulkEdit, RunFilters } from './run-tools.tsx';
import type { OnUnread, UnreadCells } from './unread-cells.ts';
import type { RunRow } from './view.ts';

/** People on a page of the table: a thousand rows of cells would take a browser seconds. */
const pageSize = 50;

const pageOf = (place: CellPlace | undefined): number => Math.floor((place?.row ?? 0) / pageSize) + 1;

function placeIn(rows: readonly RunRow[], employeeId: string | undefined): CellPlace | undefined {
  const row = rows.findIndex(({ person }) => person.employeeId === employeeId);
  return row < 0 ? undefined : { row, column: 0 };
}

interface RunPeopleProps {
  readonly step: 'hours' | 'earnings';
  readonly goneTo: string | undefined;
  readonly run: PayRunReply;
  readonly rows: readonly RunRow[];
  readonly kept: KeptDraft;
  readonly unread: UnreadCells;
  readonly onUnread: OnUnread;
  /** Whether the reader may have new runs of the organization begin with the deductions of this one. */
  readonly mayKeepForAll: boolean;
  readonly link: (person: PayRunPerson, children: ReactNode) => ReactNode;
}

/** The people of a run as a table of cells, a page of them at a time, narrowed and filled together. */
export function RunPeople(props: RunPeopleProps) {
  const { step, goneTo, run, rows, kept, unread, onUnread, mayKeepForAll, link } = props;
  const { draft, change } = kept;
  const { say } = useWords();
  const [filter, setFilter] = useState({ q: '', location: '' });
  // Whoever comes here for somebody’s sake finds the keyboard in their row, on whatever page it is.
  const [sought, setSought] = useState<CellPlace | undefined>(() => placeIn(rows, goneTo));
  const [asked, setPage] = useState(() => pageOf(sought));
  // The keyboard is elsewhere by now, and is not to be called back to a cell.
  const show = (others: () => void) => {
    setSought(undefined);
    others();
  };
  const [edits, setEdits] = useState(false);
  const found = rows.filter(
    ({ name, person }) =>
      (filter.q === '' || matches(filter.q, name)) && (filter.location === '' || person.home.id === filter.location),
  );
  const page = Math.min(asked, Math.max(1, Math.ceil(found.length / pageSize)));
  const from = (page - 1) * pageSize;
  const to = Math.min(from + pageSize, found.length);
  const { length } = found;
  const seek = useCallback(
    (place: CellPlace) => {
      if (place.row < 0 || place.row >= length) return;
      setPage(pageOf(place));
      setSought(place);
    },
    [length],
  );
  const locations = [...new Map(rows.map(({ person: { home } }) => [home.id, home])).values()];
  return (
    <>
      <RunFilters filter={filter} locations={locations} onChange={(next) => show(() => setFilter(next))} />
      {step === 'earnings' && (
        <>
          <BulkEdit rows={found} draft={draft} onChange={change} />
          <Button onPress={() => setEdits(true)}>{say('payroll.run.deductions')}</Button>
        </>
      )}
      <div className="payment-count">
        <p role="status">{say('payroll.run.people', { count: found.length })}</p>
        <PageStepper page={page} pageSize={pageSize} count={found.length} onGo={(next) => show(() => setPage(next))} />
      </div>
      <PayGrid
        step={step}
        found={found}
        page={{ from, to }}
        sought={sought}
        onSeek={seek}
        draft={draft}
        currency={run.currency}
        onChange={change}
        unread={unread}
        onUnread={onUnread}
        link={link}
      />
      {edits && (
        <DeductionEditor
          run={run}
          draft={draft}
          locations={run.locations}
          mayKeepForAll={mayKeepForAll}
          onChange={change}
          onClose={() => setEdits(false)}
        />
      )}
    </>
  );
}
