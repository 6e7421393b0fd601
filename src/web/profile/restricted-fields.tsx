import { Eye, EyeOff } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { Profile } from '../../contract/profile.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { useField } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { FieldCard } from './field-card.tsx';
import { useShowRestricted } from './queries.ts';
import type { ProfileValues } from './view/values.ts';

/** How long what was shown stays in sight. */
const shownMilliseconds = 60_000;

interface RestrictedFieldsProps {
  readonly form: UseFormReturn<ProfileValues>;
  readonly profile: Profile;
}

/** What is stored encrypted: masked, replaced by typing anew, and shown only to whoever confirms who they are. */
export function RestrictedFields({ form, profile }: RestrictedFieldsProps) {
  const { say, formats } = useWords();
  const show = useShowRestricted();
  const shown = show.data?.ok === true ? show.data.value : undefined;
  const [birthReplaced, ssnReplaced] = useWatch({ control: form.control, name: ['replacesBirth', 'replacesSsn'] });
  const birth = useField(form.control, 'dateOfBirth');
  const ssn = useField(form.control, 'ssnDigits');
  const { reset } = show;
  useEffect(() => {
    if (shown === undefined) return;
    const timer = setTimeout(reset, shownMilliseconds);
    return () => clearTimeout(timer);
  }, [shown, reset]);

  const replace =
    (field: 'dateOfBirth' | 'ssnDigits', flag: 'replacesBirth' | 'replacesSsn') => (replaces: boolean) => {
      form.setValue(field, '', { shouldDirty: true });
      form.setValue(flag, replaces, { shouldDirty: true });
      form.clearErrors(field);
    };
  const anyKept = profile.dateOfBirth.kept || profile.ssnDigits.kept;
  return (
    <FieldCard title={say('profile.restricted')} lead={say('profile.restrictedLead')}>
      <RestrictedField
        label={say('profile.dateOfBirth')}
        isKept={profile.dateOfBirth.kept}
        isReplaced={birthReplaced}
        onReplace={replace('dateOfBirth', 'replacesBirth')}
        shown={shown?.dateOfBirth ? formats.fullDate(shown.dateOfBirth) : undefined}
        mask="••/••/••••"
      >
        <DateField {...birth} isRequired={false} label={say('profile.dateOfBirth')} />
      </RestrictedField>
      <RestrictedField
        label={say('profile.ssnDigits')}
        isKept={profile.ssnDigits.kept}
        isReplaced={ssnReplaced}
        onReplace={replace('ssnDigits', 'replacesSsn')}
        shown={shown?.ssnDigits ?? undefined}
        mask="•••"
      >
        <TextField
          {...ssn}
          isRequired={false}
          label={say('profile.ssnDigits')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          ltr
        />
      </RestrictedField>
      {anyKept && (
        <div className="look">
          {shown === undefined ? (
            <Button size="sm" icon={Eye} busy={show.isPending} onPress={() => show.mutate()}>
              {say('profile.show')}
            </Button>
          ) : (
            <Button size="sm" icon={EyeOff} onPress={reset}>
              {say('profile.hide')}
            </Button>
          )}
          <FormProblem answer={show.data} error={show.error} />
        </div>
      )}
    </FieldCard>
  );
}

interface RestrictedFieldProps {
  readonly label: string;
  readonly isKept: boolean;
  readonly isReplaced: boolean;
  readonly onReplace: (replaces: boolean) => void;
  /** What it is, while it is shown. */
  readonly shown: string | undefined;
  readonly mask: string;
  /** The field in which it is typed. */
  readonly children: ReactNode;
}

function RestrictedField({ label, isKept, isReplaced, onReplace, shown, mask, children }: RestrictedFieldProps) {
  const { say } = useWords();
  if (!isKept) return children;
  if (isReplaced) {
    return (
      <div className="restricted">
        {children}
        <Button size="sm" tone="ghost" onPress={() => onReplace(false)}>
          {say('profile.keep')}
        </Button>
      </div>
    );
  }
  return (
    <div className="restricted">
      <div className="field" role="group" aria-label={label}>
        <span className="lbl">{label}</span>
        <span className="masked num">
          {shown ?? (
            <>
              <span aria-hidden>{mask}</span>
              <span className="sr">{say('profile.isKept')}</span>
            </>
          )}
        </span>
      </div>
      <Button size="sm" tone="ghost" aria-label={`${say('profile.change')}, ${label}`} onPress={() => onReplace(true)}>
        {say('profile.change')}
      </Button>
    </div>
  );
}
