import { expect, test } from 'vitest';
import { parseInstant, type Instant } from '../kernel/time.ts';
import { becameOf } from './became.ts';

const at = (iso: string): Instant => parseInstant(iso) as Instant;
const promised = {
  locationId: 'downtown',
  employeeId: 'cleo',
  startsAt: at('2026-12-01T19:00:00Z'),
  endsAt: at('2026-12-02T03:00:00Z'),
};

test.each([
  ['removed', null],
  ['given', { ...promised, employeeId: 'ben' }],
  ['opened', { ...promised, employeeId: null, endsAt: at('2026-12-02T04:00:00Z') }],
  ['moved', { ...promised, endsAt: at('2026-12-02T04:00:00Z') }],
  ['moved', { ...promised, locationId: 'pier' }],
  ['changed', promised],
] as const)('a shift that was promised was %s', (became, next) => {
  expect(becameOf(promised, next)).toBe(became);
});
