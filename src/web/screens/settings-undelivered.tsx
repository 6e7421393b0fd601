import { useSelf } from '../identity/self-provider.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { UndeliveredList } from '../notifications/undelivered/undelivered-list.tsx';
import { PageHead, PageLead } from '../ui/layout.tsx';
import { SettingsNavigation } from './settings-navigation.tsx';

/** /settings/undelivered */
export function SettingsUndelivered() {
  const { say } = useWords();
  useTitle(say('undelivered.title'));
  const { home } = useSelf();
  return (
    <>
      <PageHead title={say('people.settings')} />
      <SettingsNavigation path="/settings/undelivered" />
      <PageLead>{say('undelivered.lead')}</PageLead>
      <UndeliveredList zone={home.zone} />
    </>
  );
}
