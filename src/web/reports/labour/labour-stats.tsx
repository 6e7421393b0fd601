import type { LabourReply } from '../../../contract/reports/labour.ts';
import { useWords } from '../../kernel/words.tsx';
import { Stat } from '../../ui/table.tsx';
import { beyondPercent, centsPerHour, measured } from './view.ts';

/** The sums over all lines, with a word about each. */
export function LabourStats({ report: { total, currency } }: { readonly report: LabourReply }) {
  const { say, formats } = useWords();
  const perHour = centsPerHour(total);
  const blank = '\u00a0';
  const cost =
    perHour === undefined ? blank : say('reports.labour.perHour', { money: formats.money(perHour, currency) });
  return (
    <div className="stats">
      <Stat label={say('reports.labour.worked')} value={formats.duration(total.workedMinutes)} note={blank} />
      <Stat
        label={say('reports.labour.beyond')}
        value={formats.duration(measured(total, 'overtime'))}
        note={say('reports.labour.ofHours', { percent: beyondPercent(total) })}
      />
      {total.payCents !== null && (
        <Stat label={say('reports.labour.cost')} value={formats.money(total.payCents, currency)} note={cost} />
      )}
      <Stat
        label={say('reports.labour.unapproved')}
        value={formats.duration(total.unapprovedMinutes)}
        note={say(total.unapprovedMinutes === 0 ? 'reports.labour.allApproved' : 'reports.labour.stillOpen')}
      />
    </div>
  );
}
