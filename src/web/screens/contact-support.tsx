import { may } from '../../domain/access/may.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { SupportContacts } from '../people/support-contacts.tsx';
import { OwnRequests, RequestsToAnswer } from '../support/request-list.tsx';
import { SupportForm } from '../support/support-form.tsx';
import { PageHead, PageLead, SectionHead } from '../ui/layout.tsx';

/** /contact-support */
export function ContactSupport() {
  const { say } = useWords();
  const self = useSelf();
  useTitle(say('people.supportTitle'));
  return (
    <>
      <PageHead title={say('people.supportTitle')} />
      <PageLead>{say('support.lead', { organization: self.organization.name })}</PageLead>
      {may(self, 'answer_support') && <RequestsToAnswer />}
      <SupportForm />
      <OwnRequests />
      <SectionHead title={say('support.people')} />
      <PageLead>{say('people.supportLead', { organization: self.organization.name })}</PageLead>
      <SupportContacts />
    </>
  );
}
