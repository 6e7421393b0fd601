import './week-chart.css';
import type { CSSProperties } from 'react';
import type { LabourReply } from '../../../contract/reports/labour.ts';
import { useWords } from '../../kernel/words.tsx';
import { useFigure } from './use-figure.ts';
import { chartOf, measured, namedEvery, type Column, type Measure } from './view.ts';

interface WeekChartProps {
  readonly report: Pick<LabourReply, 'byWeek' | 'from' | 'to' | 'currency'>;
  readonly measure: Measure;
}

/** The weeks as columns, in the direction of the script. Decoration beside the table, which says the same. */
export function WeekChart({ report, measure }: WeekChartProps) {
  const { say, formats, direction } = useWords();
  const said = useFigure(report.currency);
  const { columns, marks } = chartOf(report.byWeek, measure);
  const every = namedEvery(columns.length);
  const title = say(`reports.labour.measure.${measure}`);
  const dates = formats.dateRange(report.from, report.to);
  return (
    <figure className="card week-chart">
      <figcaption>
        <span className="strong">{title}</span>
        <Legend measure={measure} />
      </figcaption>
      <div className="plot">
        <div className="scale num" aria-hidden="true">
          {marks.map(({ height, figure }) => (
            <span key={height} style={{ '--at': height } as CSSProperties}>
              {said.short(figure, measure)}
            </span>
          ))}
        </div>
        <svg role="img" aria-label={say('reports.labour.chart', { measure: title, dates })}>
          {marks.map(({ height }) => (
            <line key={height} x1="0" x2="100%" y1={`${100 - height}%`} y2={`${100 - height}%`} />
          ))}
          {columns.map((column) => (
            <Bar
              key={column.week.startsOn}
              column={column}
              mirrored={direction === 'rtl'}
              title={formats.list([
                formats.dateRange(column.week.startsOn, column.week.endsOn),
                said.whole(measured(column.week, measure), measure),
              ])}
            />
          ))}
        </svg>
        <div className="names num" aria-hidden="true">
          {columns.map(({ week, start, width }, index) =>
            index % every === 0 ? (
              <span key={week.startsOn} style={{ '--at': start + width / 2 } as CSSProperties}>
                {formats.dayMonth(week.startsOn)}
              </span>
            ) : null,
          )}
        </div>
      </div>
    </figure>
  );
}

interface BarProps {
  readonly column: Column;
  readonly mirrored: boolean;
  /** What is said of it under the pointer. */
  readonly title: string;
}

/** A column; the part that nobody approved is paler, in a dashed line, as what is planned is on a ribbon. */
function Bar({ column: { start, width, plain, beyond, unapproved }, mirrored, title }: BarProps) {
  const across = { x: `${mirrored ? 100 - start - width : start}%`, width: `${width}%` };
  const part = (from: number, height: number) => ({ ...across, y: `${100 - from - height}%`, height: `${height}%` });
  return (
    <g>
      <title>{title}</title>
      {plain > 0 && <rect className="in" {...part(0, plain)} />}
      {beyond > 0 && <rect className="ot" {...part(plain, beyond)} />}
      {unapproved > 0 && <rect className="open" {...part(plain + beyond - unapproved, unapproved)} />}
    </g>
  );
}

function Legend({ measure }: { readonly measure: Measure }) {
  const { say } = useWords();
  return (
    <ul className="legend">
      {measure === 'hours' && <li className="in">{say('reports.labour.regular')}</li>}
      <li className="ot">{say(measure === 'cost' ? 'reports.labour.cost' : 'reports.labour.beyond')}</li>
      <li className="open">{say('reports.labour.unapprovedYet')}</li>
    </ul>
  );
}
