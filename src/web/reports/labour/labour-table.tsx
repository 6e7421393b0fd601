import type { LabourFiguresReply } from '../../../contract/reports/labour.ts';
import type { ReportLine } from '../../../domain/reports/labour.ts';
import { useWords } from '../../kernel/words.tsx';
import type { ReportTableLine } from '../report-lines.tsx';
import { ReportTable } from '../report-table.tsx';
import { measured, ribbonOf, type Measure } from './view.ts';

interface LabourTableProps {
  readonly by: ReportLine;
  readonly lines: readonly ReportTableLine<LabourFiguresReply>[];
  readonly total: LabourFiguresReply;
  readonly currency: string;
  /** What is drawn beside each line; a week has its column in the chart. */
  readonly measure: Measure;
}

/** Hours and what they cost, a line each. */
export function LabourTable({ by, lines, total, currency, measure }: LabourTableProps) {
  const { say } = useWords();
  const longest = Math.max(0, ...lines.map(({ figures }) => measured(figures, measure)));
  const numbers = [
    'worked',
    'regular',
    'overtime',
    'double',
    ...(total.payCents === null ? [] : (['cost'] as const)),
    'unapproved',
  ] as const;
  return (
    <ReportTable
      label={say(`reports.labour.title.${by}`)}
      by={by}
      lines={lines}
      total={total}
      drawn={say(`reports.labour.measure.${measure}`)}
      ribbonOf={(figures) => ribbonOf(figures, measure, longest)}
      heads={numbers.map((name) => say(`reports.labour.${name}`))}
      renderFigures={(figures) => <Figures figures={figures} currency={currency} />}
    />
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
