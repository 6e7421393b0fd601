import { useController, type UseFormReturn } from 'react-hook-form';
import { useWords } from '../kernel/words.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { FieldCard } from './field-card.tsx';
import { clearSwitches, type ProfileValues } from './view/values.ts';

/** By which ways a person wants to hear from Meridian. */
export function NoticeFields({ form }: { readonly form: UseFormReturn<ProfileValues> }) {
  const { say } = useWords();
  return (
    <FieldCard title={say('profile.notices')} lead={say('profile.noticesLead')}>
      <div className="notices">
        {clearSwitches.map((name) => (
          <NoticeField key={name} form={form} name={name} />
        ))}
      </div>
    </FieldCard>
  );
}

function NoticeField({
  form,
  name,
}: {
  readonly form: UseFormReturn<ProfileValues>;
  readonly name: (typeof clearSwitches)[number];
}) {
  const { say } = useWords();
  const { field } = useController({ control: form.control, name });
  return (
    <CheckField name={name} isSelected={field.value} onChange={field.onChange}>
      {say(`profile.${name}`)}
    </CheckField>
  );
}
