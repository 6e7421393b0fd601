import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Profile } from '../../contract/profile.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { deviceMemory } from '../kernel/device-memory.ts';
import { checkedBy } from '../kernel/form.tsx';
import { whenProfileRead } from './queries.ts';
import { differences, merged, type Difference } from './view/difference.ts';
import { readDraft, writeDraft } from './view/draft.ts';
import { checkProfile, valuesOf, type ClearValues, type ProfileValues } from './view/values.ts';

const place = 'meridian.profileDraft';

export const forgetDraft = (): void => deviceMemory.forget(place);

export interface ProfileFormState {
  readonly form: UseFormReturn<ProfileValues>;
  /** What is saved, as far as the form knows; what is typed is typed over this. */
  readonly base: Profile;
  /** What was saved elsewhere since the form was opened. */
  readonly elsewhere: readonly Difference[];
  /** What is typed comes from an earlier visit. */
  readonly isRestored: boolean;
  /** Begins anew with what is saved: nothing is typed any more. */
  startFrom(saved: Profile): void;
  /** Puts what is saved now under what was typed. */
  settleOn(saved: Profile): void;
  /** Takes what was saved elsewhere instead of what was typed. */
  take(difference: Difference): void;
}

interface Wish {
  readonly profile: Profile;
  readonly employeeId: string;
  readonly today: PlainDate;
  /** A save is under way: what is read meanwhile may be its own doing. */
  readonly isSaving: boolean;
}

/**
 * The form of a profile and what happens beneath it: a draft of what is typed is kept on this device (never what is restricted), and what another
 * device saves is put under what is typed here.
 */
export function useProfileForm({ profile, employeeId, today, isSaving }: Wish): ProfileFormState {
  const [draft] = useState(() => readDraft(deviceMemory.read(place), employeeId));
  const [base, setBase] = useState(profile);
  const [elsewhere, setElsewhere] = useState<readonly Difference[]>(() =>
    draft === undefined ? [] : differences(draft.base, draft.typed, valuesOf(profile)),
  );
  const [isRestored, setRestored] = useState(draft !== undefined);
  const form = useForm<ProfileValues>({
    defaultValues: valuesOf(profile),
    resolver: checkedBy((values) => checkProfile(values, today)),
  });

  const typeOver = (saved: Profile, older: ClearValues, typed: ProfileValues): void => {
    const now = valuesOf(saved);
    form.reset(now);
    form.reset(merged(older, typed, now), { keepDefaultValues: true });
  };
  const settleOn = (saved: Profile): void => {
    const typed = form.getValues();
    setElsewhere(differences(valuesOf(base), typed, valuesOf(saved)));
    setBase(saved);
    typeOver(saved, valuesOf(base), typed);
  };

  const restore = useEffectEvent(() => {
    if (draft !== undefined) typeOver(profile, draft.base, { ...valuesOf(profile), ...draft.typed });
  });
  useEffect(() => restore(), []);

  const keep = useEffectEvent((typed: ProfileValues, isDirty: boolean) => {
    if (isDirty) deviceMemory.keep(place, writeDraft({ employeeId, base: valuesOf(base), typed }));
    else forgetDraft();
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => keep(values, isDirty === true),
      }),
    [form],
  );

  // Changed on another device: it is shown at once, and not only when saving is refused.
  const follow = useEffectEvent((read: Profile) => {
    if (!isSaving && read.revision !== base.revision) settleOn(read);
  });
  useEffect(() => whenProfileRead((read) => follow(read)), []);

  return {
    form,
    base,
    elsewhere,
    isRestored,
    settleOn,
    startFrom(saved) {
      setBase(saved);
      setElsewhere([]);
      setRestored(false);
      form.reset(valuesOf(saved));
      forgetDraft();
    },
    take({ field, saved }) {
      form.setValue(field, saved, { shouldDirty: true });
      setElsewhere(elsewhere.filter((one) => one.field !== field));
    },
  };
}
