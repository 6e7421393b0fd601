import type { AnyAnswer } from '../../src/contract/kernel/endpoint.ts';
import {
  addDays,
  dateAt,
  weekdays,
  weekOf,
  type Instant,
  type Weekday,
  type Zone,
} from '../../src/domain/kernel/time.ts';
import { anyTime, type SaidHours } from '../../src/domain/schedule/availability.ts';
import { changeAvailability } from '../../src/server/schedule/change-availability.ts';
import { setAvailabilityOn } from '../../src/server/schedule/set-availability-on.ts';
import type { At, Person } from './tale.ts';

const said = (kind: SaidHours['kind'], from: number, to: number): SaidHours => ({
  kind,
  fromMinute: from * 60,
  toMinute: to * 60,
});
const never = said('unavailable', 0, 24);

/** Who said when they can work: every week, and on dates so many days from the Monday of this week. */
const wishes: readonly {
  readonly firstName: string;
  readonly week: Partial<Record<Weekday, readonly SaidHours[]>>;
  readonly dates?: readonly { readonly day: number; readonly hours: readonly SaidHours[]; readonly note: string }[];
}[] = [
  {
    firstName: 'Maya',
    week: { saturday: [said('preferred', 8, 14)], sunday: [never] },
    dates: [
      { day: 10, hours: [said('available', 12, 20)], note: 'At the bank in the morning' },
      { day: 13, hours: [], note: 'I can help out that Sunday' },
    ],
  },
  { firstName: 'Yuki', week: { tuesday: [said('unavailable', 17, 24)], thursday: [said('unavailable', 17, 24)] } },
  { firstName: 'Ben', week: { friday: [said('available', 6, 15)], saturday: [never], sunday: [never] } },
  { firstName: 'Daniel', week: Object.fromEntries(weekdays.map((day) => [day, [said('preferred', 6, 14)]])) },
];

/** Some people say when they can work, and when they would rather. */
export async function tellAvailability(at: At, told: readonly Person[], now: Instant, zone: Zone): Promise<void> {
  const monday = weekOf(dateAt(now, zone), 'monday');
  for (const { firstName, week, dates = [] } of wishes) {
    const teller = told.find(({ member }) => member.firstName === firstName);
    if (teller === undefined) continue;
    await at(now, async (given) => {
      const ctx = { ...given, actor: teller.actor };
      const input = { params: undefined, query: undefined, body: { week: { ...anyTime, ...week } } };
      expectOk(await changeAvailability(ctx, input));
      for (const { day, hours, note } of dates) {
        const params = { date: addDays(monday, day) };
        expectOk(await setAvailabilityOn(ctx, { params, query: undefined, body: { hours, note } }));
      }
    });
  }
}

function expectOk(answer: AnyAnswer): void {
  if (!answer.ok) throw new Error(`the demo’s availability does not hold together: ${answer.refusal}`);
}
