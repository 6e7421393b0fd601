import { useId, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { PendingRequest } from '../../contract/approvals.ts';
import type { approveRegistration } from '../../contract/identity/registration.ts';
import { mayGive, roles, type Role } from '../../domain/access/role.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import type { CallAnswer } from '../kernel/call.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { checkedBy, useField } from '../kernel/form.tsx';
import { TypedDialog } from '../kernel/typed-dialog.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { useApproveRegistration } from './queries.ts';
import { admissionTerms, checkAdmission, type AdmissionValues } from './view.ts';

type Former = Extract<CallAnswer<typeof approveRegistration>, { refusal: 'already_decided' }>['details'];

interface AdmissionDialogProps {
  readonly request: PendingRequest;
  /** The role of whoever admits. */
  readonly by: Role;
  /** Where they may admit to, and where they most likely do. */
  readonly locations: readonly { readonly id: string; readonly name: string }[];
  readonly locationId: string;
  readonly today: PlainDate;
  readonly currency: string;
  /** What is shown where somebody else has answered meanwhile. */
  readonly renderFormer: (former: Former) => ReactNode;
  readonly onAnswered: () => void;
  readonly onClose: () => void;
}

/** On which terms somebody is admitted: role, home location, rate and first day. What was typed stays until it is recorded. */
export function AdmissionDialog(props: AdmissionDialogProps) {
  const { say } = useWords();
  const { request, renderFormer, onAnswered, onClose } = props;
  const form = useId();
  const { requestId, employee } = request;
  const { mutate, data: answer, error, isPending } = useApproveRegistration();
  const { control, handleSubmit } = useForm<AdmissionValues>({
    defaultValues: { role: 'employee', locationId: props.locationId, rate: '', startsOn: props.today },
    resolver: checkedBy(checkAdmission),
  });
  const { name } = employee;
  const send = handleSubmit((values) =>
    mutate(
      { requestId, terms: admissionTerms(values) },
      {
        onSuccess: ({ ok }) => {
          onAnswered();
          if (!ok) return;
          showToast({ text: say('identity.admitted', { name }) });
          onClose();
        },
      },
    ),
  );
  const former = answer?.ok === false && answer.refusal === 'already_decided' ? answer.details : undefined;
  return (
    <TypedDialog
      title={say('identity.admitTitle', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say(former === undefined ? 'kernel.cancel' : 'kernel.close')}</Button>
          {former === undefined && (
            <Button tone="primary" type="submit" form={form} busy={isPending}>
              {say('identity.admit')}
            </Button>
          )}
        </>
      }
    >
      {former === undefined ? (
        <form id={form} className="form" noValidate onSubmit={(event) => void send(event)}>
          <Terms {...props} control={control} />
          <p>{say('identity.admitMail', { name })}</p>
          <FormProblem answer={answer} error={error} />
        </form>
      ) : (
        renderFormer(former)
      )}
    </TypedDialog>
  );
}

type Control = ReturnType<typeof useForm<AdmissionValues>>['control'];

function Terms({ by, locations, currency, control }: AdmissionDialogProps & { readonly control: Control }) {
  const { say } = useWords();
  const role = useField(control, 'role');
  const location = useField(control, 'locationId');
  const chosen = useWatch({ control, name: 'role' });
  const given = roles.filter((one) => mayGive(by, one));
  const hint =
    chosen === 'manager' ? say('identity.admitManages') : by === 'manager' ? say('identity.admitRoleHint') : undefined;
  return (
    <>
      <Segmented
        label={say('identity.admitRole')}
        {...(hint !== undefined && { hint })}
        value={chosen}
        onChange={role.onChange}
        choices={given.map((value) => ({ value, label: say(`people.role.${value}`) }))}
      />
      <SelectField
        name={location.name}
        value={location.value}
        onChange={location.onChange}
        onBlur={location.onBlur}
        inputRef={location.inputRef}
        label={say('identity.admitLocation')}
        choices={locations.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <div className="two">
        <TextField
          {...useField(control, 'rate')}
          label={say('identity.admitRate', { currency })}
          hint={say('identity.admitRateHint')}
          inputMode="decimal"
          isRequired={false}
          ltr
        />
        <DateField {...useField(control, 'startsOn')} label={say('identity.admitStartsOn')} />
      </div>
    </>
  );
}
