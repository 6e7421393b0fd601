import { contract } from '../../contract/index.ts';
import { route } from '../kernel/route.ts';
import { addHoliday } from './add-holiday.ts';
import { leaveHolidayOut } from './leave-holiday-out.ts';
import { readHolidayCalendar, readHolidays } from './read.ts';
import { undoHolidayChange } from './undo-holiday-change.ts';

export const holidayRoutes = [
  route(contract.readHolidays, readHolidays),
  route(contract.readHolidayCalendar, readHolidayCalendar),
  route(contract.addHoliday, addHoliday),
  route(contract.leaveHolidayOut, leaveHolidayOut),
  route(contract.undoHolidayChange, undoHolidayChange),
];
