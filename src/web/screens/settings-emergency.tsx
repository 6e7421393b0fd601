import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { EmergencyContacts } from '../profile/emergency-contacts.tsx';
import { PageHead, PageLead } from '../ui/layout.tsx';
import { SettingsNavigation } from './settings-navigation.tsx';

/** /settings/emergency */
export function SettingsEmergency() {
  const { say } = useWords();
  useTitle(say('profile.emergency'));
  return (
    <>
      <PageHead title={say('people.settings')} />
      <SettingsNavigation path="/settings/emergency" />
      <PageLead>{say('profile.emergencyLead')}</PageLead>
      <EmergencyContacts />
    </>
  );
}
