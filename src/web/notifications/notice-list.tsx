import {
  BadgeCheck,
  Banknote,
  CalendarDays,
  CheckCheck,
  ClipboardCheck,
  Clock,
  LifeBuoy,
  Megaphone,
  MessageSquareReply,
  MessagesSquare,
  Repeat,
  Settings2,
  ShieldAlert,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { Heading, Link } from 'react-aria-components';
import type { Notice } from '../../contract/notifications/notices.ts';
import type { Zone } from '../../domain/kernel/time.ts';
import type { NoticeEvent } from '../../domain/notifications/notice.ts';
import { focusGoesOn } from '../kernel/focus.ts';
import { useNow } from '../kernel/now.ts';
import { shortMoment } from '../kernel/short-moment.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button, ButtonLink, IconButton } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { useMarkNoticeRead, useMarkNoticesRead, type useNotices } from './queries.ts';

const icons: Readonly<Record<NoticeEvent, LucideIcon>> = {
  schedule: CalendarDays,
  shift_offers: Repeat,
  offers_to_all: Repeat,
  answers: MessageSquareReply,
  requests: ClipboardCheck,
  hours: Clock,
  certificates: BadgeCheck,
  payments: Banknote,
  messages: MessagesSquare,
  announcements: Megaphone,
  support: LifeBuoy,
  failures: TriangleAlert,
  security: ShieldAlert,
};

interface NoticeListProps {
  readonly notices: ReturnType<typeof useNotices>;
  readonly zone: Zone;
  /** The reader follows a link, and the list is in their way. */
  readonly onLeave: () => void;
}

/** What the reader was told, newest first; each leads to what it is about, and is read with that. */
export function NoticeList({ notices: { data, error, refetch, more }, zone, onLeave }: NoticeListProps) {
  const { say } = useWords();
  const { mutate: markAll } = useMarkNoticesRead();
  const newest = data?.notices[0];
  return (
    <>
      <header>
        <Heading slot="title" level={2} className="grow">
          {say('notices.title')}
        </Heading>
        {data !== undefined && data.unread > 0 && newest !== undefined && (
          <span ref={focusGoesOn}>
            <IconButton label={say('notices.markAll')} icon={CheckCheck} onPress={() => markAll(newest.toldAt)} />
          </span>
        )}
      </header>
      {data === undefined ? (
        <Unanswered error={error} refetch={refetch} title={say('notices.failed')} blockSize="56px" />
      ) : data.notices.length === 0 ? (
        <EmptyState text={say('notices.empty')} />
      ) : (
        <ul aria-label={say('notices.list')}>
          {data.notices.map((notice) => (
            <Row key={notice.id} notice={notice} zone={zone} onLeave={onLeave} />
          ))}
        </ul>
      )}
      <footer>
        {more !== undefined && (
          <Button tone="ghost" size="sm" busy={more.isPending} onPress={more.load}>
            {say('notices.earlier')}
          </Button>
        )}
        <ButtonLink tone="ghost" size="sm" icon={Settings2} href="/settings/notifications" onPress={onLeave}>
          {say('notices.choose')}
        </ButtonLink>
      </footer>
    </>
  );
}

function Row({
  notice,
  zone,
  onLeave,
}: {
  readonly notice: Notice;
  readonly zone: Zone;
  readonly onLeave: () => void;
}) {
  const { say, formats } = useWords();
  const now = useNow(60_000);
  const { mutate: markRead } = useMarkNoticeRead();
  const { id, event, headline, link, toldAt, isRead } = notice;
  const follow = (): void => {
    if (!isRead) markRead(id);
    onLeave();
  };
  return (
    <li>
      <Link href={link} onPress={follow} className={`notice ${isRead ? '' : 'unread'}`}>
        <Icon of={icons[event]} />
        <span className="headline">{headline}</span>
        <span className="at num">{shortMoment(formats, toldAt, now, zone)}</span>
        {!isRead && <span className="sr">{say('notices.isUnread')}</span>}
      </Link>
    </li>
  );
}
