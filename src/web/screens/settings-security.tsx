import type { ReactNode } from 'react';
import { FactorsList } from '../factors/factors-list.tsx';
import { PasskeysList } from '../factors/passkeys-list.tsx';
import { useFactors } from '../factors/queries.ts';
import { EmailSection } from '../identity/security/email-section.tsx';
import { PasswordSection } from '../identity/security/password-section.tsx';
import { SecuritySection } from '../identity/security/security-section.tsx';
import { SessionsSection } from '../identity/security/sessions-section.tsx';
import { useSelf } from '../identity/self-provider.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { LinkedSignIns } from '../openid/linked-sign-ins.tsx';
import { PhoneSection } from '../phone/phone-section.tsx';
import { OwnPin } from '../time-clock/kiosks/own-pin.tsx';
import { TokenList } from '../tokens/token-list.tsx';
import { PageHead, PageLead } from '../ui/layout.tsx';
import { SettingsNavigation } from './settings-navigation.tsx';

/** /settings/security */
export function SettingsSecurity() {
  const { say } = useWords();
  const self = useSelf();
  const { data: factors } = useFactors();
  const hasSecondFactor = factors !== undefined && (factors.totpSince !== null || factors.passkeys.length > 0);
  useTitle(say('security.title'));
  return (
    <>
      <PageHead title={say('people.settings')} />
      <SettingsNavigation path="/settings/security" />
      <PageLead>{say('security.lead')}</PageLead>
      <PasswordSection hasSecondFactor={hasSecondFactor} />
      <EmailSection />
      <SecuritySection title={say('security.passkeys')} text={say('security.passkeysText')}>
        <PasskeysList zone={self.location.zone} />
      </SecuritySection>
      <SecuritySection title={say('security.secondStep')} text={say('security.secondStepText')}>
        <FactorsList zone={self.location.zone} />
      </SecuritySection>
      <PhoneSection zone={self.location.zone} isAdmin={self.role === 'admin'} frame={PhoneFrame} />
      <SecuritySection title={say('openid.linkedTitle')} text={say('openid.linkedText')}>
        <LinkedSignIns path="/settings/security" zone={self.location.zone} />
      </SecuritySection>
      <SecuritySection title={say('kiosk.ownTitle')} text={say('kiosk.ownText')}>
        <OwnPin employeeId={self.employeeId} zone={self.location.zone} />
      </SecuritySection>
      <SecuritySection title={say('tokens.title')} text={say('tokens.text')}>
        <TokenList zone={self.location.zone} />
      </SecuritySection>
      <SessionsSection />
    </>
  );
}

function PhoneFrame({ children }: { readonly children: ReactNode }) {
  const { say } = useWords();
  return (
    <SecuritySection title={say('phone.title')} text={say('phone.text')}>
      {children}
    </SecuritySection>
  );
}
