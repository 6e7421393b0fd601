import { useSelf } from '../identity/self-provider.tsx';
import { useWords } from '../kernel/words.tsx';
import { TabLinks } from '../ui/tabs.tsx';
import { mayVisit } from './paths.ts';
import { settingsPages } from './settings-pages.ts';

/** The pages of Settings that the reader may see, as tabs that are links. */
export function SettingsNavigation({ path }: { readonly path: (typeof settingsPages)[number]['path'] }) {
  const { say } = useWords();
  const self = useSelf();
  const shown = settingsPages.filter((page) => mayVisit(self, page.path));
  const tabs = shown.map((page) => ({ href: page.path, label: say(page.label), isCurrent: page.path === path }));
  return <TabLinks label={say('kernel.pages')} tabs={tabs} />;
}
