import { memo, type ReactNode } from 'react';
import type { PayRunDraft, PayRunPerson } from '../../../contract/payroll/pay-run.ts';
import { appliesAt, isUsual, sumOf } from '../../../domain/payroll/run/run-deduction.ts';
import { useWords } from '../../kernel/words.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { PayCell, type CellPlace } from './pay-cell.tsx';
import type { ChangeDraft } from './queries.ts';
import { RowBlockers } from './row-blockers.tsx';
import { unreadOf, type OnUnread, type UnreadCells } from './unread-cells.ts';
import {
  cappedOf,
  cellOf,
  columnKey,
  columnsOf,
  unitsOf,
  withCells,
  withSkipped,
  type Column,
  type RunRow,
} from './view.ts';

type Deductions = PayRunDraft['deductions'];

interface PayRowProps {
  readonly step: 'hours' | 'earnings';
  readonly row: RunRow;
  readonly typed: PayRunDraft['people'][string] | undefined;
  readonly deductions: Deductions;
  readonly unread: UnreadCells[string] | undefined;
  /** In the whole run. */
  readonly place: number;
  /** The keyboard comes to it from another page. */
  readonly soughtColumn: number | undefined;
  readonly currency: string;
  readonly onSeek: (place: CellPlace) => void;
  readonly onChange: ChangeDraft;
  readonly onUnread: OnUnread;
  readonly onPaste: (text: string, place: CellPlace) => void;
  /** Leads to the card of somebody. */
  readonly link: (person: PayRunPerson, children: ReactNode) => ReactNode;
}

/** Somebody of a run. Drawn anew only where something of theirs changed: each key that is typed makes another draft. */
export const PayRow = memo(function PayRow(props: PayRowProps) {
  const { step, row, deductions, currency, onChange, link } = props;
  const { say, formats } = useWords();
  const { person, name, figures, isSkipped } = row;
  const { employeeId } = person;
  const money = (sum: number) => formats.money(sum, currency);
  // Until a card of theirs is approved, what is due is not nothing but not known.
  const due = (figure: string) => (person.days === 0 ? '–' : figure);
  return (
    <tr className={isSkipped ? 'is-skipped' : ''}>
      <td>
        <CheckField
          isSelected={!isSkipped}
          onChange={(isPaid) => onChange((draft) => withSkipped(draft, [employeeId], !isPaid))}
        >
          <span className="sr">{say('payroll.run.payNamed', { name })}</span>
        </CheckField>
      </td>
      <th scope="row">
        {link(person, <bdi>{name}</bdi>)}
        {row.blockers.length > 0 && <RowBlockers className="cell-note" blockers={row.blockers} currency={currency} />}
      </th>
      {step === 'hours' ? (
        <>
          <Figure value={due(String(person.days))} />
          <Figure value={due(formats.duration(person.workedMinutes))} />
          <Figure value={due(formats.duration(person.overtimeMinutes))} />
          <Figure value={due(money(person.dueCents))} />
        </>
      ) : (
        <>
          <Figure value={due(money(person.dueCents))} />
          {columnsOf(deductions).map((column, along) =>
            isTakenOf(deductions, column, person.home.id) ? (
              <td className="n" key={columnKey(column)}>
                <Cell {...props} column={column} along={along} />
              </td>
            ) : (
              <Figure value="–" key={columnKey(column)} />
            ),
          )}
          {/* What is left is known once nothing that is due waits any more. */}
          <Figure value={person.blockers.length > 0 ? '–' : money(figures.finalCents)} />
        </>
      )}
    </tr>
  );
});

function Cell({
  row: { person, name, figures },
  typed,
  deductions,
  unread,
  place,
  soughtColumn,
  onSeek,
  onChange,
  onUnread,
  onPaste,
  currency,
  column,
  along,
}: PayRowProps & { readonly column: Column; readonly along: number }) {
  const { say, formats } = useWords();
  const { employeeId } = person;
  const rule = column === 'extra' ? undefined : deductions.find(({ id }) => id === column.deduction);
  const at = { row: place, column: along };
  const alone = rule?.kind === 'fixed' ? sumOf(person.takenAlone, rule.name) : undefined;
  const capped = cappedOf(rule, figures, currency, formats);
  const notes = [
    alone === undefined
      ? unitsOf(rule, cellOf(typed, column), currency, formats)
      : say('payroll.run.takenAlone', { sum: formats.money(alone, currency) }),
    capped && say('payroll.run.capped', capped),
  ].filter((note) => note !== undefined);
  return (
    <PayCell
      label={say('payroll.run.cellOf', { name, column: rule?.name ?? say('payroll.run.extra') })}
      value={cellOf(typed, column)}
      unread={unreadOf(unread, typed, column)}
      usual={rule === undefined ? '0' : usualOf(rule, person)}
      notes={notes}
      fault={say('payroll.run.valueFault')}
      place={at}
      isSought={soughtColumn === along}
      onLeave={onSeek}
      onChange={(value) => onChange((draft) => withCells(draft, [{ employeeId, column, value }]))}
      onUnread={(text) => onUnread(employeeId, column, text)}
      onPasteCells={(text) => onPaste(text, at)}
    />
  );
}

const Figure = ({ value }: { readonly value: string }) => (
  <td className="n">
    <bdi className="num">{value}</bdi>
  </td>
);

/** Whether a column is one of those who are at home at a location. */
const isTakenOf = (deductions: Deductions, column: Column, home: string): boolean =>
  column === 'extra' || deductions.some((rule) => rule.id === column.deduction && appliesAt(rule, home));

/** What is taken where nothing is typed; units are none unless they are. */
const usualOf = (rule: Deductions[number], person: PayRunPerson): string =>
  rule.kind === 'percentage' ? `${rule.value} %` : rule.kind === 'fixed' && isUsual(rule, person) ? rule.value : '0';
