import './notice-bell.css';
import { Bell as BellIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { Zone } from '../../domain/kernel/time.ts';
import { useWords } from '../kernel/words.tsx';
import { Icon } from '../ui/icon.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import type { NoticePopoverProps } from './notice-popover.tsx';
import { useNotices } from './queries.ts';

const NoticePopover = onDemand<NoticePopoverProps>(async () => (await import('./notice-popover.tsx')).NoticePopover);

/** The bell of the header: how much is unread, and behind it what the reader was told. */
export function NoticeBell({ zone }: { readonly zone: Zone }) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const notices = useNotices();
  const count = notices.data?.unread ?? 0;
  const open = (): void => {
    setWasOpen(true);
    setOpen(true);
  };
  return (
    <>
      <AriaButton ref={button} className="icon-btn bell" aria-haspopup="dialog" aria-expanded={isOpen} onPress={open}>
        {/* Said beside the figure and not as a label: a language may say one without a digit, and a label has to hold what is seen. */}
        <span className="sr">{say('notices.bell', { count })}</span>
        <Icon of={BellIcon} />
        {count > 0 && (
          <span className="count num" aria-hidden>
            {count > 99 ? '99+' : count}
          </span>
        )}
      </AriaButton>
      {wasOpen && (
        <NoticePopover button={button} isOpen={isOpen} onOpenChange={setOpen} notices={notices} zone={zone} />
      )}
    </>
  );
}
