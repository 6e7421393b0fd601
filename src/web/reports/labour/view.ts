import type { LabourFiguresReply, LabourReply } from '../../../contract/reports/labour.ts';
import type { RibbonSegment } from '../../ui/ribbon.tsx';

/** What is drawn, and by what lines are sorted. */
export const measures = ['hours', 'overtime', 'cost'] as const;
export type Measure = (typeof measures)[number];

/** A figure in minutes, or in cents where it is a cost. */
export function measured(figures: LabourFiguresReply, measure: Measure): number {
  if (measure === 'cost') return figures.payCents ?? 0;
  const beyond = figures.overtimeMinutes + figures.doubleMinutes;
  return measure === 'overtime' ? beyond : figures.workedMinutes;
}

/** Lines with the largest figure first; among equals they keep their order. */
export const ranked = <Line extends LabourFiguresReply>(lines: readonly Line[], measure: Measure): Line[] =>
  lines.toSorted((a, b) => measured(b, measure) - measured(a, measure));

/** The pieces of a line's ribbon, in percent of the longest line. */
export function ribbonOf(figures: LabourFiguresReply, measure: Measure, longest: number): RibbonSegment[] {
  const percent = (share: number) => (longest === 0 ? 0 : (share / longest) * 100);
  const end = percent(measured(figures, measure));
  const plain = measure === 'hours' ? percent(figures.regularMinutes) : 0;
  const pieces: RibbonSegment[] = [
    { tone: 'in', start: 0, end: plain },
    { tone: 'ot', start: plain, end },
  ];
  return pieces.filter((piece) => piece.end > piece.start);
}

/** A week's column: where it stands and how high its parts are, in percent from the foot. */
export interface Column {
  readonly week: LabourReply['byWeek'][number];
  readonly start: number;
  readonly width: number;
  readonly plain: number;
  readonly beyond: number;
  /** Of its height, the share that nobody approved yet. */
  readonly unapproved: number;
}

export interface Chart {
  readonly columns: readonly Column[];
  /** Lines across, the lowest first: their height in percent, and the figure that they stand for. */
  readonly marks: readonly { readonly height: number; readonly figure: number }[];
}

const widestColumn = 7;
const shareOfPlace = 0.64;

/** The weeks as columns under a scale that ends on a round figure. */
export function chartOf(weeks: LabourReply['byWeek'], measure: Measure): Chart {
  const top = roundTop(Math.max(0, ...weeks.map((week) => measured(week, measure))), measure);
  const place = 100 / Math.max(1, weeks.length);
  const width = Math.min(widestColumn, place * shareOfPlace);
  return {
    columns: weeks.map((week, index) => {
      const whole = (measured(week, measure) / top) * 100;
      const plain = measure === 'hours' ? (week.regularMinutes / top) * 100 : 0;
      const open = week.workedMinutes === 0 ? 0 : week.unapprovedMinutes / week.workedMinutes;
      return {
        week,
        start: place * index + (place - width) / 2,
        width,
        plain,
        beyond: whole - plain,
        unapproved: whole * open,
      };
    }),
    marks: [0, 0.5, 1].map((share) => ({ height: share * 100, figure: top * share })),
  };
}

/** The next of 1, 2, 4, 6, 8, 10, 20 … hours or units of currency at or above a figure. */
function roundTop(figure: number, measure: Measure): number {
  const unit = measure === 'cost' ? 100 : 60;
  const amount = Math.max(1, figure / unit);
  const power = 10 ** Math.floor(Math.log10(amount));
  const step = [1, 2, 4, 6, 8, 10].find((one) => one * power >= amount) ?? 10;
  return step * power * unit;
}

/** Every how many columns one is named, so that names do not touch on a phone. */
export const namedEvery = (columns: number): number => (columns <= 4 ? 1 : columns <= 13 ? 3 : columns <= 26 ? 5 : 10);

/** Hours beyond the plain rate as a share of all, in whole percent. */
export const beyondPercent = (figures: LabourFiguresReply): number =>
  figures.workedMinutes === 0 ? 0 : Math.round((measured(figures, 'overtime') / figures.workedMinutes) * 100);

/** What an hour cost on average, of the hours that have a rate; undefined where there are none, or it may not be seen. */
export function centsPerHour({ payCents, workedMinutes, unratedMinutes }: LabourFiguresReply): number | undefined {
  const rated = workedMinutes - unratedMinutes;
  return payCents === null || rated === 0 ? undefined : Math.round((payCents * 60) / rated);
}
