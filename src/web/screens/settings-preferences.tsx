import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { PreferencesForm } from '../people/preferences-form.tsx';
import { PageHead, PageLead } from '../ui/layout.tsx';
import { SettingsNavigation } from './settings-navigation.tsx';

/** /settings/preferences */
export function SettingsPreferences() {
  const { say } = useWords();
  useTitle(say('people.preferences'));
  return (
    <>
      <PageHead title={say('people.settings')} />
      <SettingsNavigation path="/settings/preferences" />
      <PageLead>{say('people.preferencesLead')}</PageLead>
      <PreferencesForm />
    </>
  );
}
