import './week-chart.css';
import type { CSSProperties } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { namedEvery, type Chart, type ChartWeek, type Column } from './view.ts';

interface WeekChartProps<Week extends ChartWeek> {
  readonly title: string;
  /** What the chart shows, for whoever does not see it. */
  readonly label: string;
  readonly chart: Chart<Week>;
  /** What the parts of a column stand for. */
  readonly legend: readonly { readonly part: 'in' | 'ot' | 'open'; readonly text: string }[];
  /** A figure on the scale, in as few characters as tell them apart. */
  readonly short: (figure: number) => string;
  /** What is said of a column under the pointer. */
  readonly said: (week: Week) => string;
}

/** The weeks as columns, in the direction of the script. Decoration beside the table, which says the same. */
export function WeekChart<Week extends ChartWeek>({ title, label, chart, legend, short, said }: WeekChartProps<Week>) {
  const { formats, direction } = useWords();
  const { columns, marks } = chart;
  const every = namedEvery(columns.length);
  return (
    <figure className="card week-chart">
      <figcaption>
        <span className="strong">{title}</span>
        <ul className="legend">
          {legend.map(({ part, text }) => (
            <li key={part} className={part}>
              {text}
            </li>
          ))}
        </ul>
      </figcaption>
      <div className="plot">
        <div className="scale num" aria-hidden="true">
          {marks.map(({ height, figure }) => (
            <span key={height} style={{ '--at': height } as CSSProperties}>
              {short(figure)}
            </span>
          ))}
        </div>
        <svg role="img" aria-label={label}>
          {marks.map(({ height }) => (
            <line key={height} x1="0" x2="100%" y1={`${100 - height}%`} y2={`${100 - height}%`} />
          ))}
          {columns.map((column) => (
            <Bar
              key={column.week.startsOn}
              column={column}
              mirrored={direction === 'rtl'}
              title={formats.facts([formats.dateRange(column.week.startsOn, column.week.endsOn), said(column.week)])}
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
  readonly column: Column<ChartWeek>;
  readonly mirrored: boolean;
  readonly title: string;
}

/** A column; the part that is still open is paler, in a dashed line, as what is planned is on a ribbon. */
function Bar({ column: { start, width, plain, beyond, open }, mirrored, title }: BarProps) {
  const across = { x: `${mirrored ? 100 - start - width : start}%`, width: `${width}%` };
  const part = (from: number, height: number) => ({ ...across, y: `${100 - from - height}%`, height: `${height}%` });
  return (
    <g>
      <title>{title}</title>
      {plain > 0 && <rect className="in" {...part(0, plain)} />}
      {beyond > 0 && <rect className="ot" {...part(plain, beyond)} />}
      {open.height > 0 && <rect className="open" {...part(open.from, open.height)} />}
    </g>
  );
}
