import './day-notes.css';
import { CalendarCheck2, CalendarHeart, CalendarX, TreePalm } from 'lucide-react';
import { isWholeDay } from '../../../domain/time-off/leave-overlap.ts';
import { useWords, type Words } from '../../kernel/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { noteWords, type DayNote } from './view.ts';

const looks = { away: TreePalm, unavailable: CalendarX, preferred: CalendarHeart, available: CalendarCheck2 } as const;

interface DayNotesProps {
  readonly notes: readonly DayNote[];
  /** Whether there is room to say which half of the day the hours belong to. */
  readonly isWide?: boolean;
  /** Whether it stands in one line above a shift: what it is is said to ears, and drawn. */
  readonly isTight?: boolean;
}

/** What stands in somebody's day besides shifts: time off, and when they cannot work or would rather. */
export function DayNotes({ notes, isWide = false, isTight = false }: DayNotesProps) {
  const { say, formats } = useWords();
  return noteWords(notes).map((note) => (
    <span
      key={`${note.kind} ${note.from}`}
      className={`day-note is-${note.kind}`}
      title={isTight ? sayKind(note.kind, say) : undefined}
    >
      <Icon of={looks[note.kind]} size={14} />
      <span>
        <span className={isTight && !isWholeDay(note) ? 'sr' : ''}>{sayKind(note.kind, say)}</span>
        {!isWholeDay(note) && (
          <>
            <span className="num" aria-hidden>
              {isWide ? formats.wallRange(note) : formats.compactWallRange(note)}
            </span>
            <span className="sr">{formats.wallRange(note)}</span>
          </>
        )}
      </span>
    </span>
  ));
}

const sayKind = (kind: keyof typeof looks, say: Words['say']): string =>
  kind === 'available' ? say('schedule.availability.kind.available') : say(`schedule.note.${kind}`);
