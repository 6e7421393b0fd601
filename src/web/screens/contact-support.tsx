import { useSelf } from '../identity/self-provider.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { SupportContacts } from '../people/support-contacts.tsx';
import { PageHead, PageLead } from '../ui/layout.tsx';

/** /contact-support */
export function ContactSupport() {
  const { say } = useWords();
  const self = useSelf();
  useTitle(say('people.supportTitle'));
  return (
    <>
      <PageHead title={say('people.supportTitle')} />
      <PageLead>{say('people.supportLead', { organization: self.organization.name })}</PageLead>
      <SupportContacts />
    </>
  );
}
