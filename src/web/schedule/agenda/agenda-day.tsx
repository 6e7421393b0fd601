import { Plus } from 'lucide-react';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { ShowMore } from '../../kernel/show-more.tsx';
import { useDrawn } from '../../kernel/use-drawn.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import type { ShiftMark } from '../confirmations/view.ts';
import { sayCost, sayUncosted } from '../grid/cost-words.ts';
import { countedAs } from '../grid/counted-as.ts';
import { coverageWords } from '../grid/coverage-words.ts';
import { DayNotes } from '../grid/day-notes.tsx';
import { sayPosition } from '../grid/shown-position.ts';
import type { Grid, GridDay, GridShift } from '../grid/view.ts';
import { AgendaCard } from './agenda-card.tsx';
import type { AgendaAbsence, AgendaShift } from './view.ts';

interface AgendaDayProps {
  readonly schedule: TeamSchedule;
  readonly day: GridDay;
  /** Who is left out of what the day costs stands beside the week already. */
  readonly isLeftOutTold: boolean;
  /** Of which position its shifts are, where others are left out. */
  readonly positionId: Grid['positionId'];
  /** What the holiday of the day is called. */
  readonly holiday: string | undefined;
  readonly shifts: readonly AgendaShift[];
  readonly absences: readonly AgendaAbsence[];
  readonly marks: ReadonlyMap<string, ShiftMark>;
  readonly onOpen: (shift: GridShift) => void;
  readonly onAdd: () => void;
}

/** The chosen day: what it takes of hours and money, its shifts, and who cannot be planned. */
export function AgendaDay(props: AgendaDayProps) {
  const { schedule, day, isLeftOutTold, positionId, holiday, shifts, absences, marks, onOpen, onAdd } = props;
  const words = useWords();
  const { say, formats } = words;
  const { filled, needed, text } = coverageWords(day, words);
  const { drawn, more, draw, list } = useDrawn(shifts.length);
  const add = (
    <Button size="sm" icon={Plus} onPress={onAdd}>
      {say('schedule.addShift')}
    </Button>
  );
  const cost = sayCost(day, words, schedule.currency, day.uncosted);
  const leftOut = isLeftOutTold ? undefined : sayUncosted(day.uncosted, words);
  const date = formats.longDate(day.date);
  const none =
    positionId === undefined
      ? say('schedule.agenda.nobody', { date })
      : say('schedule.agenda.nobodyAs', { position: sayPosition(positionId, schedule.positions, words), date });
  return (
    <section className="agenda" aria-labelledby="agenda-day">
      <header>
        <div>
          <h2 id="agenda-day">{date}</h2>
          {holiday !== undefined && <bdi className="holiday">{holiday}</bdi>}
        </div>
        {shifts.length > 0 && add}
        {needed > 0 && (
          <p>
            <span className={filled < needed ? 'low' : ''}>{text}</span>
            <span className="num">{formats.hours(day.minutes, 'where_needed').text}</span>
            {cost !== undefined && <span className="num">{cost}</span>}
            <small title={say('schedule.labour.what')}>{say(countedAs([day.date], schedule))}</small>
            {leftOut !== undefined && <small>{leftOut}</small>}
          </p>
        )}
      </header>
      {shifts.length === 0 ? (
        <EmptyState text={none}>{add}</EmptyState>
      ) : (
        <ul ref={list} className="cards">
          {shifts.slice(0, drawn).map((one) => (
            <AgendaCard
              key={one.shift.shiftId}
              of={one}
              schedule={schedule}
              mark={marks.get(one.shift.shiftId)}
              onPress={() => onOpen(one.shift)}
            />
          ))}
        </ul>
      )}
      <ShowMore more={more} draw={draw} />
      {absences.length > 0 && <Absences absences={absences} />}
    </section>
  );
}

/** Who is away that day or said that they cannot work, each in a line. */
function Absences({ absences }: Pick<AgendaDayProps, 'absences'>) {
  const { say } = useWords();
  const { drawn, more, draw, list } = useDrawn(absences.length);
  return (
    <>
      <h3 id="agenda-away">{say('schedule.agenda.away')}</h3>
      <ul ref={list} className="away" aria-labelledby="agenda-away">
        {absences.slice(0, drawn).map(({ employeeId, name, notes }) => (
          <li key={employeeId}>
            <b dir="auto">{name}</b>
            <DayNotes notes={notes} isWide />
          </li>
        ))}
      </ul>
      <ShowMore more={more} draw={draw} />
    </>
  );
}
