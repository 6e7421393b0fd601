import '../report-table.css';
import type { LabourFiguresReply } from '../../../contract/reports/labour.ts';
import type { ReportLine } from '../../../domain/reports/labour.ts';
import { useWords } from '../../kernel/words.tsx';
import { Ribbon } from '../../ui/ribbon.tsx';
import { Table } from '../../ui/table.tsx';
import type { ReportTableLine } from '../report-lines.tsx';
import { measured, ribbonOf, type Measure } from './view.ts';

interface LabourTableProps {
  readonly by: ReportLine;
  readonly lines: readonly ReportTableLine<LabourFiguresReply>[];
  readonly total: LabourFiguresReply;
  readonly currency: string;
  /** What is drawn beside each line; a week has its column in the chart. */
  readonly measure: Measure;
}

/** The lines of a report with their sums, and a ribbon of each on one scale; on a phone two lines each. */
export function LabourTable({ by, lines, total, currency, measure }: LabourTableProps) {
  const { say } = useWords();
  const longest = Math.max(0, ...lines.map(({ figures }) => measured(figures, measure)));
  const isDrawn = by !== 'week';
  const numbers = [
    'worked',
    'regular',
    'overtime',
    'double',
    ...(total.payCents === null ? [] : (['cost'] as const)),
    'unapproved',
  ] as const;
  return (
    <Table className="in-lines report-table" label={say(`reports.labour.title.${by}`)}>
      <thead>
        <tr>
          <th scope="col">{say(`reports.labour.line.${by}`)}</th>
          {isDrawn && (
            <th scope="col" className="drawn">
              {say(`reports.labour.measure.${measure}`)}
            </th>
          )}
          {numbers.map((name) => (
            <th key={name} scope="col" className="n">
              {say(`reports.labour.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, head, figures }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {isDrawn && (
              <td className="drawn">
                <Ribbon segments={ribbonOf(figures, measure, longest)} />
              </td>
            )}
            <Figures figures={figures} currency={currency} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('reports.labour.total')}</th>
          {isDrawn && <td className="drawn" />}
          <Figures figures={total} currency={currency} />
        </tr>
      </tfoot>
    </Table>
  );
}

interface FiguresProps {
  readonly figures: LabourFiguresReply;
  readonly currency: string;
}

function Figures({ figures, currency }: FiguresProps) {
  const { say, formats } = useWords();
  const { workedMinutes, regularMinutes, overtimeMinutes, doubleMinutes, unapprovedMinutes, payCents } = figures;
  const cell = (text: string, place: string) => (
    <td className={`n ${place}`}>
      <bdi className="num">{text}</bdi>
    </td>
  );
  // On a phone, what stands under no head says what it is, and is left out where there is nothing of it.
  const beyond = (name: 'overtime' | 'double', minutes: number) => (
    <td className={`n ${minutes === 0 ? 'hide-s' : 'beyond'}`}>
      <span className="only-s">{say(`reports.labour.${name}`)} </span>
      <bdi className="num">{formats.duration(minutes)}</bdi>
    </td>
  );
  return (
    <>
      {cell(formats.duration(workedMinutes), 'strong')}
      {cell(formats.duration(regularMinutes), 'hide-s')}
      {beyond('overtime', overtimeMinutes)}
      {beyond('double', doubleMinutes)}
      {payCents !== null && cell(formats.money(payCents, currency), 'cost')}
      <td className="n open">
        {unapprovedMinutes > 0 && (
          <>
            <span className="only-s">{say('reports.labour.unapproved')} </span>
            <bdi className="num">{formats.duration(unapprovedMinutes)}</bdi>
          </>
        )}
        {unapprovedMinutes === 0 && <span className="hide-s">{'–'}</span>}
      </td>
    </>
  );
}
