import { useWords } from '../../kernel/words.tsx';
import type { Measure } from './view.ts';

/** Says figures of a report: hours as `40:30`, costs as money; on a scale, as few characters as tell them apart. */
export function useFigure(currency: string) {
  const { formats } = useWords();
  return {
    whole: (figure: number, measure: Measure): string =>
      measure === 'cost' ? formats.money(figure, currency) : formats.duration(figure),
    short: (figure: number, measure: Measure): string =>
      measure === 'cost'
        ? formats.money(figure, currency).replace(/\.00$/, '')
        : formats.hoursAmount(figure, 'where_needed'),
  };
}
