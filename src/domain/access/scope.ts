import type { Action } from './may.ts';

/** What a token may be for. An area that programs only read has nothing to write. */
export const scopes = [
  'people:read',
  'time:read',
  'time:write',
  'schedule:read',
  'schedule:write',
  'time_off:read',
  'time_off:write',
  'payroll:read',
  'messages:read',
  'messages:write',
] as const;

/** What a token lets its holder do, of all that its person may. */
export type Scope = (typeof scopes)[number];
type ScopeArea = Scope extends `${infer Area}:${string}` ? Area : never;

/**
 * To which area an action belongs. What stands in none is for people at a screen alone: roles, policies, ways to sign in, personal data, the
 * audit log, tokens themselves, and what says that a person looked: signatures, decisions, acknowledgements, what was read.
 */
const areas: Partial<Record<Action, ScopeArea>> = {
  see_colleagues: 'people',
  punch: 'time',
  see_clock: 'time',
  request_adjustment: 'time',
  see_recorded_days: 'time',
  correct_time_cards: 'time',
  see_time_card: 'time',
  approve_time_cards: 'time',
  export_time_cards: 'time',
  see_own_shifts: 'schedule',
  see_shifts: 'schedule',
  edit_schedule: 'schedule',
  confirm_shifts: 'schedule',
  swap_shifts: 'schedule',
  request_time_off: 'time_off',
  see_time_off: 'time_off',
  see_payments: 'payroll',
  message: 'messages',
  export_messages: 'messages',
};

/** Actions that change nothing, though their endpoint is a POST: they make a file. */
const readings: readonly Action[] = ['export_time_cards', 'export_messages'];

/** Actions of which a program may only see what they are about: an approved week is paid, so a person has to have looked at its hours. */
const neverDone: readonly Action[] = ['approve_time_cards'];

/** The scope that a call needs when a program makes it; undefined where no program may. */
export function scopeOf(action: Action, method: string): Scope | undefined {
  const reads = method === 'GET' || readings.includes(action);
  if (!reads && neverDone.includes(action)) return undefined;
  const wanted = `${areas[action]}:${reads ? 'read' : 'write'}`;
  return scopes.find((scope) => scope === wanted);
}

/** Whether what others wrote is shown to whoever asks: to people at a screen, and to a program that may read messages and not only send them. */
export const showsMessages = (held: readonly Scope[] | undefined): boolean =>
  held === undefined || held.includes('messages:read');

/** Whether any of the scopes, to read or to write, is for the area of an action. The endpoint asks by `scopeOf`; this is for what its use-case asks besides. */
export function isOpenTo(held: readonly Scope[], action: Action): boolean {
  const area = areas[action];
  return area !== undefined && held.some((scope) => scope.startsWith(`${area}:`));
}
