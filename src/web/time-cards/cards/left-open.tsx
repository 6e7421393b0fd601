import './left-open.css';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LeftOpenShift } from '../../../contract/time-cards/cards.ts';
import { dateAt } from '../../../domain/kernel/time.ts';
import { ShowMore } from '../../kernel/show-more.tsx';
import { useDrawn } from '../../kernel/use-drawn.ts';
import { useWords } from '../../kernel/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { nameOf } from './view.ts';

interface LeftOpenProps {
  readonly shifts: readonly LeftOpenShift[];
  /** Leads to the card on which the shift stands. */
  readonly link: (shift: LeftOpenShift, children: ReactNode) => ReactNode;
}

const shownAtOnce = 5;

/** Who is clocked in since an earlier period, of which the cards below say nothing. */
export function LeftOpen({ shifts, link }: LeftOpenProps) {
  const { say, formats } = useWords();
  const { drawn, more, draw, list } = useDrawn(shifts.length, shownAtOnce, shifts.length);
  if (shifts.length === 0) return null;
  return (
    <section className="left-open" aria-labelledby="left-open">
      <Icon of={Hourglass} />
      <div>
        <h2 id="left-open">{say('timeCards.leftOpen')}</h2>
        <ul ref={list}>
          {shifts.slice(0, drawn).map((shift) => (
            <li key={shift.employeeId}>
              {link(
                shift,
                say('timeCards.leftOpenSince', {
                  name: nameOf({ employee: shift }),
                  date: formats.date(dateAt(shift.clockedInAt, shift.zone)),
                  time: formats.time(shift.clockedInAt, shift.zone),
                }),
              )}
            </li>
          ))}
        </ul>
        <ShowMore more={more} draw={draw} />
      </div>
    </section>
  );
}
