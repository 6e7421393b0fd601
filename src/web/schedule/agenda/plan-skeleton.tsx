import './agenda.css';
import './day-strip.css';
import '../grid/schedule-bar.css';
import { usePhone } from '../../kernel/phone.ts';
import { useWords } from '../../kernel/words.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { GridSkeleton, type GridSkeletonProps } from '../grid/grid-skeleton.tsx';

/** A plan that is on its way, in the shape that it will have. */
export function PlanSkeleton(props: GridSkeletonProps) {
  const isPhone = usePhone();
  return isPhone && props.dates.length > 1 ? <AgendaSkeleton {...props} /> : <GridSkeleton {...props} />;
}

function AgendaSkeleton({ dates, today }: GridSkeletonProps) {
  const { say, formats } = useWords();
  return (
    <Loading label={say('kernel.loading')}>
      <div className="schedule-bar" aria-hidden>
        <Skeleton inlineSize="10rem" blockSize="var(--h-sm)" />
        <span className="standing">
          <Skeleton inlineSize="8rem" blockSize="var(--h-sm)" />
        </span>
      </div>
      <div className="day-strip" aria-hidden>
        <div className="days">
          {dates.map((date) => (
            <div key={date} className={date === today ? 'is-today' : ''}>
              <span className="day">
                <span>{formats.weekday(date)}</span>
                <b>{formats.dayOfMonth(date)}</b>
                <i />
              </span>
            </div>
          ))}
        </div>
      </div>
      <div className="agenda" aria-hidden>
        <Skeleton inlineSize="12rem" blockSize="44px" />
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} blockSize="118px" />
        ))}
      </div>
    </Loading>
  );
}
