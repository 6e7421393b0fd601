import { dateAt } from '../../domain/kernel/time.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { ProfileFacts } from '../people/profile-facts.tsx';
import { PhotoPicker } from '../profile/photo-picker.tsx';
import { ProfileEditor } from '../profile/profile-editor.tsx';
import { DataExport } from '../reports/data-export.tsx';
import { HeldSkills } from '../skills/held-skills.tsx';
import { MealWaivers } from '../time-cards/waivers/meal-waivers.tsx';
import { useServerNow } from '../time-clock/device/device-clock.ts';
import { PageHead, PageLead } from '../ui/layout.tsx';
import { SettingsNavigation } from './settings-navigation.tsx';

/** /settings/profile */
export function SettingsProfile() {
  const { say } = useWords();
  const self = useSelf();
  const now = useServerNow();
  useTitle(say('people.profileTitle'));
  return (
    <>
      <PageHead title={say('people.settings')} />
      <SettingsNavigation path="/settings/profile" />
      <PageLead>{say('people.profileLead')}</PageLead>
      <ProfileFacts self={self} photo={<PhotoPicker self={self} />} />
      <ProfileEditor self={self} />
      <HeldSkills
        employeeId={self.employeeId}
        name={`${self.firstName} ${self.lastName}`}
        isOwn
        today={dateAt(now, self.home.zone)}
        zone={self.home.zone}
      />
      <DataExport />
      {/* Last: where the rules of pay know of such an agreement it comes late, and moves nothing. */}
      <MealWaivers employeeId={self.employeeId} zone={self.home.zone} />
    </>
  );
}
