import '../payment-table.css';
import './pay-grid.css';
import type { ReactNode } from 'react';
import type { PayRunDraft, PayRunPerson } from '../../../contract/payroll/pay-run.ts';
import { appliesAt } from '../../../domain/payroll/run/run-deduction.ts';
import { useWords } from '../../kernel/words.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Table } from '../../ui/table.tsx';
import { PayCell, type CellPlace } from './pay-cell.tsx';
import type { ChangeDraft } from './queries.ts';
import { cellOf, pastedCells, withCells, withSkipped, type Column, type RunRow } from './view.ts';

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
  /** Leads to the card of somebody. */
  readonly link: (person: PayRunPerson, children: ReactNode) => ReactNode;
}

/** The people of a run as a spreadsheet has them: who is in it, what is due, and what is paid beside it or taken off. */
export function PayGrid({ step, found, page, sought, onSeek, draft, currency, onChange, link }: PayGridProps) {
  const { say, formats } = useWords();
  const money = (sum: number) => formats.money(sum, currency);
  const columns: readonly Column[] = ['extra', ...draft.deductions.map(({ id }) => ({ deduction: id }))];
  const titles =
    step === 'hours'
      ? [say('payroll.run.days'), say('payroll.hours'), say('payroll.run.overtime'), say('payroll.run.due')]
      : [
          say('payroll.run.due'),
          say('payroll.run.extra'),
          ...draft.deductions.map(({ name }) => name),
          say('payroll.netWages'),
        ];
  const figure = (value: string, key: string) => (
    <td className="n" key={key}>
      <bdi className="num">{value}</bdi>
    </td>
  );
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
          const { person, name, figures, isSkipped } = row;
          const { employeeId } = person;
          return (
            <tr key={employeeId} className={isSkipped ? 'is-skipped' : ''}>
              <td>
                <CheckField
                  isSelected={!isSkipped}
                  onChange={(isPaid) => onChange(withSkipped(draft, [employeeId], !isPaid))}
                >
                  <span className="sr">{say('payroll.run.payNamed', { name })}</span>
                </CheckField>
              </td>
              <th scope="row">{link(person, <bdi>{name}</bdi>)}</th>
              {step === 'hours' ? (
                <>
                  {figure(String(person.days), 'days')}
                  {figure(formats.duration(person.workedMinutes), 'hours')}
                  {figure(formats.duration(person.overtimeMinutes), 'overtime')}
                  {figure(money(person.dueCents), 'due')}
                </>
              ) : (
                <>
                  {figure(money(person.dueCents), 'due')}
                  {columns.map((column, along) =>
                    isTakenOf(draft, column, person.home.id) ? (
                      <td className="n" key={columnKey(column)}>
                        <PayCell
                          label={say('payroll.run.cellOf', { name, column: titles[along + 1] ?? '' })}
                          value={cellOf(draft, employeeId, column)}
                          usual={column === 'extra' ? '0' : usualOf(draft, column.deduction)}
                          place={{ row: place, column: along }}
                          isSought={sought?.row === place && sought.column === along}
                          onLeave={onSeek}
                          onChange={(value) => onChange(withCells(draft, [{ employeeId, column, value }]))}
                          onPasteCells={(text) =>
                            onChange(withCells(draft, pastedCells(text, { row: place, column: along }, found, columns)))
                          }
                        />
                      </td>
                    ) : (
                      figure('–', columnKey(column))
                    ),
                  )}
                  {figure(money(figures.finalCents), 'net')}
                </>
              )}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

const columnKey = (column: Column): string => (column === 'extra' ? column : column.deduction);

/** Whether a column is one of those who are at home at a location. */
const isTakenOf = ({ deductions }: PayRunDraft, column: Column, home: string): boolean =>
  column === 'extra' || deductions.some((rule) => rule.id === column.deduction && appliesAt(rule, home));

/** Units are none unless they are typed. */
function usualOf({ deductions }: PayRunDraft, id: string): string {
  const rule = deductions.find((one) => one.id === id);
  return rule === undefined || rule.kind === 'per_unit'
    ? '0'
    : rule.kind === 'percentage'
      ? `${rule.value} %`
      : rule.value;
}
