import type { AwayLimitReply } from '../../contract/time-off/away-limits.ts';
import { refusing } from '../../domain/time-off/away-limit.ts';
import { LimitsList } from './limits-list.tsx';

/** Which blackout days or limits the dates meet, before anything is sent. */
export function LimitsNote({ limits }: { readonly limits: readonly AwayLimitReply[] }) {
  if (limits.length === 0) return null;
  const isRefused = refusing(limits) !== undefined;
  return (
    <div className={`leave-limits ${isRefused ? 'problem' : 'leave-hint'}`} role={isRefused ? 'alert' : 'status'}>
      <LimitsList limits={limits} reader="Is" />
    </div>
  );
}
