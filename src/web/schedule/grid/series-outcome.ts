import type { ReplyOf } from '../../../contract/kernel/endpoint.ts';
import type { addSeries, changeSeries } from '../../../contract/schedule/series.ts';
import type { Words } from '../../kernel/words.tsx';

/** How many shifts were planned, changed or removed with a series, and how many were not and why. */
export function saySeriesOutcome(
  outcome: ReplyOf<typeof addSeries> | ReplyOf<typeof changeSeries>,
  { say }: Words,
): string {
  const [done, rest] =
    'planned' in outcome
      ? [
          say('schedule.series.planned', { count: outcome.planned }),
          outcome.refused > 0 && say('schedule.copyRefused', { count: outcome.refused }),
        ]
      : [
          say(isRemoval(outcome) ? 'schedule.series.removed' : 'schedule.series.changed', { count: outcome.changed }),
          outcome.left > 0 && say('schedule.series.left', { count: outcome.left }),
        ];
  return [done, ...(rest === false ? [] : [rest])].join(' ');
}

const isRemoval = ({ steps }: ReplyOf<typeof changeSeries>): boolean =>
  steps.length > 0 && steps.every(({ after }) => after === null);
