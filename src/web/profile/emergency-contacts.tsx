import './emergency-contacts.css';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { EmergencyContacts as List } from '../../contract/profile.ts';
import { mostEmergencyContacts } from '../../domain/profile/emergency-contacts.ts';
import { focusGoesToNext } from '../kernel/focus.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { AskProblem } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast.tsx';
import { EmergencyContactForm } from './emergency-contact-form.tsx';
import { EmergencyContactRow } from './emergency-contact-row.tsx';
import { useChangeEmergencyContacts, useEmergencyContacts } from './queries.ts';
import { moved, placed } from './view/contacts.ts';

/** Whom to call, in order: added, changed, moved and taken away, each saved at once. */
export function EmergencyContacts() {
  const { say } = useWords();
  const { data, error, refetch } = useEmergencyContacts();
  if (data !== undefined) return <ContactList list={data} />;
  if (error !== null) {
    return <AskProblem title={say('profile.emergencyFailed')} error={error} retry={() => void refetch()} />;
  }
  return (
    <Loading label={say('kernel.loading')}>
      <div className="emergency">
        <Skeleton blockSize="76px" />
      </div>
    </Loading>
  );
}

type Contact = List['contacts'][number];

function ContactList({ list: { contacts, revision } }: { readonly list: List }) {
  const { say } = useWords();
  const change = useChangeEmergencyContacts();
  /** Which contact is being typed: its place, or the one after the last; none when undefined. */
  const [edited, setEdited] = useState<number | undefined>(contacts.length === 0 ? 0 : undefined);

  const save = (next: readonly Contact[], text: string, from = revision, undo?: readonly Contact[]): void =>
    change.mutate(
      { revision: from, contacts: [...next] },
      {
        onSuccess: (answer) => {
          if (!answer.ok) return;
          setEdited(undefined);
          const action = undo && {
            label: say('kernel.undo'),
            onPress: () => save(undo, say('profile.contactSaved'), answer.value.revision),
          };
          showToast({ text, ...(action && { action }) }, action ? { forMilliseconds: 10_000 } : {});
        },
      },
    );
  const form = (place: number, contact?: Contact) => (
    <EmergencyContactForm
      key={place}
      contact={contact}
      isSaving={change.isPending}
      onSave={(typed) => save(placed(contacts, place, typed), say('profile.contactSaved'))}
      onCancel={contacts.length === 0 ? undefined : () => setEdited(undefined)}
    />
  );
  const isFull = contacts.length >= mostEmergencyContacts;
  return (
    <div className="emergency" ref={focusGoesToNext}>
      {contacts.length > 0 && (
        <ol>
          {contacts.map((contact, place) => (
            <li key={`${contact.name} ${contact.phone}`} className="card" data-goes-on>
              {edited === place ? (
                form(place, contact)
              ) : (
                <EmergencyContactRow
                  contact={contact}
                  place={place}
                  isLast={place === contacts.length - 1}
                  onMove={(to) => save(moved(contacts, place, to), say('profile.contactSaved'))}
                  onEdit={() => setEdited(place)}
                  onRemove={() =>
                    save(
                      contacts.toSpliced(place, 1),
                      say('profile.contactRemoved', { name: contact.name }),
                      revision,
                      contacts,
                    )
                  }
                />
              )}
            </li>
          ))}
        </ol>
      )}
      {contacts.length === 0 && (
        <p className="soft" data-goes-on>
          {say('profile.emergencyEmpty')}
        </p>
      )}
      {edited === contacts.length && <div className="card">{form(contacts.length)}</div>}
      <FormProblem answer={change.data} error={change.error} />
      {edited !== contacts.length && (
        <Button
          icon={Plus}
          unavailable={isFull ? say('profile.contactsFull') : undefined}
          onPress={() => setEdited(contacts.length)}
        >
          {say('profile.addContact')}
        </Button>
      )}
    </div>
  );
}
