import type { PlainDate } from '../../domain/kernel/time.ts';
import { LimitsList } from './limits-list.tsx';
import { useLimitsMet } from './queries.ts';

/** Which blackout days or limits the dates meet, before anything is sent. */
export function LimitsNote({ from, to }: { readonly from: PlainDate; readonly to: PlainDate }) {
  const { data } = useLimitsMet(from, to);
  if (data === undefined || data.met.length === 0) return null;
  return (
    <div className="leave-hint leave-limits" role="status">
      <LimitsList limits={data.met} reader="Is" />
    </div>
  );
}
