import type { PlainDate } from '../../../domain/kernel/time.ts';

/** A week that has a column. */
export interface ChartWeek {
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
}

/** Of what a column is made, in the unit of its figure: what is plain at the foot, what is beyond upon it, and what is still open. */
export interface Parts {
  readonly plain: number;
  readonly beyond: number;
  readonly open: { readonly from: number; readonly height: number };
}

/** A week's column: where it stands and how high its parts are, in percent from the foot. */
export interface Column<Week extends ChartWeek> extends Parts {
  readonly week: Week;
  readonly start: number;
  readonly width: number;
}

export interface Chart<Week extends ChartWeek> {
  readonly columns: readonly Column<Week>[];
  /** Lines across, the lowest first: their height in percent, and the figure that they stand for. */
  readonly marks: readonly { readonly height: number; readonly figure: number }[];
}

const widestColumn = 7;
const shareOfPlace = 0.64;

/**
 * The weeks as columns under a scale that ends on a round figure.
 *
 * @param unit how much of a figure is one on the scale: 60 where it is in minutes, 100 where it is in cents
 */
export function chartOf<Week extends ChartWeek>(
  weeks: readonly Week[],
  partsOf: (week: Week) => Parts,
  unit: 60 | 100,
): Chart<Week> {
  const parts = weeks.map(partsOf);
  const highest = parts.map(({ plain, beyond, open }) => Math.max(plain + beyond, open.from + open.height));
  const top = roundTop(Math.max(0, ...highest), unit);
  const place = 100 / Math.max(1, weeks.length);
  const width = Math.min(widestColumn, place * shareOfPlace);
  const percent = (figure: number): number => (figure / top) * 100;
  return {
    columns: weeks.map((week, index) => {
      const { plain, beyond, open } = partsOf(week);
      return {
        week,
        start: place * index + (place - width) / 2,
        width,
        plain: percent(plain),
        beyond: percent(beyond),
        open: { from: percent(open.from), height: percent(open.height) },
      };
    }),
    marks: [0, 0.5, 1].map((share) => ({ height: share * 100, figure: top * share })),
  };
}

/** The next of 1, 2, 4, 6, 8, 10, 20 … units at or above a figure. */
function roundTop(figure: number, unit: number): number {
  const amount = Math.max(1, figure / unit);
  const power = 10 ** Math.floor(Math.log10(amount));
  const step = [1, 2, 4, 6, 8, 10].find((one) => one * power >= amount) ?? 10;
  return step * power * unit;
}

/** Every how many columns one is named, so that names do not touch on a phone. */
export const namedEvery = (columns: number): number => (columns <= 4 ? 1 : columns <= 13 ? 3 : columns <= 26 ? 5 : 10);
