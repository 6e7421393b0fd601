import type { RefObject } from 'react';
import { Dialog } from 'react-aria-components';
import type { Zone } from '../../domain/kernel/time.ts';
import { useWords } from '../kernel/words.tsx';
import { Popover } from '../ui/popover.tsx';
import { NoticeList } from './notice-list.tsx';
import type { useNotices } from './queries.ts';

export interface NoticePopoverProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly notices: ReturnType<typeof useNotices>;
  readonly zone: Zone;
}

/** What is behind the bell, once it was opened. */
export function NoticePopover({ button, isOpen, onOpenChange, notices, zone }: NoticePopoverProps) {
  const { say } = useWords();
  return (
    <Popover
      className="notices"
      placement="bottom end"
      offset={6}
      trigger="DialogTrigger"
      triggerRef={button}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Dialog aria-label={say('notices.title')}>
        <NoticeList notices={notices} zone={zone} onLeave={() => onOpenChange(false)} />
      </Dialog>
    </Popover>
  );
}
