import pg from 'pg';

/**
 * Codes of class 57 (operator intervention; 57014, a statement that took too long and was ended), 08 (connection) and 53 (no connection, memory
 * or disk left), and what Node says of sockets.
 */
const gone = /^(57P0[1-3]|57014|08...|53...|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN)$/;
const goneWords =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Whether the database did not answer in time: its connection is of no use any more, since the answer may still come. */
export const isSilent = (error: unknown): error is Error =>
  error instanceof Error && error.message === 'Query read timeout';

/** Whether the database could not be reached, went away, has no room or was too slow: worth another try later, and no fault of the caller. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isUnreachable)) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return gone.test(code) || goneWords.test(error.message) || isSilent(error);
}

/** Thrown where somebody else did meanwhile what this transaction was about to do: it begins again, and sees it. */
export class Overtaken extends Error {}

/**
 * Whether two transactions got in each other's way, so that doing the same again, reading the
 * truth first, can succeed: serialization failure, deadlock, or two writers of one ledger.
 */
export function isContention(error: unknown): boolean {
  if (error instanceof Overtaken) return true;
  if (!(error instanceof pg.DatabaseError)) return false;
  if (error.code === '40001' || error.code === '40P01') return true;
  // What was to hang on a session that ended meanwhile.
  if (error.code === '23503') return error.constraint === 'push_devices_organization_id_employee_id_session_id_fkey';
  // Unique keys, and an exclusion of what overlaps.
  return (error.code === '23505' || error.code === '23P01') && contended.has(error.constraint ?? '');
}

/** Constraints at which concurrent writers of the same thing meet: the later one reads again. */
const contended = new Set([
  // Two who take one address: the later one sees that it is taken.
  'users_email_key',

  // Two that are called alike: the later one hears that the name is taken.
  'schedule_templates_named_once',
  'invitations_one_open',
  'adjustments_pkey',
  'corrections_pkey',
  'punches_pkey',
  'punches_id_once',
  'punches_voided_once',
  'time_card_steps_pkey',
  'leave_weeks_one_a_day',
  'leave_weeks_superseded_once',
  'meal_waivers_pkey',
  'worked_meals_pkey',
  'time_off_cancellations_pkey',
  'time_off_day_turns_pkey',
  'time_off_holds_apart',
  'time_off_ledger_pkey',
  'time_off_policies_one_a_day',
  'time_off_policies_superseded_once',
  'time_off_requests_pkey',
  'pay_policies_one_a_day',
  'pay_policies_superseded_once',
  'pay_rates_one_a_date',
  'pay_rates_superseded_once',
  'payments_check_number_once',
  'payments_recorded_once',
  'pay_runs_once',
  'payment_days_pkey',
  'payment_voids_pkey',
  'deposits_once',
  'deposit_files_modifier_once',
  'deposit_withdrawals_pkey',
  'kept_replies_pkey',
  'push_devices_session_id_key',
  'approval_decisions_pkey',
  'audit_entries_sequence_once',
  'conversations_one_per_pair',
  'approval_requests_asked_once',
  'approval_requests_reopened_once',
]);
