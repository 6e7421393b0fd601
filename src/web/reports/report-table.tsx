import './report-table.css';
import type { ReactNode } from 'react';
import type { ReportLine } from '../../domain/reports/labour.ts';
import { useWords } from '../kernel/words.tsx';
import { Ribbon, type RibbonSegment } from '../ui/ribbon.tsx';
import { Table } from '../ui/table.tsx';
import type { ReportTableLine } from './report-lines.tsx';

interface ReportTableProps<Figures> {
  /** What it is called. */
  readonly label: string;
  readonly by: ReportLine;
  readonly lines: readonly ReportTableLine<Figures>[];
  readonly total: Figures;
  /** What the ribbons say; a week has its column in the chart instead. */
  readonly drawn: string;
  /** A line's ribbon, on the one scale of all. */
  readonly ribbonOf: (figures: Figures) => readonly RibbonSegment[];
  /** The heads of the figures; {@link renderFigures} gives their cells. */
  readonly heads: readonly string[];
  readonly renderFigures: (figures: Figures) => ReactNode;
  readonly className?: string;
}

/** The lines of a report with their sums, and a ribbon of each on one scale; on a phone two lines each. */
export function ReportTable<Figures>(props: ReportTableProps<Figures>) {
  const { label, by, lines, total, drawn, ribbonOf, heads, renderFigures, className = '' } = props;
  const { say } = useWords();
  const isDrawn = by !== 'week';
  return (
    <Table className={`in-lines report-table ${className}`} label={label}>
      <thead>
        <tr>
          <th scope="col">{say(`reports.labour.line.${by}`)}</th>
          {isDrawn && (
            <th scope="col" className="drawn">
              {drawn}
            </th>
          )}
          {heads.map((head) => (
            <th key={head} scope="col" className="n">
              {head}
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
                <Ribbon segments={ribbonOf(figures)} />
              </td>
            )}
            {renderFigures(figures)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('reports.labour.total')}</th>
          {isDrawn && <td className="drawn" />}
          {renderFigures(total)}
        </tr>
      </tfoot>
    </Table>
  );
}
