import { useSelf } from '../identity/self-provider.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { BankAccountCard } from '../payroll/bank/bank-account-card.tsx';
import { BankAccountForm } from '../payroll/bank/bank-account-form.tsx';
import { PageHead, PageLead, SectionHead } from '../ui/layout.tsx';
import { SettingsNavigation } from './settings-navigation.tsx';

/** /settings/bank-account */
export function SettingsBankAccount() {
  const { say } = useWords();
  useTitle(say('payroll.bank.title'));
  const { home } = useSelf();
  return (
    <>
      <PageHead title={say('people.settings')} />
      <SettingsNavigation path="/settings/bank-account" />
      <PageLead>{say('payroll.bank.lead')}</PageLead>
      <BankAccountCard zone={home.zone} />
      <SectionHead title={say('payroll.bank.enter')} />
      <BankAccountForm />
    </>
  );
}
