import { addMilliseconds, dateAt } from '../../domain/kernel/time.ts';
import type { EffectAsk } from '../adjustments/effect-table.tsx';
import { useEffectReasons } from '../adjustments/why/queries.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import type { WhyTopic } from '../time-cards/why/view.ts';
import { WhyDays } from '../time-cards/why/why-list.tsx';

/** Why hours, overtime or pay would be what they would be once some times are recorded: week by week, where several settle together. */
export function EffectWhy({ ask, topic }: { readonly ask: EffectAsk; readonly topic: WhyTopic }) {
  const { say, formats } = useWords();
  const { data, error, refetch } = useEffectReasons(ask);
  if (data === undefined)
    return <Unanswered error={error} refetch={refetch} title={say('timeCards.whyFailed')} blockSize="200px" />;
  return data.weeks.map((week) => (
    <section key={week.during.from}>
      {data.weeks.length > 1 && (
        <p className="strong">
          {formats.dateRange(
            dateAt(week.during.from, week.zone),
            dateAt(addMilliseconds(week.during.to, -1), week.zone),
          )}
        </p>
      )}
      <WhyDays of={week} ask={{ topic }} asOf={say('adjustments.whyAfter')} />
    </section>
  ));
}
