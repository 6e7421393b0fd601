import './week-target.css';
import { TriangleAlert } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { AgainstTarget } from '../../../domain/schedule/labour-target.ts';
import { useWords } from '../../kernel/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { sayUncosted } from '../grid/cost-words.ts';
import { sayHoursOver, sayPart, tellsUncosted, type WeekBesideTarget } from './view.ts';

interface WeekTargetProps {
  readonly against: WeekBesideTarget;
  readonly currency: string;
  /** One position is shown alone, and the week is all of them. */
  readonly isPart: boolean;
  /** It stands by itself, and not at the head of the sums of the days. */
  readonly isAlone?: boolean;
}

/** What the whole week comes to beside the target of its location, and by how much it is over. */
export function WeekTarget({ against, currency, isPart, isAlone = false }: WeekTargetProps) {
  const { minutes, cents, uncosted } = against;
  const words = useWords();
  const { say, formats } = words;
  if (minutes === undefined && cents === undefined) return null;
  return (
    <span className={`week-target on-screen ${isAlone ? 'is-alone' : ''}`}>
      <span>{say(isPart ? 'schedule.labourTarget.weekOfAll' : 'schedule.labourTarget.week')}</span>
      {minutes && (
        <Measure
          isMain
          of={minutes}
          planned={formats.hoursAmount(minutes.planned, 'where_needed')}
          target={formats.shortHours(minutes.target)}
          over={sayHoursOver(minutes.over, words)}
        />
      )}
      {cents && (
        <Measure
          isMain={minutes === undefined}
          of={cents}
          planned={sayPart(cents.planned, cents, words, currency)}
          target={formats.money(cents.target, currency)}
          over={sayPart(cents.over, cents, words, currency)}
        />
      )}
      {tellsUncosted(against) && <small className="left-out">{sayUncosted(uncosted, words)}</small>}
    </span>
  );
}

interface MeasureProps {
  readonly isMain: boolean;
  readonly of: AgainstTarget;
  readonly planned: string;
  readonly target: string;
  readonly over: string;
}

function Measure({ isMain, of, planned, target, over }: MeasureProps) {
  const { say } = useWords();
  const isOver = of.over > 0;
  const Sum = isMain ? 'b' : 'span';
  return (
    <span className={`measure ${isOver ? 'is-over' : ''}`}>
      <Sum className="num">{say('schedule.labourTarget.of', { planned, target })}</Sum>
      {/* It stays, so that whoever hears the page hears of going over. */}
      <span className="over" role="status">
        {isOver && (
          <>
            <Icon of={TriangleAlert} size={14} />{' '}
            <span className="num">{say('schedule.labourTarget.over', { amount: over })}</span>
          </>
        )}
      </span>
      {/* How far along a part is says nothing of the whole. */}
      {!isOver && !of.isPart && <i aria-hidden style={{ '--v': (100 * of.planned) / of.target } as CSSProperties} />}
    </span>
  );
}
