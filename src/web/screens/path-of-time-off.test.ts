import { expect, test } from 'vitest';
import { authorizationSearch } from './authorization-search.ts';
import { pathOfTimeOff } from './path-of-time-off.ts';

const timeOffId = '01a1fe65-5d4d-7394-a915-5454d7390144';
const theirs = { timeOffId, employeeId: 'noor', isOwn: false, mayAnswer: false };

test('whoever answers time off comes to that very request, its person to their own, and others to the person', () => {
  const { pathname, searchParams } = new URL(pathOfTimeOff({ ...theirs, mayAnswer: true }), 'http://x');
  expect(pathname).toBe('/management-authorizations');
  expect(authorizationSearch(Object.fromEntries(searchParams))).toEqual({ tab: 'vacation', request: timeOffId });
  expect(pathOfTimeOff({ ...theirs, isOwn: true })).toBe('/time-off');
  expect(pathOfTimeOff(theirs)).toBe('/team?person=noor');
});
