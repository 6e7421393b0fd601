import { useSelf } from '../identity/self-provider.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { RetentionForm } from '../messaging/keeping/retention-form.tsx';
import { AdmissionForm } from '../organization/admission-form.tsx';
import { EmployerForm } from '../payroll/employer-form.tsx';
import { LimitForm } from '../payroll/limit-form.tsx';
import { TargetList } from '../schedule/labour-target/target-list.tsx';
import { PositionList } from '../schedule/positions/position-list.tsx';
import { RulesForm } from '../schedule/rules/rules-form.tsx';
import { TargetForm } from '../schedule/rules/target-form.tsx';
import { SwapRulesForm } from '../schedule/swaps/swap-rules-form.tsx';
import { SkillList } from '../skills/skill-list.tsx';
import { PageHead, PageLead, SectionHead } from '../ui/layout.tsx';
import { SettingsNavigation } from './settings-navigation.tsx';

/** /settings/organization: how people come in, payments that need a second person, who employs by law, skills, what people work as, swaps, rules of planning, labor targets, how long messages are kept. */
export function SettingsOrganization() {
  const { say } = useWords();
  const { home } = useSelf();
  useTitle(say('organization.admission'));
  return (
    <>
      <PageHead title={say('people.settings')} />
      <SettingsNavigation path="/settings/organization" />
      <PageLead>{say('organization.admissionLead')}</PageLead>
      <AdmissionForm />
      <SectionHead title={say('payroll.limit.title')} />
      <LimitForm zone={home.zone} />
      <SectionHead title={say('payroll.employer.title')} />
      <PageLead>{say('payroll.employer.lead')}</PageLead>
      <EmployerForm />
      <SkillList />
      <PositionList />
      <SectionHead title={say('schedule.swapRules.title')} />
      <PageLead>{say('schedule.swapRules.lead')}</PageLead>
      <SwapRulesForm />
      <SectionHead title={say('schedule.rules.title')} />
      <PageLead>{say('schedule.rules.lead')}</PageLead>
      <RulesForm />
      <TargetForm />
      <TargetList />
      <SectionHead title={say('messaging.keep.title')} />
      <PageLead>{say('messaging.keep.lead')}</PageLead>
      <RetentionForm zone={home.zone} />
    </>
  );
}
