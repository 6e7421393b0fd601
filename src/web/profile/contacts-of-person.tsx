import './contacts-of-person.css';
import { Eye, Phone } from 'lucide-react';
import { formatPhone, parsePhone } from '../../domain/kernel/phone.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { SectionHead } from '../ui/layout.tsx';
import { useShowEmergencyContacts } from './queries.ts';

/** Whom to call for somebody, opened by whoever answers for them: on request alone, since each look stands in the audit log. */
export function ContactsOfPerson({ employeeId, name }: { readonly employeeId: string; readonly name: string }) {
  const { say } = useWords();
  const { mutate: show, data: answer, error, isPending } = useShowEmergencyContacts(employeeId);
  const contacts = answer?.ok ? answer.value.contacts : undefined;
  return (
    <section className="contacts-of-person">
      <SectionHead title={say('profile.emergency')} />
      <div className="card" role="status">
        {contacts === undefined ? (
          <>
            <p className="soft">{say('profile.lookIsLogged')}</p>
            <Button
              icon={Eye}
              busy={isPending}
              aria-label={say('profile.showContactsOf', { name })}
              onPress={() => show()}
            >
              {say('profile.showContacts')}
            </Button>
          </>
        ) : (
          <>
            {contacts.length === 0 && <p>{say('profile.contactsNone', { name })}</p>}
            <ol>
              {contacts.map((contact) => (
                <li key={`${contact.name} ${contact.phone}`}>
                  <Contact contact={contact} />
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
      <FormProblem answer={answer} error={error} />
    </section>
  );
}

interface ContactProps {
  readonly contact: { readonly name: string; readonly relationship: string; readonly phone: string };
}

function Contact({ contact: { name, relationship, phone } }: ContactProps) {
  const number = parsePhone(phone);
  return (
    <>
      <div className="grow">
        <b>
          <bdi>{name}</bdi>
        </b>
        <p className="soft">
          <bdi>{relationship}</bdi>
        </p>
      </div>
      <ButtonLink href={`tel:${phone}`} size="sm" icon={Phone}>
        <bdi dir="ltr" className="num">
          {number === undefined ? phone : formatPhone(number)}
        </bdi>
      </ButtonLink>
    </>
  );
}
