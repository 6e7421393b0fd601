import '../payment-table.css';
import './pay-grid.css';
import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import type { PayRunDraft, PayRunPerson } from '../../../contract/payroll/pay-run.ts';
import { Said, useWords, type Words } from '../../kernel/words.tsx';
import { Table } from '../../ui/table.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { CellPlace } from './pay-cell.tsx';
import { PayRow } from './pay-row.tsx';
import type { ChangeDraft } from './queries.ts';
import type { OnUnread, UnreadCells } from './unread-cells.ts';
import { columnsOf, pastedCells, withCells, type RunRow } from './view.ts';

interface PayGridProps {
  readonly step: 'hours' | 'earnings';
  /** All that the filter leaves: what is pasted goes on over the pages. */
  readonly found: readonly RunRow[];
  /** Of them, those that are shown. */
  readonly page: { readonly from: number; readonly to: number };
  /** The cell that the keyboard goes on to. */
  readonly sought: CellPlace | undefined;
  readonly onSeek: (place: CellPlace) => void;
  readonly draft: PayRunDraft;
  readonly currency: string;
  readonly onChange: ChangeDraft;
  readonly unread: UnreadCells;
  readonly onUnread: OnUnread;
  /** Leads to the card of somebody. */
  readonly link: (person: PayRunPerson, children: ReactNode) => ReactNode;
}

/** The people of a run as a spreadsheet has them: who is in it, what is due, and what is paid beside it or taken off. */
export function PayGrid(props: PayGridProps) {
  const { step, found, page, sought, onSeek, draft, currency, onChange, unread, onUnread, link } = props;
  const { say } = useWords();
  const { deductions } = draft;
  const shown = useRef({ found, deductions });
  useEffect(() => {
    shown.current = { found, deductions };
  });
  // What is pasted asks for the people at that moment, so that no row is drawn anew because others were filtered.
  const paste = useCallback(
    (text: string, place: CellPlace) => {
      const { cells, ...left } = pastedCells(text, place, shown.current.found, columnsOf(shown.current.deductions));
      onChange((now) => withCells(now, cells));
      if (left.unread + left.unplaced > 0) showToast({ text: <Said of={(words) => leftOut(words, left)} /> });
    },
    [onChange],
  );
  const titles =
    step === 'hours'
      ? [say('payroll.run.days'), say('payroll.hours'), say('payroll.run.overtime'), say('payroll.run.due')]
      : [
          say('payroll.run.due'),
          say('payroll.run.extra'),
          ...draft.deductions.map(({ name }) => name),
          say('payroll.netWages'),
        ];
  return (
    <Table className="pay-grid" label={say(`payroll.run.step.${step}`)}>
      <thead>
        <tr>
          <th scope="col">{say('payroll.run.paid')}</th>
          <th scope="col">{say('payroll.column.employee')}</th>
          {titles.map((title) => (
            <th scope="col" className="n" key={title}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {found.slice(page.from, page.to).map((row, index) => {
          const place = page.from + index;
          const { employeeId } = row.person;
          return (
            <PayRow
              key={employeeId}
              step={step}
              row={row}
              typed={draft.people[employeeId]}
              deductions={draft.deductions}
              unread={unread[employeeId]}
              place={place}
              soughtColumn={sought?.row === place ? sought.column : undefined}
              currency={currency}
              onSeek={onSeek}
              onChange={onChange}
              onUnread={onUnread}
              onPaste={paste}
              link={link}
            />
          );
        })}
      </tbody>
    </Table>
  );
}

/** What of a paste was not taken, and why. */
const leftOut = ({ say }: Pick<Words, 'say'>, { unread, unplaced }: Record<'unread' | 'unplaced', number>): string =>
  [
    ...(unread > 0 ? [say('payroll.run.notTaken', { count: unread })] : []),
    ...(unplaced > 0 ? [say('payroll.run.noPlace', { count: unplaced })] : []),
  ].join(' ');
