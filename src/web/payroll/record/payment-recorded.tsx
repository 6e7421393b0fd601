import { Check, Hourglass } from 'lucide-react';
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts';
import type { recordPayment } from '../../../contract/payroll/payments.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { sayMethod } from '../view.ts';

interface PaymentRecordedProps {
  readonly recorded: ReplyOf<typeof recordPayment>;
  readonly currency: string;
  readonly onAnother: () => void;
  readonly onFinished: () => void;
}

/** Payment Recorded: the work logs as they stand now. */
export function PaymentRecorded({
  recorded: { payment, workLogs },
  currency,
  onAnother,
  onFinished,
}: PaymentRecordedProps) {
  const words = useWords();
  const { say, formats } = words;
  const isPaid = payment.status === 'paid';
  const name = `${payment.employee.firstName} ${payment.employee.lastName}`;
  return (
    <Dialog
      title={say('payroll.recordedTitle')}
      isOpen
      onClose={onFinished}
      actions={
        <>
          <Button onPress={onAnother}>{say('payroll.another')}</Button>
          <Button tone="primary" onPress={onFinished}>
            {say('payroll.finished')}
          </Button>
        </>
      }
    >
      <p className="recorded-sum">
        <bdi className="num">{formats.money(payment.finalCents, currency)}</bdi>
        <span>{sayMethod(payment, words)}</span>
      </p>
      <p>{say(isPaid ? 'payroll.recordedFor' : 'payroll.second.recordedFor', { name })}</p>
      <ul className="recorded-logs">
        {workLogs.map((log) => (
          <li key={log.id}>
            <bdi className="num strong">{formats.date(log.date)}</bdi>
            <bdi className="num">
              {log.totalWorkedHours === '0'
                ? '–'
                : say('payroll.hoursShort', { hours: formats.decimalHours(log.totalWorkedHours) })}
            </bdi>
            <Chip tone={isPaid ? 'in' : 'acc'} icon={isPaid ? Check : Hourglass}>
              {say(`payroll.status.${payment.status}`)}
            </Chip>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
