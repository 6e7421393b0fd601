import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { AdmissionForm } from '../organization/admission-form.tsx';
import { LimitForm } from '../payroll/limit-form.tsx';
import { PageHead, PageLead, SectionHead } from '../ui/layout.tsx';
import { SettingsNavigation } from './settings-navigation.tsx';

/** /settings/organization: how people come in, and which payments need a second person. */
export function SettingsOrganization() {
  const { say } = useWords();
  useTitle(say('organization.admission'));
  return (
    <>
      <PageHead title={say('people.settings')} />
      <SettingsNavigation path="/settings/organization" />
      <PageLead>{say('organization.admissionLead')}</PageLead>
      <AdmissionForm />
      <SectionHead title={say('payroll.limit.title')} />
      <LimitForm />
    </>
  );
}
