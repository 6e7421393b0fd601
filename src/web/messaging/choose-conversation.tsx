import { useWords } from '../kernel/words.tsx';
import { useConversations } from './queries.ts';

/** What stands beside the list while none of it is open; nothing, before there is anything to choose. */
export function ChooseConversation() {
  const { say } = useWords();
  const { data } = useConversations('');
  if (data?.pages.some(({ conversations }) => conversations.length > 0) !== true) return null;
  return <p className="none">{say('messaging.choose')}</p>;
}
