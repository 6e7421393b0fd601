import type { AwayLimitReply } from '../../contract/time-off/away-limits.ts';
import { refusing } from '../../domain/time-off/away-limit.ts';
import { useWords } from '../kernel/words.tsx';
import { Problem } from '../ui/problem.tsx';
import { LimitsList } from './limits-list.tsx';
import { limitIn } from './view/limit.ts';

/** Which blackout days or limits the dates meet, before anything is sent: one that refuses stands against it, the others are told. */
export function LimitsNote({ limits }: { readonly limits: readonly AwayLimitReply[] }) {
  const words = useWords();
  const against = refusing(limits);
  const others = limits.filter((limit) => limit !== against);
  return (
    <>
      {against !== undefined && (
        <Problem title={limitIn(words, against, 'Is')} text={words.say(`timeOff.limitIs.${against.effect}`)} />
      )}
      {others.length > 0 && (
        <div className="leave-hint leave-limits" role="status">
          <LimitsList limits={others} reader="Is" />
        </div>
      )}
    </>
  );
}
