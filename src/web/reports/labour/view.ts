import type { LabourFiguresReply } from '../../../contract/reports/labour.ts';
import type { RibbonSegment } from '../../ui/ribbon.tsx';
import type { Parts } from '../chart/view.ts';

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

/** What a week's column is made of; the part that nobody approved is at its top. */
export function labourParts(week: LabourFiguresReply, measure: Measure): Parts {
  const whole = measured(week, measure);
  const plain = measure === 'hours' ? week.regularMinutes : 0;
  const open = week.workedMinutes === 0 ? 0 : whole * (week.unapprovedMinutes / week.workedMinutes);
  return { plain, beyond: whole - plain, open: { from: whole - open, height: open } };
}

/** Hours beyond the plain rate as a share of all, in whole percent. */
export const beyondPercent = (figures: LabourFiguresReply): number =>
  figures.workedMinutes === 0 ? 0 : Math.round((measured(figures, 'overtime') / figures.workedMinutes) * 100);

/** What an hour cost on average, of the hours that have a rate; undefined where there are none, or it may not be seen. */
export function centsPerHour({ payCents, workedMinutes, unratedMinutes }: LabourFiguresReply): number | undefined {
  const rated = workedMinutes - unratedMinutes;
  return payCents === null || rated === 0 ? undefined : Math.round((payCents * 60) / rated);
}
