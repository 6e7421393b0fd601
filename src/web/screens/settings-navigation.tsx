import { useSelf } from '../identity/self-provider.tsx';
import { useWords } from '../kernel/words.tsx';
import { TabLinks } from '../ui/tabs.tsx';
import { mayVisit } from './navigation.ts';

const pages = [
  { path: '/settings/profile', label: 'people.profile' },
  { path: '/settings/security', label: 'security.title' },
  { path: '/settings/emergency', label: 'profile.emergency' },
  { path: '/settings/bank-account', label: 'payroll.bank.title' },
  { path: '/settings/preferences', label: 'people.preferences' },
  { path: '/settings/notifications', label: 'notices.title' },
  { path: '/settings/organization', label: 'organization.admission' },
  { path: '/settings/webhooks', label: 'webhooks.title' },
] as const;

/** The pages of Settings that the reader may see, as tabs that are links. */
export function SettingsNavigation({ path }: { readonly path: (typeof pages)[number]['path'] }) {
  const { say } = useWords();
  const self = useSelf();
  const shown = pages.filter((page) => mayVisit(self, page.path));
  const tabs = shown.map((page) => ({ href: page.path, label: say(page.label), isCurrent: page.path === path }));
  return <TabLinks label={say('kernel.pages')} tabs={tabs} />;
}
