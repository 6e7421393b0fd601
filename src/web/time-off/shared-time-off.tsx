import { Palmtree } from 'lucide-react';
import type { ReactNode } from 'react';
import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import type { AskError } from '../kernel/refused.ts';
import { useWords } from '../kernel/words.tsx';
import { Chip } from '../ui/chip.tsx';
import { ObjectCard } from '../ui/object-card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useTimeOffRequest } from './queries.ts';
import { datesIn } from './view/dates.ts';
import { toneOf } from './view/request.ts';

interface SharedTimeOffProps {
  readonly timeOffId: string;
  /** Leads to where it stands, or is answered. */
  readonly renderOpen: (employeeId: string, mayAnswer: boolean) => ReactNode;
  readonly renderGone: (error: AskError) => ReactNode;
}

/** A request for time off that a message shares: whose, which days, and what became of it. */
export function SharedTimeOff({ timeOffId, renderOpen, renderGone }: SharedTimeOffProps) {
  const words = useWords();
  const { say, speaker } = words;
  const { data, error } = useTimeOffRequest(timeOffId);
  if (error !== null) return renderGone(error);
  if (data === undefined) return <Skeleton inlineSize="240px" blockSize="120px" />;
  const { employee, request, mayAnswer } = data;
  return (
    <ObjectCard
      icon={Palmtree}
      kind={timeOffTypeName(speaker, request.type)}
      state={
        <Chip tone={toneOf(request)}>
          {request.cancellation === null
            ? say(`approvals.outcome.${request.decision?.outcome ?? 'pending'}`)
            : say('timeOff.cancelled')}
        </Chip>
      }
      actions={renderOpen(employee.employeeId, mayAnswer)}
    >
      <b>
        <bdi className="num">{datesIn(words, request)}</bdi>
      </b>
      <p>
        <bdi>{employee.name}</bdi>
      </p>
    </ObjectCard>
  );
}
