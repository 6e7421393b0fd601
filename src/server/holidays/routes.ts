import { contract } from '../../contract/index.ts';
import { route } from '../kernel/route.ts';
import { addHoliday } from './add-holiday.ts';
import type { CalendarChanged } from './keep-change.ts';
import { leaveHolidayOut } from './leave-holiday-out.ts';
import { readHolidayCalendar, readHolidays } from './read.ts';
import { undoHolidayChange } from './undo-holiday-change.ts';

/** @param changed what follows from another calendar; time off knows */
export const holidayRoutes = (changed: CalendarChanged) => [
  route(contract.readHolidays, readHolidays),
  route(contract.readHolidayCalendar, readHolidayCalendar),
  route(contract.addHoliday, addHoliday(changed)),
  route(contract.leaveHolidayOut, leaveHolidayOut(changed)),
  route(contract.undoHolidayChange, undoHolidayChange(changed)),
];
