import { useSelf } from '../identity/self-provider.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { PageHead, PageLead } from '../ui/layout.tsx';
import { WebhookList } from '../webhooks/webhook-list.tsx';
import { SettingsNavigation } from './settings-navigation.tsx';

/** /settings/webhooks */
export function SettingsWebhooks() {
  const { say } = useWords();
  useTitle(say('webhooks.title'));
  const { home } = useSelf();
  return (
    <>
      <PageHead title={say('people.settings')} />
      <SettingsNavigation path="/settings/webhooks" />
      <PageLead>{say('webhooks.lead')}</PageLead>
      <WebhookList zone={home.zone} />
    </>
  );
}
