import { isAdmitted, type EmployeeStatus } from './employee-status.ts';
import type { Role } from './role.ts';
import { isOpenTo, type Scope } from './scope.ts';

/**
 * How far a permission reaches: nobody, the person's own things, everything at the
 * locations they manage (and their own), that and everything at the locations where they
 * work themselves, or the whole organization.
 */
export type Reach = 'none' | 'own' | 'own_locations' | 'shared_locations' | 'organization';

/**
 * The one table of who may do what. The server asks it to refuse, the screen asks it to
 * stay quiet; `tests/sweep` walks every endpoint against it and prints it whole.
 */
export const permissions = {
  punch: { employee: 'own', manager: 'own', admin: 'own' },
  see_clock: { employee: 'own', manager: 'own', admin: 'own' },
  request_adjustment: { employee: 'own', manager: 'own', admin: 'own' },
  see_recorded_days: { employee: 'own', manager: 'own_locations', admin: 'organization' },
  correct_time_cards: { employee: 'none', manager: 'own_locations', admin: 'organization' },
  see_time_card: { employee: 'own', manager: 'own_locations', admin: 'organization' },
  pair_kiosks: { employee: 'none', manager: 'own_locations', admin: 'organization' },
  set_pins: { employee: 'own', manager: 'own_locations', admin: 'organization' },
  sign_time_card: { employee: 'own', manager: 'own', admin: 'own' },
  waive_meals: { employee: 'own', manager: 'own', admin: 'own' },
  export_time_cards: { employee: 'none', manager: 'own_locations', admin: 'organization' },
  approve_time_cards: { employee: 'none', manager: 'own_locations', admin: 'organization' },
  lock_time_cards: { employee: 'none', manager: 'none', admin: 'organization' },
  request_time_off: { employee: 'own', manager: 'own', admin: 'own' },
  cancel_time_off: { employee: 'own', manager: 'own_locations', admin: 'organization' },
  see_time_off: { employee: 'own', manager: 'own_locations', admin: 'organization' },
  change_time_off_policy: { employee: 'none', manager: 'none', admin: 'organization' },
  see_holidays: { employee: 'shared_locations', manager: 'shared_locations', admin: 'organization' },
  change_holidays: { employee: 'none', manager: 'none', admin: 'organization' },
  adjust_time_off: { employee: 'none', manager: 'own_locations', admin: 'organization' },
  see_notices: { employee: 'own', manager: 'own', admin: 'own' },
  change_preferences: { employee: 'own', manager: 'own', admin: 'own' },
  invite_people: { employee: 'none', manager: 'own_locations', admin: 'organization' },
  decide_requests: { employee: 'none', manager: 'own_locations', admin: 'organization' },
  see_reports: { employee: 'none', manager: 'own_locations', admin: 'organization' },
  see_pay_rates: { employee: 'none', manager: 'own_locations', admin: 'organization' },
  see_payments: { employee: 'own', manager: 'own_locations', admin: 'organization' },
  record_payments: { employee: 'none', manager: 'own_locations', admin: 'organization' },
  void_payments: { employee: 'none', manager: 'own_locations', admin: 'organization' },
  change_payment_limit: { employee: 'none', manager: 'none', admin: 'organization' },
  export_payroll: { employee: 'none', manager: 'own_locations', admin: 'organization' },
  carry_deposits: { employee: 'none', manager: 'none', admin: 'organization' },
  change_payroll_setup: { employee: 'none', manager: 'none', admin: 'organization' },
  set_pay_rate: { employee: 'none', manager: 'own_locations', admin: 'organization' },
  see_colleagues: { employee: 'shared_locations', manager: 'shared_locations', admin: 'organization' },
  see_employment: { employee: 'own', manager: 'own_locations', admin: 'organization' },
  change_employment: { employee: 'none', manager: 'own_locations', admin: 'organization' },
  import_people: { employee: 'none', manager: 'own_locations', admin: 'organization' },
  change_roles: { employee: 'none', manager: 'none', admin: 'organization' },
  change_pay_policy: { employee: 'none', manager: 'none', admin: 'organization' },
  choose_location: { employee: 'own', manager: 'own', admin: 'own' },
  change_locations: { employee: 'none', manager: 'none', admin: 'organization' },
  keep_first_steps: { employee: 'none', manager: 'none', admin: 'organization' },
  change_message_retention: { employee: 'none', manager: 'none', admin: 'organization' },
  change_admission: { employee: 'none', manager: 'none', admin: 'organization' },
  secure_own_account: { employee: 'own', manager: 'own', admin: 'own' },
  see_skills: { employee: 'own', manager: 'own_locations', admin: 'organization' },
  record_skills: { employee: 'none', manager: 'own_locations', admin: 'organization' },
  see_photo: { employee: 'shared_locations', manager: 'shared_locations', admin: 'organization' },
  see_emergency_contacts: { employee: 'none', manager: 'own_locations', admin: 'organization' },
  keep_bank_account: { employee: 'own', manager: 'own', admin: 'own' },
  keep_profile: { employee: 'own', manager: 'own', admin: 'own' },
  ask_support: { employee: 'own', manager: 'own', admin: 'own' },
  answer_support: { employee: 'none', manager: 'none', admin: 'organization' },
  see_own_shifts: { employee: 'own', manager: 'own', admin: 'own' },
  confirm_shifts: { employee: 'own', manager: 'own', admin: 'own' },
  swap_shifts: { employee: 'own', manager: 'own', admin: 'own' },
  see_availability: { employee: 'own', manager: 'own_locations', admin: 'organization' },
  change_planning_rules: { employee: 'none', manager: 'none', admin: 'organization' },
  change_positions: { employee: 'none', manager: 'none', admin: 'organization' },
  keep_availability: { employee: 'own', manager: 'own', admin: 'own' },
  see_presence: { employee: 'none', manager: 'own_locations', admin: 'organization' },
  see_shifts: { employee: 'shared_locations', manager: 'shared_locations', admin: 'organization' },
  edit_schedule: { employee: 'none', manager: 'own_locations', admin: 'organization' },
  announce: { employee: 'none', manager: 'own_locations', admin: 'organization' },
  message: { employee: 'shared_locations', manager: 'shared_locations', admin: 'organization' },
  acknowledge: { employee: 'own', manager: 'own', admin: 'own' },
  export_messages: { employee: 'own', manager: 'own', admin: 'own' },
  follow_by_calendar: { employee: 'own', manager: 'own', admin: 'own' },
  use_api: { employee: 'own', manager: 'own', admin: 'own' },
  manage_webhooks: { employee: 'none', manager: 'none', admin: 'organization' },
  send_letters_again: { employee: 'none', manager: 'none', admin: 'organization' },
  see_audit_log: { employee: 'none', manager: 'none', admin: 'organization' },
  see_support_contacts: { employee: 'organization', manager: 'organization', admin: 'organization' },
} as const satisfies Record<string, Record<Role, Reach>>;

export type Action = keyof typeof permissions;

const reachOf: Record<Action, Record<Role, Reach>> = permissions;

/** Someone doing something, as far as permissions need to know them. */
export interface Doer {
  readonly employeeId: string;
  readonly role: Role;
  readonly managedLocationIds: readonly string[];
  /** Where they work: their home location and further ones. */
  readonly locationIds: readonly string[];
  /** What the token lets its holder do by which a program asks for them; left out, they are there themselves. */
  readonly scopes?: readonly Scope[] | undefined;
}

/** Whose thing it is, and where that person works. Left out, the question is "any at all?". */
export interface Thing {
  readonly employeeId: string;
  readonly locationIds: readonly string[];
}

/**
 * What is somebody's own, as permissions ask for it: they answer for it to whoever manages their home location. Who was never
 * admitted has none yet, wherever their record stands.
 */
export const thingOf = (whose: {
  readonly employeeId: string;
  readonly homeLocationId: string;
  readonly status: EmployeeStatus;
}): Thing => ({
  employeeId: whose.employeeId,
  locationIds: isAdmitted(whose.status) ? [whose.homeLocationId] : [],
});

/**
 * Whether somebody stands high enough to change how a person is employed and paid: admins, for anybody; managers, for employees but not for
 * other managers, admins or themselves.
 */
export const isAbove = (doer: Doer, person: { readonly employeeId: string; readonly role: Role }): boolean =>
  doer.role === 'admin' || (person.role === 'employee' && person.employeeId !== doer.employeeId);

/** Whether somebody may decide about themselves: nobody does, but for an admin where nobody else could. One who is alone must not wait for ever. */
export const mayDecideAlone = (doer: Pick<Doer, 'role'>, othersCould: boolean): boolean =>
  doer.role === 'admin' && !othersCould;

/** Whether `doer` may do `action`, to `thing` if one is named; a program may where its token says something of it. */
export function may(doer: Doer, action: Action, thing?: Thing): boolean {
  const reach = reachFor(doer, action);
  if (reach === 'none') return false;
  if (thing === undefined || reach === 'organization') return true;
  if (thing.employeeId === doer.employeeId) return true;
  const locations = reach === 'own' ? [] : reachedLocationIds(doer, reach);
  return thing.locationIds.some((id) => locations.includes(id));
}

/**
 * How far an action reaches for somebody. Where a program asks with a token, what its scopes do not cover is closed, also to the further
 * questions that a use-case asks while it answers.
 */
const reachFor = ({ role, scopes }: Doer, action: Action): Reach =>
  scopes !== undefined && !isOpenTo(scopes, action) ? 'none' : reachOf[action][role];

/** The locations to which `reach` extends for someone; questions that list things ask by these. */
const reachedLocationIds = (doer: Doer, reach: 'own_locations' | 'shared_locations'): readonly string[] =>
  reach === 'own_locations' ? doer.managedLocationIds : [...new Set([...doer.managedLocationIds, ...doer.locationIds])];

/** All locations of an organization, or these. */
export type Places = 'all' | readonly string[];

/** The locations at which `doer` may do `action` to others. */
export function placesOf(doer: Doer, action: Action): Places {
  const reach = reachFor(doer, action);
  if (reach === 'organization') return 'all';
  return reach === 'none' || reach === 'own' ? [] : reachedLocationIds(doer, reach);
}

/** Whether `doer` may do `action` to others at a location. */
export const mayAt = (doer: Doer, action: Action, locationId: string): boolean => placesFor(doer, action)(locationId);

/** The same, to be asked of many places. */
export function placesFor(doer: Doer, action: Action): (locationId: string) => boolean {
  const places = placesOf(doer, action);
  return (locationId) => places === 'all' || places.includes(locationId);
}
