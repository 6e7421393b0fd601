import { contract } from '../../contract/index.ts';
import { ledgerRoute, route } from '../kernel/route.ts';
import { addHoliday } from './add-holiday.ts';
import type { CalendarChanged } from './keep-change.ts';
import { leaveHolidayOut } from './leave-holiday-out.ts';
import { readHolidayCalendar, readHolidays } from './read.ts';
import { undoHolidayChange } from './undo-holiday-change.ts';

/**
 * A change of the calendar moves balances by what is held and what was taken: it is made as whatever else appends to their ledger.
 *
 * @param changed what follows from another calendar; time off knows
 */
export const holidayRoutes = (changed: CalendarChanged) => [
  route(contract.readHolidays, readHolidays),
  route(contract.readHolidayCalendar, readHolidayCalendar),
  ledgerRoute(contract.addHoliday, addHoliday(changed)),
  ledgerRoute(contract.leaveHolidayOut, leaveHolidayOut(changed)),
  ledgerRoute(contract.undoHolidayChange, undoHolidayChange(changed)),
];
