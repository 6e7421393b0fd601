import { CloudAlert, CloudCheck, CloudUpload, type LucideIcon } from 'lucide-react';
import { useWords } from '../kernel/words.tsx';
import { Icon } from '../ui/icon.tsx';
import { useOutbox } from './queries.ts';
import { syncOf, type Sync } from './view/looks.ts';

const icons: Readonly<Record<Sync['name'], LucideIcon>> = {
  checking: CloudUpload,
  recorded: CloudCheck,
  saved: CloudUpload,
  unkept: CloudAlert,
  refused: CloudAlert,
  keeps_nothing: CloudAlert,
};

/** Whether everything pressed here is recorded, saved on this device, or neither. */
export function SyncLine() {
  const { say } = useWords();
  const sync = syncOf(useOutbox());
  const text = {
    checking: () => say('clock.checking'),
    recorded: () => say('clock.allRecorded'),
    saved: (count: number) => say('clock.waiting', { count }),
    unkept: (count: number) => say('clock.waitingUnkept', { count }),
    refused: (count: number) => say('clock.someRefused', { count }),
    keeps_nothing: () => say('clock.keepsNothing'),
  }[sync.name]('count' in sync ? sync.count : 0);
  return (
    <p className="sync" role="status">
      <Icon of={icons[sync.name]} size={16} />
      {text}
    </p>
  );
}
