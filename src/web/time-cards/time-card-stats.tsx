import type { PlainDate, Zone } from '../../domain/kernel/time.ts';
import type { CardName } from '../../domain/time-cards/card-name.ts';
import { useWords, type Words } from '../kernel/words.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Stat } from '../ui/table.tsx';
import { presenceText } from './view/day-words.ts';
import { doubleNote, overtimeNote, type OvertimeLimits } from './view/overtime-note.ts';
import { beyondOf, type Day, type Week } from './view/week.ts';
import type { WhyAsk } from './why/view.ts';
import { WhyButton, WhyPlace } from './why/why-button.tsx';

interface TimeCardStatsProps {
  /** Whose figures these are. */
  readonly employeeId: string;
  /** First date of the present week, to which today belongs; undefined while loading. */
  readonly presentStart: PlainDate | undefined;
  /** Today, whatever week is shown; undefined while loading. */
  readonly today: Day | undefined;
  /** The zone of today. */
  readonly zone: Zone;
  /** The week that is shown; undefined while loading. */
  readonly week: Week | undefined;
  /** When overtime begins by the rules of the shown week; undefined while loading. */
  readonly overtime: OvertimeLimits | undefined;
}

/** Today's Hours, Weekly Hours, Overtime; and Double time in the weeks that have some. */
export function TimeCardStats({ employeeId, presentStart, today, zone, week, overtime }: TimeCardStatsProps) {
  const words = useWords();
  const { say, formats } = words;
  const beyond = week && beyondOf(week);
  const doubleMinutes = beyond?.doubleMinutes ?? 0;
  return (
    <div className={doubleMinutes > 0 ? 'stats' : 'stats three'}>
      <Figure
        label={say('timeCards.todaysHours')}
        minutes={today?.workedMinutes}
        note={today && todayNote(today, zone, words)}
        card={presentStart && { employeeId, startsOn: presentStart }}
        why={today && { topic: 'worked', date: today.date }}
      />
      <Figure
        label={say('timeCards.weeklyHours')}
        minutes={week?.workedMinutes}
        note={week && say('timeCards.ofTarget', { target: formats.duration(week.weeklyTargetMinutes) })}
        card={week && { employeeId, startsOn: week.startsOn }}
        why={{ topic: 'worked' }}
      />
      <Figure
        label={say('timeCards.overtime')}
        minutes={beyond?.overtimeMinutes}
        note={week && beyond && overtime && overtimeNote({ ...beyond, sources: week.sources, limits: overtime }, words)}
        card={week && { employeeId, startsOn: week.startsOn }}
        why={{ topic: 'overtime' }}
      />
      {doubleMinutes > 0 && (
        <Figure
          label={say('timeCards.double')}
          minutes={doubleMinutes}
          note={week && overtime && doubleNote({ sources: week.doubleSources, limits: overtime }, words)}
          card={week && { employeeId, startsOn: week.startsOn }}
          why={{ topic: 'double' }}
        />
      )}
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly minutes: number | undefined;
  readonly note: string | undefined;
  readonly card: CardName | undefined;
  readonly why: WhyAsk | undefined;
}

function Figure({ label, minutes, note, card, why }: FigureProps) {
  const { formats } = useWords();
  if (minutes !== undefined) {
    return (
      <Stat
        label={label}
        value={formats.duration(minutes)}
        note={note ?? '\u00a0'}
        action={card && why ? <WhyButton card={card} figure={label} {...why} /> : <WhyPlace />}
      />
    );
  }
  return (
    <div className="card stat">
      <p>
        {label}
        <WhyPlace />
      </p>
      <b>
        <Skeleton inlineSize="4rem" />
      </b>
      <small>
        <Skeleton inlineSize="7rem" />
      </small>
    </div>
  );
}

function todayNote(day: Day, zone: Zone, words: Words): string {
  const range = presenceText(day, zone, words);
  if (range === '') return words.say('timeCards.nothingYet');
  return words.say('timeCards.rangeBreak', { range, duration: words.formats.duration(day.breakMinutes) });
}
