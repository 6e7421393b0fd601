import { useWords } from '../../kernel/words.tsx';
import type { RunRow } from './view.ts';

interface RowBlockersProps {
  readonly blockers: RunRow['blockers'];
  readonly currency: string;
  readonly className: string;
}

/** What stands in the way of paying somebody: each thing once, in however many weeks it does. */
export function RowBlockers({ blockers, currency, className }: RowBlockersProps) {
  const { say, formats } = useWords();
  const sentences = blockers.map(({ kind, deduction: name = '', cents = 0 }) =>
    say(`payroll.run.blocker.${kind}`, { name, sum: formats.money(cents, currency) }),
  );
  return <span className={className}>{formats.list([...new Set(sentences)])}</span>;
}
