import { v7 } from 'uuid';
import type { contract } from '../../../src/contract/index.ts';
import { parsePlainDate, parseZone, type PlainDate, type Zone } from '../../../src/domain/kernel/time.ts';
import type { CallInput } from '../../../src/web/kernel/call.ts';
import type { Stage } from '../stage.ts';

interface Sample<Input> {
  /** Valid input, made anew for each call. */
  input(stage: Stage): Input;
  /** What is answered to whoever is let in. */
  readonly answers: number;
  /** What is answered to an admin of another organization, where it is about something of ours: that there is no such thing. */
  readonly outside?: 404;
}

/** By the name of their endpoint. */
export type Samples = { readonly [Name in keyof typeof contract]: Sample<CallInput<(typeof contract)[Name]>> };

export const aboutBystander = ({ bystander }: Stage) => ({ params: { employeeId: bystander.employee.employeeId } });

export const aTuesday = '2026-11-17' as PlainDate;

/** Whom there is not; the id is that of nothing else either. */
export const nobody = { employeeId: '00000000-0000-7000-8000-000000000000' };

export const newcomer = () => ({
  firstName: 'New',
  lastName: 'Comer',
  email: `${v7()}@new.example`,
  password: 'a door left ajar at night',
});

export function aDate(text: string): PlainDate {
  const date = parsePlainDate(text);
  if (date === undefined) throw new TypeError(`Not a date: ${text}`);
  return date;
}

export function newYork(): Zone {
  const zone = parseZone('America/New_York');
  if (zone === undefined) throw new Error('this machine does not know New York');
  return zone;
}
