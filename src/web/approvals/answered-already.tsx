import type * as z from 'zod/mini';
import type { decision } from '../../contract/approvals/decision.ts';
import type { Zone } from '../../domain/kernel/time.ts';
import { useMoment } from '../kernel/moment.ts';
import { useWords } from '../kernel/words.tsx';
import { Problem } from '../ui/problem.tsx';

interface AnsweredAlreadyProps {
  readonly decision: z.output<typeof decision>;
  readonly zone: Zone;
}

/** Somebody was quicker: who, when, and what they said. */
export function AnsweredAlready({ decision: { outcome, decidedBy, decidedAt }, zone }: AnsweredAlreadyProps) {
  const { say } = useWords();
  const moment = useMoment(zone);
  return (
    <Problem
      title={say(`approvals.already.${outcome}`, { name: decidedBy, ...moment(decidedAt) })}
      text={say('approvals.alreadyText')}
    />
  );
}
