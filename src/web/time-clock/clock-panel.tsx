import './clock-panel.css';
import type { ReactNode } from 'react';
import type { Zone } from '../../domain/kernel/time.ts';
import { useWords } from '../kernel/words.tsx';
import { Deck } from './clock-deck.tsx';
import { ClockFace } from './clock-face.tsx';
import { useClock } from './queries.ts';
import { StateLine } from './state-line.tsx';
import { SyncLine } from './sync-line.tsx';
import { statusLooks } from './view/looks.ts';

interface ClockPanelProps {
  /** Whom to greet. */
  readonly name: string;
  /** The zone of the person's location, until the clock itself has said which. */
  readonly zone: Zone;
  /** Worked, break and overtime, and the way through the week. */
  readonly figures: ReactNode;
  /** The day's ribbon. */
  readonly day: ReactNode;
  readonly legend: ReactNode;
}

/** The hero of the dashboard: the time, the state, the four buttons, and today. */
export function ClockPanel({ name, zone, figures, day, legend }: ClockPanelProps) {
  const { say } = useWords();
  const { status, isUnread, shown, reply } = useClock();
  const isLoading = status === undefined && !isUnread;
  const since = status === 'Clocked In' ? shown?.since : shown?.sinceStatus;
  return (
    <section className="hero" data-status={status && statusLooks[status].tone} aria-label={say('clock.panel')}>
      <div className="now-and-deck">
        <ClockFace name={name} zone={reply?.zone ?? zone} />
        <StateLine
          status={status}
          isUnread={isUnread}
          since={since}
          zone={reply?.zone ?? zone}
          place={reply?.location.name}
        />
        {/* New buttons, rather than the same ones fading from quiet: nothing was pressed. */}
        <Deck key={isLoading ? 'loading' : 'here'} status={status} isLoading={isLoading} />
      </div>
      {figures}
      {day}
      <div className="hero-foot">
        {legend}
        <SyncLine />
      </div>
    </section>
  );
}
