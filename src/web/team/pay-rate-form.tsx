import { useForm, useWatch } from 'react-hook-form';
import { longestRemark } from '../../contract/kernel/schemas.ts';
import { parsePlainDate, type PlainDate } from '../../domain/kernel/time.ts';
import { highestCentsPerHour, parseRate, rateOn, type PayRate } from '../../domain/people/pay-rate.ts';
import { FormDialog } from '../kernel/form-dialog.tsx';
import { FormProblem } from '../kernel/form-problem.tsx';
import { checkedBy, useField } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { DateField } from '../ui/date-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useSetPayRate } from './queries.ts';

interface PayRateFormProps {
  readonly employeeId: string;
  readonly name: string;
  readonly rates: readonly PayRate[];
  readonly currency: string;
  readonly today: PlainDate;
  readonly onDone: () => void;
}

interface RateValues {
  readonly amount: string;
  readonly startsOn: string;
  readonly reason: string;
}

/** A rate from a date on: past, today or later. Where the date has one, it is corrected, and says why. */
export function PayRateForm({ employeeId, name, rates, currency, today, onDone }: PayRateFormProps) {
  const { say, formats } = useWords();
  const save = useSetPayRate(employeeId);
  const isCorrection = (startsOn: string) => rates.some((rate) => rate.startsOn === startsOn);
  const form = useForm<RateValues>({
    defaultValues: { amount: '', startsOn: today, reason: '' },
    resolver: checkedBy((values) => ({
      ...(parseRate(values.amount) === undefined && { amount: 'team.amountForm' }),
      ...(parsePlainDate(values.startsOn) === undefined && { startsOn: 'team.notADate' }),
      ...(isCorrection(values.startsOn) &&
        values.reason.trim() === '' && { reason: 'refusal.pay_rate_reason_missing' }),
    })),
  });
  const startsOn = parsePlainDate(useWatch({ control: form.control, name: 'startsOn' }));
  const replaced = startsOn && isCorrection(startsOn) ? rateOn(rates, startsOn) : undefined;
  const send = (values: RateValues) => {
    const [centsPerHour, date] = [parseRate(values.amount), parsePlainDate(values.startsOn)];
    if (centsPerHour === undefined || date === undefined) return;
    const reason = values.reason.trim();
    save.mutate(
      { startsOn: date, centsPerHour, ...(reason !== '' && { reason }) },
      { onSuccess: ({ ok }) => ok && onDone() },
    );
  };
  return (
    <FormDialog
      title={say('team.setRateTitle', { name })}
      submit={say('team.setRate')}
      busy={save.isPending}
      onSubmit={form.handleSubmit(send)}
      onClose={onDone}
    >
      <div className="two">
        <TextField
          {...useField(form.control, 'amount')}
          label={say('team.amount', { currency })}
          hint={say('team.enterAmount', { most: formats.money(highestCentsPerHour, currency) })}
          inputMode="decimal"
          autoComplete="off"
          ltr
        />
        <DateField {...useField(form.control, 'startsOn')} label={say('team.startsOn')} />
      </div>
      <div role="status">
        {replaced !== undefined && (
          <p className="rate-notice">
            {say('team.rateReplaces', { rate: formats.money(replaced.centsPerHour, currency) })}
          </p>
        )}
        {replaced === undefined && startsOn !== undefined && startsOn < today && (
          <p className="rate-notice">{say('team.ratePast')}</p>
        )}
      </div>
      <TextField
        {...useField(form.control, 'reason')}
        isRequired={false}
        label={say('team.rateReason')}
        hint={say('team.rateReasonHint')}
        autoComplete="off"
        maxLength={longestRemark}
      />
      <FormProblem answer={save.data} error={save.error} />
    </FormDialog>
  );
}
