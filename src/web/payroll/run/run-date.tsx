import { useState } from 'react';
import type { PayRunReply } from '../../../contract/payroll/pay-run.ts';
import { yearOf } from '../../../domain/kernel/months.ts';
import { parsePlainDate } from '../../../domain/kernel/time.ts';
import { useWords } from '../../kernel/words.tsx';
import { DateField } from '../../ui/date-field.tsx';
import type { KeptDraft } from './queries.ts';
import { dateDecision, payDateOf, type RunRow } from './view.ts';

interface RunDateProps {
  readonly run: PayRunReply;
  readonly rows: readonly RunRow[];
  readonly kept: KeptDraft;
}

const firstYear = 2000;

/** The date of all payments of a run: chosen, or the payday of the period where that is still to come. */
export function RunDate({ run, rows, kept: { draft, change } }: RunDateProps) {
  const { say, formats } = useWords();
  const payDate = payDateOf(run, draft);
  // A date that is half typed, or a year of which two digits are, is none yet.
  const [typed, setTyped] = useState<string>();
  const decided = dateDecision(payDate, run, rows);
  const take = (text: string) => {
    const wish = parsePlainDate(text);
    const isWhole = wish !== undefined && yearOf(wish) >= firstYear;
    setTyped(isWhole ? undefined : text);
    if (isWhole && wish !== payDate) change({ ...draft, paidOn: wish });
  };
  return (
    <DateField
      label={say('payroll.run.payDate')}
      value={typed ?? payDate}
      onChange={take}
      onBlur={() => setTyped(undefined)}
      hint={
        run.payday === null
          ? say('payroll.run.noPayday')
          : say('payroll.run.payday', { date: formats.fullDate(run.payday) })
      }
      {...(!decided.ok && { error: say(`refusal.${decided.refusal}`) })}
    />
  );
}
