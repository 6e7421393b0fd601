import './record.css';
import { Link2 } from 'lucide-react';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts';
import type { recordPayment, UnpaidLog } from '../../../contract/payroll/payments.ts';
import type { Zone } from '../../../domain/kernel/time.ts';
import { paymentMethods } from '../../../domain/payroll/payment-method.ts';
import { refusalSentence } from '../../../words/refusal-sentence.ts';
import type { PlainKey, Speaker } from '../../../words/speak.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { Unanswered } from '../../kernel/unanswered.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useRecordPayment, useUnpaidLogs } from '../queries.ts';
import { DeductionFields } from './deduction-fields.tsx';
import { PayableStub } from './payable-stub.tsx';
import type { DrawnByOthers } from './record-dialog.tsx';
import { mayBeRecorded, refusedField, type FieldPlace, type RefusedField } from './refused-field.ts';
import {
  checkNumberFault,
  emptyPayment,
  payFault,
  payloadOf,
  shownPayment,
  sumsOf,
  transactionOf,
  whyNot,
  type PaymentSums,
  type PaymentValues,
} from './view.ts';
import { WorkLogPicker } from './work-log-picker.tsx';

interface PaymentFormProps extends DrawnByOthers {
  readonly employeeId: string;
  /** The field that chooses the employee. */
  readonly employee: ReactNode;
  readonly idempotencyKey: string;
  readonly onRecorded: (recorded: ReplyOf<typeof recordPayment>, currency: string) => void;
}

/** The form of a payment: what there is to be paid is asked for once somebody is chosen. */
export function PaymentForm(props: PaymentFormProps) {
  const { employeeId, employee, idempotencyKey, renderDay, renderWhy, onRecorded } = props;
  const { say, speaker } = useWords();
  const { data: asRead, error, refetch } = useUnpaidLogs(employeeId);
  const [sent, setSent] = useState<{ readonly key: string; readonly data: NonNullable<typeof asRead> }>();
  const [draft, setDraft] = useState<{ readonly of: string; readonly values: PaymentValues }>();
  const record = useRecordPayment();
  // Of somebody who was chosen since, nothing was sent: neither the days nor what was said of another are theirs.
  const own = sent?.key === idempotencyKey ? sent : undefined;
  const { answer, fault } = own === undefined ? { fault: null } : { answer: record.data, fault: record.error };
  // Whether a payment that nobody answered, or the server failed over, is recorded, only sending it again tells: until then it stands as it was
  // sent, though its days may be paid by now.
  const data = own && (record.isPending || fault !== null || mayBeRecorded(answer)) ? own.data : asRead;
  // Of somebody else, nothing that was typed holds.
  const typed = draft?.of === employeeId ? draft.values : undefined;
  const values = data && (typed ?? emptyPayment(data.now, data.zone));
  const sums = data && values && sumsOf(values, data.workLogs);
  const set = (next: PaymentValues) => {
    setDraft({ of: employeeId, values: next });
    // What was refused, or not answered, is no longer what would be sent.
    if (record.data?.ok === false || record.isError) record.reset();
  };
  const unavailable = data && values && sums && whyNot(values, sums, data.zone);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const at = data && values && transactionOf(values.transactedAt, data.zone);
    // Enter in a field submits as well, and never what the button would not.
    if (
      at === undefined ||
      data === undefined ||
      sums === undefined ||
      values === undefined ||
      unavailable !== undefined
    ) {
      return;
    }
    setSent({ key: idempotencyKey, data });
    record.mutate(
      { headers: { 'idempotency-key': idempotencyKey }, body: payloadOf(employeeId, values, sums, at) },
      { onSuccess: (recorded) => recorded.ok && onRecorded(recorded.value, data.currency) },
    );
  };
  const refused = refusedField(answer);
  return (
    <form className="pay-form" noValidate onSubmit={submit}>
      <div className="form">
        <div className="two stack">
          {employee}
          {data && data.workLogs.length > 0 && values && (
            <TextField
              label={say('payroll.transactionDate')}
              type="datetime-local"
              ltr
              error={faultIn(speaker, refused, 'transactionDate')}
              value={values.transactedAt}
              onChange={(transactedAt) => set({ ...values, transactedAt })}
            />
          )}
        </div>
        {employeeId === '' && <p className="soft">{say('payroll.chooseEmployee')}</p>}
        {employeeId !== '' && data === undefined && (
          <Unanswered error={error} refetch={refetch} title={say('payroll.logsFailed')} blockSize="320px" />
        )}
        {data && values && sums && (
          <Fields {...data} values={values} sums={sums} refused={refused} renderDay={renderDay} onChange={set} />
        )}
      </div>
      {data && data.workLogs.length > 0 && values && sums ? (
        <PayableStub
          employeeId={employeeId}
          values={values}
          sums={sums}
          currency={data.currency}
          renderWhy={renderWhy}
          onConfirm={(isOn) => set({ ...values, confirmed: isOn ? shownPayment(values, sums) : undefined })}
          unavailable={unavailable === undefined ? undefined : say(unavailable)}
          busy={record.isPending}
          // What is said beside its field is said once.
          problem={refused === undefined && <FormProblem answer={answer} error={fault} />}
        />
      ) : (
        <div className="stub" />
      )}
    </form>
  );
}

interface FieldsProps {
  readonly currency: string;
  readonly zone: Zone;
  readonly workLogs: readonly UnpaidLog[];
  readonly values: PaymentValues;
  readonly sums: PaymentSums;
  readonly refused: RefusedField | undefined;
  readonly renderDay: DrawnByOthers['renderDay'];
  readonly onChange: (values: PaymentValues) => void;
}

function Fields({ currency, zone, workLogs, values, sums, refused, renderDay, onChange }: FieldsProps) {
  const { say, speaker } = useWords();
  const faultOf = (place: FieldPlace) => faultIn(speaker, refused, place);
  const sayFault = (fault: PlainKey | undefined) => fault && say(fault);
  const ofPay = sayFault(payFault(values, sums));
  const change = (next: Partial<PaymentValues>) => onChange({ ...values, ...next });
  const days = (
    <WorkLogPicker
      logs={workLogs}
      zone={zone}
      currency={currency}
      error={faultOf('days')}
      chosen={values.chosen}
      onChange={(chosen) => change({ chosen })}
      renderDay={renderDay}
    />
  );
  // Where nothing is due, nothing else is asked.
  if (workLogs.length === 0) return days;
  return (
    <>
      {days}
      <div className="linkpair">
        <TextField
          label={say('payroll.totalPayIn', { currency })}
          inputMode="decimal"
          autoComplete="off"
          ltr
          error={(values.typed === 'total' ? ofPay : undefined) ?? faultOf('totalPay')}
          value={sums.shown.total}
          onChange={(amount) => change({ typed: 'total', amount })}
        />
        <span className="link-mark" aria-hidden>
          <Icon of={Link2} size={18} />
        </span>
        <TextField
          label={say('payroll.hourlyPayIn', { currency })}
          inputMode="decimal"
          autoComplete="off"
          ltr
          error={(values.typed === 'hourly' ? ofPay : undefined) ?? faultOf('hourlyPay')}
          value={sums.shown.hourly}
          onChange={(amount) => change({ typed: 'hourly', amount })}
        />
      </div>
      <DeductionFields
        lines={values.deductions}
        currency={currency}
        error={faultOf('deductions')}
        onChange={(deductions) => change({ deductions })}
      />
      <div className="two stack">
        <Segmented
          label={say('payroll.paymentMethod')}
          value={values.method}
          onChange={(method) => change({ method })}
          choices={paymentMethods.map((value) => ({ value, label: say(`payroll.method.${value}`) }))}
        />
        {values.method === 'Check' && (
          <TextField
            label={say('payroll.checkNumber')}
            ltr
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            isRequired
            error={sayFault(checkNumberFault(values)) ?? faultOf('checkNumber')}
            value={values.checkNumber}
            onChange={(checkNumber) => change({ checkNumber })}
          />
        )}
      </div>
    </>
  );
}

/** What the server said of a field; undefined where it said nothing. */
const faultIn = (speaker: Speaker, refused: RefusedField | undefined, place: FieldPlace): string | undefined =>
  refused?.place === place ? refusalSentence(speaker, refused.code, refused.details) : undefined;
