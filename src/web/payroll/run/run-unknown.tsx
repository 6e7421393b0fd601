import './pay-grid.css';
import type { ReactNode } from 'react';
import { FormProblem, type FormProblemProps } from '../../kernel/form-problem.tsx';
import { useWords } from '../../kernel/words.tsx';
import { beforeAnother } from './outcome.ts';

interface RunUnknownProps {
  readonly problem: FormProblemProps;
  /** Leads to the payments. */
  readonly link: (children: ReactNode) => ReactNode;
}

/** What went wrong with a run of which nobody is left by now: whether it paid is looked for among the payments. */
export function RunUnknown({ problem, link }: RunUnknownProps) {
  const { say } = useWords();
  if (problem.error === null && problem.answer?.ok !== false) return null;
  return (
    <section className="card run-pay">
      <FormProblem {...beforeAnother(problem)} />
      {link(say('payroll.run.toPayments'))}
    </section>
  );
}
