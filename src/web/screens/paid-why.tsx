import { dateAt } from '../../domain/kernel/time.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { usePaidReasons } from '../payroll/queries.ts';
import type { StubAsk } from '../payroll/stub-dialog.tsx';
import { WhyDays } from '../time-cards/why/why-list.tsx';
import { CardLink } from './card-link.tsx';

interface PaidWhyProps {
  readonly employeeId: string;
  readonly asked: StubAsk;
}

/** Why a line of a pay stub is what it is, as its week was approved; and, if the card says something else by now, the way to it. */
export function PaidWhy({ employeeId, asked: { paymentId, startsOn, date, line } }: PaidWhyProps) {
  const { say, formats } = useWords();
  const { data, error, refetch } = usePaidReasons(paymentId, startsOn);
  if (data === undefined)
    return <Unanswered error={error} refetch={refetch} title={say('timeCards.whyFailed')} blockSize="200px" />;
  const { workedOutAt: at, zone, currency } = data;
  const asOf = say('payroll.whyAsApproved', {
    date: formats.fullDate(dateAt(at, zone)),
    time: formats.time(at, zone),
  });
  const difference = data.differences.find((one) => one.date === date);
  return (
    <div className="stub-why">
      {difference && (
        <p>
          {say('payroll.whyDifference', {
            date: formats.longDate(difference.date),
            hoursBefore: formats.duration(difference.minutesBefore),
            amountBefore: formats.money(difference.centsBefore, currency),
            hours: formats.duration(difference.minutesBefore + difference.minutes),
            amount: formats.money(difference.centsBefore + difference.cents, currency),
          })}
        </p>
      )}
      <WhyDays of={data} ask={{ topic: 'all', ...(line === undefined ? {} : { line }) }} asOf={asOf} />
      {!data.isExact && <p>{say('payroll.whyInexact')}</p>}
      {data.hasChangedSince && (
        <p>
          {say('payroll.whyChangedSince')}{' '}
          <CardLink employeeId={employeeId} day={{ date: date ?? startsOn, startsOn }}>
            {say('payroll.whyCardNow')}
          </CardLink>
        </p>
      )}
    </div>
  );
}
