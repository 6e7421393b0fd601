import type { BrowserContext } from '@playwright/test';
import { v7 } from 'uuid';
import { millisecondsPerHour } from '../../src/domain/kernel/time.ts';
import { demoPassword } from '../../tools/demo/cast.ts';
import { expect, signedIn } from './journey.ts';

const elena = { email: 'elena@harborpine.example', password: demoPassword };

/**
 * A published shift of somebody at Downtown Office, planned behind the pages' back.
 *
 * @param hours as many more as it begins and ends later than from 9 to 5
 */
export async function hasShift(planner: BrowserContext, employeeId: string, date: string, hours = 0): Promise<void> {
  await signedIn(planner, elena);
  const read = await planner.request.get(`/api/schedule?date=${date}`);
  const { location } = (await read.json()) as { location: { id: string } };
  const plan = {
    locationId: location.id,
    employeeId,
    positionId: null,
    startsAt: later(`${date}T14:00:00.000Z`, hours),
    endsAt: later(`${date}T22:00:00.000Z`, hours),
    breakMinutes: 30,
    note: null,
  };
  const added = await planner.request.post('/api/schedule/shifts', { data: { shifts: [{ id: v7(), plan }] } });
  expect(added.status()).toBe(200);
  const told = await planner.request.post('/api/schedule/publications', { data: { locationId: location.id, date } });
  expect(told.status()).toBe(200);
}

const later = (at: string, hours: number): string =>
  new Date(Date.parse(at) + hours * millisecondsPerHour).toISOString();
