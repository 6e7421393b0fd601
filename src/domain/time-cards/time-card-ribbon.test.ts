import { expect, test } from 'vitest';
import { ask, clock, ledger } from '../../../tests/world/payable-weeks.ts';
import { millisecondsOf } from '../kernel/time.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import { federal } from '../pay-rules/presets.ts';
import { timeCard } from './time-card.ts';

const monday = (times: string, policy: PayPolicy = federal) =>
  timeCard(ledger(`0 ${times}`), { ...ask(policy), until: clock(1, '0:00') }).days[0];
const drawn = (day: ReturnType<typeof monday>) =>
  day?.ribbon.map(({ kind, span }) => [kind, millisecondsOf(span) / 60_000]);

test('two short rests are both drawn as work', () => {
  const day = monday('8:00 10:00-10:15 14:00-14:10 16:00');
  expect(drawn(day)).toEqual([120, 15, 225, 10, 110].map((minutes) => ['worked', minutes]));
});

test('where punches are rounded what was punched is drawn, and of a rest what is paid of it', () => {
  const punchRounding = [{ targets: ['both' as const], intervalMinutes: 5, mode: 'nearest' as const, graceMinutes: 0 }];
  // The rest counts from 10:05 to 10:20.
  const day = monday('8:00 10:03-10:18 16:00', { ...federal, workTime: { ...federal.workTime, punchRounding } });
  expect(drawn(day)).toEqual([
    ['worked', 123],
    ['break', 2],
    ['worked', 13],
    ['worked', 342],
  ]);
  expect(day?.workedMinutes).toBe(480);
});

test('the break that was punched is drawn, though another is taken off by itself', () => {
  const meals = [{ kind: 'auto-deduct' as const, afterWorkedMinutes: 360, minutes: 60, countPunched: true }];
  const day = monday('8:00 12:00-12:30 16:30', { ...federal, workTime: { ...federal.workTime, meals } });
  expect(drawn(day)).toEqual([
    ['worked', 240],
    ['break', 30],
    ['worked', 240],
  ]);
  expect([day?.workedMinutes, day?.breakMinutes]).toEqual([450, 30]);
});
