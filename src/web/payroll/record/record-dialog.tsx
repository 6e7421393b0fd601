import { useState, type ReactNode } from 'react';
import { v7 } from 'uuid';
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts';
import type { recordPayment, UnpaidLog } from '../../../contract/payroll/payments.ts';
import { TypedDialog } from '../../kernel/typed-dialog.tsx';
import { Unanswered } from '../../kernel/unanswered.tsx';
import { useWords } from '../../kernel/words.tsx';
import { ComboField } from '../../ui/combo-field.tsx';
import { usePayees } from '../queries.ts';
import type { OwedLine } from './owed.ts';
import { PaymentForm } from './payment-form.tsx';
import { PaymentRecorded } from './payment-recorded.tsx';
import { payeesInOrder } from './view.ts';

/** What other nouns draw in the form. */
export interface DrawnByOthers {
  /** The day of a work log, as a ribbon. */
  readonly renderDay: (log: UnpaidLog) => ReactNode;
  /** “Why?” beside a line of what the rules say of a week; of all that it pays, where no line is named. */
  readonly renderWhy: (
    employeeId: string,
    asked: Pick<OwedLine, 'startsOn'> & { readonly line?: Pick<OwedLine, 'kind' | 'multiplier' | 'code'> },
    figure: string,
    /** How the figure comes from what is said of the week. */
    part: ReactNode,
  ) => ReactNode;
}

/** Record a Payment: whom, for which days, how much, less what, and how; then what was recorded. */
export function RecordDialog({ onClose, ...drawn }: DrawnByOthers & { readonly onClose: () => void }) {
  const { say } = useWords();
  // A key for each payment: what is sent twice under one is recorded once.
  const [key, setKey] = useState(() => v7());
  const [employeeId, setEmployeeId] = useState('');
  const [recorded, setRecorded] = useState<{
    readonly reply: ReplyOf<typeof recordPayment>;
    readonly currency: string;
  }>();
  if (recorded !== undefined) {
    return (
      <PaymentRecorded
        recorded={recorded.reply}
        currency={recorded.currency}
        onAnother={() => {
          setKey(v7());
          setEmployeeId('');
          setRecorded(undefined);
        }}
        onFinished={onClose}
      />
    );
  }
  return (
    <TypedDialog title={say('payroll.recordTitle')} wide onClose={onClose}>
      <PaymentForm
        idempotencyKey={key}
        employee={
          <Employee
            value={employeeId}
            onChange={(next) => {
              setKey(v7());
              setEmployeeId(next);
            }}
          />
        }
        employeeId={employeeId}
        onRecorded={(reply, currency) => setRecorded({ reply, currency })}
        {...drawn}
      />
    </TypedDialog>
  );
}

function Employee({ value, onChange }: { readonly value: string; readonly onChange: (id: string) => void }) {
  const { say } = useWords();
  const { data, error, refetch } = usePayees();
  // A field that is there before its choices would lose what is typed into it as they come.
  if (data === undefined) return <Unanswered error={error} refetch={refetch} blockSize="60px" />;
  return (
    <ComboField
      name="employee"
      isFirst
      label={say('payroll.employee')}
      empty={say('payroll.nobodyFound')}
      value={value}
      onChange={onChange}
      choices={payeesInOrder(data.payees).map(({ employeeId, firstName, lastName, unpaidDays }) => ({
        value: employeeId,
        label: `${firstName} ${lastName}`,
        note: say('payroll.unpaidDays', { count: unpaidDays }),
      }))}
    />
  );
}
