import type { PayrollFilesReply } from '../../../contract/payroll/files.ts';
import { hourEarnings } from '../../../domain/payroll/files/earnings.ts';
import { useWords } from '../../kernel/words.tsx';
import { Stat } from '../../ui/table.tsx';

/** What the files of the period hold: hours by what they are paid at, and of how many people. */
export function PeriodFigures({ reply }: { readonly reply: PayrollFilesReply }) {
  const { say, formats } = useWords();
  const { earned, people, currency } = reply;
  const premiums = earned.mealRest + earned.premium;
  const note = premiums === 0 ? '\u00a0' : say('payroll.files.premiums', { sum: formats.money(premiums, currency) });
  return (
    <div className="stats five">
      <Stat label={say('payroll.files.people')} value={String(people)} note={note} />
      {hourEarnings.map((earning) => (
        <Stat key={earning} label={say(`payroll.files.field.${earning}`)} value={formats.duration(earned[earning])} />
      ))}
    </div>
  );
}
