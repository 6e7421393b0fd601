import type { AwayLimitReply } from '../../contract/time-off/away-limits.ts';
import { LimitsList } from './limits-list.tsx';

/** Which blackout days or limits the dates meet, before anything is sent. */
export function LimitsNote({ limits }: { readonly limits: readonly AwayLimitReply[] }) {
  if (limits.length === 0) return null;
  return (
    <div className="leave-hint leave-limits" role="status">
      <LimitsList limits={limits} reader="Is" />
    </div>
  );
}
