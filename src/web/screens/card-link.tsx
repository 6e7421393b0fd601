import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PayStubReply } from '../../contract/payroll/pay-stub.ts';
import { useSelf } from '../identity/self-provider.tsx';

/** Leads to the time card that a day was paid from: one's own under Time entries, that of others under Time cards. */
export function CardLink({
  employeeId,
  day: { date, startsOn },
  children,
}: {
  readonly employeeId: string;
  readonly day: Pick<PayStubReply['days'][number], 'date' | 'startsOn'>;
  readonly children: ReactNode;
}) {
  const self = useSelf();
  return employeeId === self.employeeId ? (
    <Link className="link" to="/time-entries" search={{ week: date }}>
      {children}
    </Link>
  ) : (
    <Link className="link" to="/time-cards" search={{ date, person: employeeId, week: startsOn }}>
      {children}
    </Link>
  );
}
