import { useWords } from '../kernel/words.tsx';
import { TabLinks } from '../ui/tabs.tsx';

const pages = [
  { path: '/settings/profile', label: 'people.profile' },
  { path: '/settings/security', label: 'security.title' },
  { path: '/settings/emergency', label: 'profile.emergency' },
  { path: '/settings/preferences', label: 'people.preferences' },
] as const;

/** The pages of Settings, as tabs that are links. */
export function SettingsNavigation({ path }: { readonly path: (typeof pages)[number]['path'] }) {
  const { say } = useWords();
  const tabs = pages.map((page) => ({ href: page.path, label: say(page.label), isCurrent: page.path === path }));
  return <TabLinks label={say('kernel.pages')} tabs={tabs} />;
}
