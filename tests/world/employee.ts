import { v7 } from 'uuid';
import type { EmployeeStatus } from '../../src/domain/access/employee-status.ts';
import type { Role } from '../../src/domain/access/role.ts';
import type { Instant, Zone } from '../../src/domain/kernel/time.ts';
import type { PunchKind } from '../../src/domain/time-clock/punch.ts';
import type { Actor } from '../../src/server/kernel/context.ts';
import { readLongestShifts } from '../../src/server/pay-rules/read-longest-shifts.ts';
import { recordPunches } from '../../src/server/time-clock/record-punches.ts';
import type { Inside } from './inside.ts';
import { workingDay } from './working-day.ts';

/** Somebody of a world: a person's record, and the sign-in that goes with it. */
export interface Employee {
  readonly organizationId: string;
  readonly employeeId: string;
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly role: Role;
  readonly locationId: string;
  readonly zone: Zone;
  readonly managedLocationIds: readonly string[];
  /** Records a day through the use-case, as if each button had been pressed at its time. */
  worked(words: string): Promise<void>;
  /** Presses one button at a moment; gives the punch's id. */
  pressed(kind: PunchKind, at?: Instant): Promise<string>;
}

type Facts = Omit<Employee, 'worked' | 'pressed'>;

/** What {@link Facts} can do in their world. */
export function anEmployee(facts: Facts, inside: Inside, now: () => Instant): Employee {
  const actor = {
    ...facts,
    sessionId: '',
    locationZone: facts.zone,
    homeLocationId: facts.locationId,
    locationIds: [facts.locationId],
    status: 'active' satisfies EmployeeStatus,
    language: 'en',
  } as unknown as Actor;
  const press = async (kind: PunchKind, receivedAt: Instant): Promise<string> => {
    const body = { id: v7({ msecs: receivedAt }), kind, offline: false };
    const call = { actor, receivedAt, input: { params: undefined, query: undefined, body } };
    const [answer] = await inside(facts.organizationId, (ctx) => recordPunches(readLongestShifts)(ctx, [call]));
    if (answer?.ok !== true) throw new Error(`${facts.firstName} could not ${kind}: ${answer?.refusal}`);
    return body.id;
  };
  return {
    ...facts,
    async worked(words) {
      for (const { kind, at } of workingDay(words, now(), facts.zone)) await press(kind, at);
    },
    pressed: (kind, at = now()) => press(kind, at),
  };
}
