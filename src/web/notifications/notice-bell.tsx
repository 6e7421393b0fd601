import './notice-bell.css';
import { Bell as BellIcon } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import type { Zone } from '../../domain/kernel/time.ts';
import { useWords } from '../kernel/words.tsx';
import { Icon } from '../ui/icon.tsx';
import { NoticeList } from './notice-list.tsx';
import { useNotices } from './queries.ts';

/** The bell of the header: how much is unread, and behind it what the reader was told. */
export function NoticeBell({ zone }: { readonly zone: Zone }) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  const notices = useNotices();
  const count = notices.data?.unread ?? 0;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <AriaButton className="icon-btn bell" aria-label={say('notices.bell', { count })}>
        <Icon of={BellIcon} />
        {count > 0 && (
          <span className="count num" aria-hidden>
            {count > 99 ? '99+' : count}
          </span>
        )}
      </AriaButton>
      <Popover className="popover notices" placement="bottom end" offset={6}>
        <Dialog aria-label={say('notices.title')}>
          <NoticeList notices={notices} zone={zone} onLeave={() => setOpen(false)} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
