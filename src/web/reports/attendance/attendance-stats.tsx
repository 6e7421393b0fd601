import type { AttendanceReply } from '../../../contract/reports/attendance.ts';
import { useWords } from '../../kernel/words.tsx';
import { Stat } from '../../ui/table.tsx';
import { differenceOf, latePercent } from './view.ts';

/** The sums over all lines, with a word about each. */
export function AttendanceStats({ total }: Pick<AttendanceReply, 'total'>) {
  const { say, formats } = useWords();
  const blank = '\u00a0';
  const { plannedMinutes, workedMinutes, shifts, lateShifts, missedShifts } = total;
  return (
    <div className="stats">
      <Stat
        label={say('reports.attendance.planned')}
        value={formats.duration(plannedMinutes)}
        note={say('schedule.shifts', { count: shifts })}
      />
      <Stat
        label={say('reports.attendance.worked')}
        value={formats.duration(workedMinutes)}
        note={say('reports.attendance.differenceOf', { difference: formats.durationChange(differenceOf(total)) })}
      />
      <Stat
        label={say('reports.attendance.late')}
        value={String(lateShifts)}
        note={shifts === 0 ? blank : say('reports.attendance.lateNote', { percent: latePercent(total) })}
      />
      <Stat
        label={say('reports.attendance.missed')}
        value={String(missedShifts)}
        note={say(missedShifts === 0 ? 'reports.attendance.noneMissed' : 'reports.attendance.missedNote')}
      />
    </div>
  );
}
