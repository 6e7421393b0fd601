import { useSelf } from '../identity/self-provider.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { ProfileFacts } from '../people/profile-facts.tsx';
import { PhotoPicker } from '../profile/photo-picker.tsx';
import { ProfileEditor } from '../profile/profile-editor.tsx';
import { DataExport } from '../reports/data-export.tsx';
import { PageHead, PageLead } from '../ui/layout.tsx';
import { SettingsNavigation } from './settings-navigation.tsx';

/** /settings/profile */
export function SettingsProfile() {
  const { say } = useWords();
  const self = useSelf();
  useTitle(say('people.profileTitle'));
  return (
    <>
      <PageHead title={say('people.settings')} />
      <SettingsNavigation path="/settings/profile" />
      <PageLead>{say('people.profileLead')}</PageLead>
      <ProfileFacts self={self} photo={<PhotoPicker self={self} />} />
      <ProfileEditor self={self} />
      <DataExport />
    </>
  );
}
