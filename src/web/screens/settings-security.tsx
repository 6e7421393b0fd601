import { PasswordSection } from '../identity/security/password-section.tsx';
import { SessionsSection } from '../identity/security/sessions-section.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { SettingsNavigation } from '../people/settings-navigation.tsx';
import { PageHead, PageLead } from '../ui/layout.tsx';

/** /settings/security */
export function SettingsSecurity() {
  const { say } = useWords();
  useTitle(say('security.title'));
  return (
    <>
      <PageHead title={say('people.settings')} />
      <SettingsNavigation path="/settings/security" />
      <PageLead>{say('security.lead')}</PageLead>
      <PasswordSection />
      <SessionsSection />
    </>
  );
}
