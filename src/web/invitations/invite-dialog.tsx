import { useForm, useWatch } from 'react-hook-form';
import { mayGive, roles, type Role } from '../../domain/access/role.ts';
import { longestEmail } from '../../domain/kernel/email.ts';
import { languages } from '../../domain/kernel/language.ts';
import { FormDialog } from '../kernel/form-dialog.tsx';
import { FormProblem } from '../kernel/form-problem.tsx';
import { checkedBy, useField } from '../kernel/form.tsx';
import { useReading } from '../kernel/reading.ts';
import { useWords } from '../kernel/words.tsx';
import { languageNames } from '../ui/language-menu.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import { LinkToHandOn } from './link-to-hand-on.tsx';
import { useInvite } from './queries.ts';
import { checkInvite, inviteWish, type InviteValues } from './view.ts';

interface InviteDialogProps {
  /** The role of whoever invites. */
  readonly by: Role;
  /** Where they may invite to, and where they most likely do. */
  readonly locations: readonly { readonly id: string; readonly name: string }[];
  readonly locationId: string;
  readonly currency: string;
  readonly onClose: () => void;
}

/** Inviting somebody, on which terms. What was typed stays until it is sent; a link is shown in its place. */
export function InviteDialog(props: InviteDialogProps) {
  const { say } = useWords();
  const { language } = useReading();
  const { mutate, data: answer, error, isPending } = useInvite();
  const { control, handleSubmit } = useForm<InviteValues>({
    defaultValues: { way: 'mail', email: '', language, role: 'employee', locationId: props.locationId, rate: '' },
    resolver: checkedBy(checkInvite),
  });
  const way = useWatch({ control, name: 'way' });
  const send = handleSubmit((values) =>
    mutate(inviteWish(values), {
      onSuccess: (sent) => {
        if (!sent.ok || sent.value.link !== null) return;
        showToast({ text: say('invitations.sentTo', { email: values.email.trim() }) });
        props.onClose();
      },
    }),
  );
  const link = answer?.ok ? answer.value.link : null;
  if (link !== null) return <LinkToHandOn link={link} onClose={props.onClose} />;
  return (
    <FormDialog
      title={say('invitations.inviteTitle')}
      submit={say(way === 'mail' ? 'invitations.send' : 'invitations.makeLink')}
      busy={isPending}
      onSubmit={send}
      onClose={props.onClose}
    >
      <Recipient control={control} />
      <Terms {...props} control={control} />
      <FormProblem answer={answer} error={error} />
    </FormDialog>
  );
}

type Control = ReturnType<typeof useForm<InviteValues>>['control'];

/** How they get it. */
function Recipient({ control }: { readonly control: Control }) {
  const { say } = useWords();
  const way = useField(control, 'way');
  const address = useField(control, 'email');
  const language = useField(control, 'language');
  return (
    <>
      <Segmented
        label={say('invitations.way')}
        hint={say(way.value === 'mail' ? 'invitations.byMailHint' : 'invitations.byLinkHint')}
        value={way.value as InviteValues['way']}
        onChange={way.onChange}
        choices={[
          { value: 'mail', label: say('invitations.byMail') },
          { value: 'link', label: say('invitations.byLink') },
        ]}
      />
      {way.value === 'mail' && (
        <>
          <TextField
            {...address}
            label={say('identity.email')}
            type="email"
            inputMode="email"
            autoComplete="off"
            maxLength={longestEmail}
            ltr
          />
          <Segmented
            label={say('invitations.language')}
            value={language.value as InviteValues['language']}
            onChange={language.onChange}
            choices={languages.map((value) => ({ value, label: languageNames[value], lang: value }))}
          />
        </>
      )}
    </>
  );
}

/** What they come in as. */
function Terms({ by, locations, currency, control }: InviteDialogProps & { readonly control: Control }) {
  const { say } = useWords();
  const role = useField(control, 'role');
  const { isRequired: _, ...location } = useField(control, 'locationId');
  const given = roles.filter((one) => mayGive(by, one));
  return (
    <>
      {given.length > 1 && (
        <Segmented
          label={say('identity.admitRole')}
          {...(role.value === 'manager' && { hint: say('identity.admitManages') })}
          value={role.value as Role}
          onChange={role.onChange}
          choices={given.map((value) => ({ value, label: say(`people.role.${value}`) }))}
        />
      )}
      <SelectField
        {...location}
        label={say('identity.admitLocation')}
        choices={locations.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField
        {...useField(control, 'rate')}
        label={say('identity.admitRate', { currency })}
        hint={say('identity.admitRateHint')}
        inputMode="decimal"
        autoComplete="off"
        isRequired={false}
        ltr
      />
    </>
  );
}
