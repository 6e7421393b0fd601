import type { UnpaidLog } from '../../contract/payroll/payments.ts';
import { axisSpan, wholeDay } from '../../domain/kernel/day-axis.ts';
import { drawn } from '../../domain/time-cards/drawn-ribbon.ts';
import { useCard } from '../time-cards/cards/queries.ts';
import { Ribbon } from '../ui/ribbon.tsx';

/** The day of a work log as its time card draws it; an empty ribbon until the card is there. */
export function WorkLogRibbon({ log: { userId, startsOn, date } }: { readonly log: UnpaidLog }) {
  const { data } = useCard({ employeeId: userId, startsOn });
  const day = data?.days.find((one) => one.date === date);
  const spans = day?.ribbon.map(({ kind, from, to }) => ({ kind, span: { from, to } })) ?? [];
  return <Ribbon segments={data === undefined ? [] : drawn(spans, axisSpan(date, wholeDay, data.zone))} />;
}
