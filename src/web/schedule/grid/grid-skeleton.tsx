import './schedule-bar.css';
import './schedule-grid.css';
import './printed-grid.css';
import './grid-skeleton.css';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { useWords } from '../../kernel/words.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { chipBlockSize } from './chip-size.ts';

export interface GridSkeletonProps {
  /** The days whose plan is on its way: a week of them, or one. */
  readonly dates: readonly PlainDate[];
  readonly today: PlainDate;
}

/** Roughly as wide as what will stand above the grid, from its place to its paper. */
const bar = {
  place: '10rem',
  positions: '9rem',
  undo: '2rem',
  redo: '2rem',
  actions: '6rem',
};
const people = 8;

/** A plan that is on its way: its days, and as many rows as a team usually has, each where it will stand. */
export function GridSkeleton({ dates, today }: GridSkeletonProps) {
  const { say, formats } = useWords();
  const rows = Array.from({ length: people }, (_, index) => index);
  return (
    <Loading label={say('kernel.loading')}>
      <div className="schedule-bar" aria-hidden>
        {Object.entries(bar).map(([name, inlineSize]) => (
          <Skeleton key={name} inlineSize={inlineSize} blockSize="var(--h-sm)" />
        ))}
        <span className="skeleton end legend" />
      </div>
      <div className="grid-wrap is-loading" aria-hidden>
        <div className={`sg ${dates.length === 1 ? 'is-day' : ''}`}>
          <div className="sg-row">
            <div className="corner" />
            {dates.map((date) => (
              <div key={date} className={`hd ${date === today ? 'is-today' : ''}`}>
                <span className="d">
                  <b>{formats.dayOfMonth(date)}</b>
                  {formats.weekday(date)}
                </span>
                <Skeleton blockSize="4px" />
              </div>
            ))}
          </div>
          <RowSkeleton dates={dates} isOpen />
          {rows.map((row) => (
            <RowSkeleton key={row} dates={dates} />
          ))}
        </div>
      </div>
    </Loading>
  );
}

function RowSkeleton({ dates, isOpen = false }: Pick<GridSkeletonProps, 'dates'> & { readonly isOpen?: boolean }) {
  return (
    <div className={`sg-row ${isOpen ? 'open' : ''}`}>
      <div className="rh">
        <span className="avatar skeleton" />
        <Skeleton inlineSize="7rem" />
      </div>
      {dates.map((date) => (
        <div key={date} className="cell">
          {!isOpen && <Skeleton blockSize={`${chipBlockSize}px`} />}
        </div>
      ))}
    </div>
  );
}
