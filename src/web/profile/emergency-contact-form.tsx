import { useForm, useFormState } from 'react-hook-form';
import { formatPhone, parsePhone } from '../../domain/kernel/phone.ts';
import { checkedBy, ErrorSummary, useField } from '../kernel/form.tsx';
import { UnsavedGuard } from '../kernel/unsaved.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { checkContact, type ContactValues } from './view/contacts.ts';

interface EmergencyContactFormProps {
  /** Who is changed; nobody yet, when somebody is added. */
  readonly contact: ContactValues | undefined;
  readonly isSaving: boolean;
  readonly onSave: (contact: ContactValues) => void;
  readonly onCancel: (() => void) | undefined;
}

/** One person to call: all three facts are needed. */
export function EmergencyContactForm({ contact, isSaving, onSave, onCancel }: EmergencyContactFormProps) {
  const { say } = useWords();
  const number = contact && parsePhone(contact.phone);
  const form = useForm<ContactValues>({
    defaultValues: {
      name: contact?.name ?? '',
      relationship: contact?.relationship ?? '',
      phone: number === undefined ? '' : formatPhone(number),
    },
    resolver: checkedBy(checkContact),
  });
  const { control, handleSubmit } = form;
  const { isDirty } = useFormState({ control });
  return (
    <form className="contact-form" noValidate onSubmit={(event) => void handleSubmit((typed) => onSave(typed))(event)}>
      <ErrorSummary form={form} />
      <div className="fields">
        <TextField
          {...useField(control, 'name')}
          label={say('profile.contactName')}
          autoComplete="off"
          maxLength={80}
        />
        <TextField
          {...useField(control, 'relationship')}
          label={say('profile.relationship')}
          hint={say('profile.relationshipHint')}
          autoComplete="off"
          maxLength={60}
        />
        <TextField
          {...useField(control, 'phone')}
          label={say('profile.contactPhone')}
          hint={say('profile.phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          maxLength={40}
          ltr
        />
      </div>
      <div className="contact-buttons">
        {onCancel && <Button onPress={onCancel}>{say('kernel.cancel')}</Button>}
        <Button type="submit" tone="primary" busy={isSaving}>
          {say('profile.saveContact')}
        </Button>
      </div>
      <UnsavedGuard isDirty={isDirty} isFragile={isDirty} onLeave={() => undefined} />
    </form>
  );
}
