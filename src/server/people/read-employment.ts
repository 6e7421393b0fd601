import { dateAt, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import type { EmployeeFacts } from './employees.repository.ts';
import type { Suspended } from './suspensions.repository.ts';

/** From when until when somebody is employed, in dates of their home. */
export interface Employment {
  readonly hiredOn: PlainDate;
  /** It was told; else it is the day on which they were entered, who may have worked before. */
  readonly hireIsTold: boolean;
  readonly lastDay: PlainDate | null;
  /** From when until when they were suspended; one that lasts is left out. */
  readonly suspensions: { readonly from: PlainDate; readonly back: PlainDate }[];
}

/** The day that somebody was entered on is their first, where no other is known. @param suspensions their own */
export const employmentOf = (
  { employedFrom, employedUntil, createdAt }: EmployeeFacts,
  zone: Zone,
  suspensions: readonly Suspended[],
): Employment => ({
  hiredOn: employedFrom ?? dateAt(createdAt, zone),
  hireIsTold: employedFrom !== null,
  lastDay: employedUntil,
  suspensions: suspensions.map(({ suspendedAt, reinstatedAt }) => ({
    from: dateAt(suspendedAt, zone),
    back: dateAt(reinstatedAt, zone),
  })),
});
