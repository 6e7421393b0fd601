import type * as endpoints from '../../contract/holidays.ts';
import { mayAt } from '../../domain/access/may.ts';
import { holidaysBetween, type Holiday } from '../../domain/holidays/calendar.ts';
import { yearOf } from '../../domain/kernel/months.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { dateAt, daysBetween, type PlainDate } from '../../domain/kernel/time.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { findLocation, listLocations } from '../organization/read.ts';
import { readSelf } from '../people/read.ts';
import { listChanges } from './repository.ts';

/** A month with what is beside it; a year and more for whoever plans. */
const mostDays = 800;

/** The holidays of a location from one date to another, both included. */
export async function listHolidays(
  tx: Transaction,
  organizationId: string,
  locationId: string,
  dates: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<readonly Holiday[]> {
  return holidaysBetween(await listChanges(tx, organizationId), locationId, dates);
}

export const readHolidays: UseCase<typeof endpoints.readHolidays> = async ({ tx, actor }, { query }) => {
  const { from, to, locationId } = query;
  if (locationId !== undefined) {
    const isSeen = mayAt(actor, 'see_holidays', locationId);
    if (!isSeen || (await findLocation(tx, actor.organizationId, locationId)) === undefined) return refuse('not_found');
  }
  const days = daysBetween(from, to);
  if (days < 0 || days > mostDays) return refuse('dates_too_far_apart');
  const here = locationId ?? (await readSelf(tx, actor)).self.home.id;
  return accept({ holidays: [...(await listHolidays(tx, actor.organizationId, here, { from, to }))] });
};

export const readHolidayCalendar: UseCase<typeof endpoints.readHolidayCalendar> = async ({ tx, actor, now }) => {
  const { organizationId } = actor;
  const open = (await listLocations(tx, organizationId)).filter(({ closedAt }) => closedAt === null);
  return accept({
    thisYear: yearOf(dateAt(now, actor.zone)),
    changes: [...(await listChanges(tx, organizationId))],
    locations: open.map(({ id, name }) => ({ id, name })),
  });
};
