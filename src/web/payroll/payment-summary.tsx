import type { PaymentsReply } from '../../contract/payroll/payment-list.ts';
import { useWords } from '../kernel/words.tsx';
import { Stat } from '../ui/table.tsx';

/** What was paid in this pay period, and what waits to be. @param seesOthers of several people, or of the reader alone */
export function PaymentSummary({
  reply: { summary, period, currency },
  seesOthers,
}: {
  readonly reply: Pick<PaymentsReply, 'summary' | 'period' | 'currency'>;
  readonly seesOthers: boolean;
}) {
  const { say, formats } = useWords();
  const hours = (minutes: number) => formats.hours(minutes).text;
  const dates = formats.dateRange(period.startsOn, period.endsOn);
  return (
    <div className="stats">
      <Stat
        label={say('payroll.paidThisPeriod')}
        value={formats.money(summary.paidCents, currency)}
        note={say('payroll.paymentsIn', { dates, count: summary.paidCount })}
      />
      <Stat
        label={say('payroll.outstanding')}
        value={formats.money(summary.outstandingCents, currency)}
        note={say('payroll.outstandingDays', { count: summary.outstandingDays })}
      />
      <Stat
        label={say('payroll.hoursPaid')}
        value={hours(summary.paidMinutes)}
        note={say('payroll.hoursUnpaid', { hours: hours(summary.outstandingMinutes) })}
      />
      {seesOthers ? (
        <Stat
          label={say('payroll.peopleUnpaid')}
          value={String(summary.unpaidPeople)}
          note={say('payroll.ofPeople', { count: summary.people })}
        />
      ) : (
        <Stat
          label={say('payroll.daysUnpaid')}
          value={String(summary.outstandingDays)}
          note={say('payroll.approvedDays')}
        />
      )}
    </div>
  );
}
