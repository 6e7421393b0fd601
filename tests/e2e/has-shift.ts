import type { BrowserContext } from '@playwright/test';
import { v7 } from 'uuid';
import { demoPassword } from '../../tools/demo/cast.ts';
import { expect, signedIn } from './journey.ts';

const elena = { email: 'elena@harborpine.example', password: demoPassword };

/** A published shift of somebody at Downtown Office, planned behind the pages' back. */
export async function hasShift(planner: BrowserContext, employeeId: string, date: string): Promise<void> {
  await signedIn(planner, elena);
  const read = await planner.request.get(`/api/schedule?date=${date}`);
  const { location } = (await read.json()) as { location: { id: string } };
  const plan = {
    locationId: location.id,
    employeeId,
    positionId: null,
    startsAt: `${date}T14:00:00.000Z`,
    endsAt: `${date}T22:00:00.000Z`,
    breakMinutes: 30,
    note: null,
  };
  const added = await planner.request.post('/api/schedule/shifts', { data: { shifts: [{ id: v7(), plan }] } });
  expect(added.status()).toBe(200);
  const told = await planner.request.post('/api/schedule/publications', { data: { locationId: location.id, date } });
  expect(told.status()).toBe(200);
}
