import './profile-form.css';
import { useFormState, useWatch } from 'react-hook-form';
import type { EmployeeSelf } from '../../contract/people/self.ts';
import type { Profile } from '../../contract/profile.ts';
import { dateAt } from '../../domain/kernel/time.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { ErrorSummary } from '../kernel/form.tsx';
import { useNow } from '../kernel/now.ts';
import { UnsavedGuard } from '../kernel/unsaved.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.tsx';
import { AddressFields } from './address-fields.tsx';
import { NoticeFields } from './notice-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { ProfileDifferences } from './profile-differences.tsx';
import { rememberProfile, useChangeProfile } from './queries.ts';
import { RestrictedFields } from './restricted-fields.tsx';
import { forgetDraft, useProfileForm } from './use-profile-form.tsx';
import { bodyOf, faultsOf, isFragile, type ProfileValues } from './view/values.ts';

interface ProfileFormProps {
  readonly profile: Profile;
  readonly self: EmployeeSelf;
}

/** All that a person tells of themselves, in one form that loses nothing: not on a reload, not to another device. */
export function ProfileForm({ profile, self }: ProfileFormProps) {
  const { say } = useWords();
  const today = dateAt(useNow(60_000), self.location.zone);
  const save = useChangeProfile();
  const state = useProfileForm({ profile, employeeId: self.employeeId, today, isSaving: save.isPending });
  const { form, base } = state;
  const { isDirty } = useFormState({ control: form.control });
  const [dateOfBirth, ssnDigits] = useWatch({ control: form.control, name: ['dateOfBirth', 'ssnDigits'] });

  const send = form.handleSubmit((values) =>
    save.mutate(bodyOf(values, base), {
      onSuccess: (answer) => {
        if (answer.ok) {
          state.startFrom(answer.value);
          rememberProfile(answer.value);
          showToast({ text: say('kernel.saved') });
        } else if (answer.refusal === 'profile_changed_elsewhere') {
          state.settleOn(answer.details.now);
        } else if (answer.refusal === 'profile_not_valid') {
          for (const [name, message] of Object.entries(faultsOf(answer.details.faults))) {
            form.setError(name as keyof ProfileValues, { type: 'fault', message }, { shouldFocus: true });
          }
        }
      },
    }),
  );
  return (
    <form className="profile-form" noValidate onSubmit={(event) => void send(event)}>
      <ErrorSummary form={form} />
      <ProfileDifferences list={state.elsewhere} onTake={state.take} />
      <PersonFields form={form} email={base.email} />
      <AddressFields form={form} />
      <RestrictedFields key={base.revision} form={form} profile={base} />
      <NoticeFields form={form} />
      <FormProblem answer={isToldAbove(save.data) ? undefined : save.data} error={save.error} />
      <div className={`save-bar ${isDirty ? 'stuck' : ''}`}>
        <p role="status">{isDirty && say(state.isRestored ? 'profile.restored' : 'profile.unsaved')}</p>
        {isDirty && <Button onPress={() => state.startFrom(base)}>{say('kernel.discard')}</Button>}
        <Button type="submit" tone="primary" busy={save.isPending}>
          {say('profile.save')}
        </Button>
      </div>
      <UnsavedGuard isDirty={isDirty} isFragile={isFragile({ dateOfBirth, ssnDigits })} onLeave={forgetDraft} />
    </form>
  );
}

/** What changed elsewhere is compared above, and needs no second sentence. */
const isToldAbove = (answer: { readonly ok: boolean; readonly refusal?: string } | undefined): boolean =>
  answer?.refusal === 'profile_changed_elsewhere';
