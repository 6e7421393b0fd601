export const timeOffRefusals = {
  'refusal.time_off_for_another':
    'Time off is asked for by the person who takes it. Name, email address and account must be your own.',
  'refusal.own_balance': 'Nobody adjusts their own balance. Another person who is an admin can.',
  'refusal.balance_has_opening': 'There is an opening balance of this type already. Add a correction instead.',
  'refusal.adjustment_too_far': 'A row counts from a date of the last five years or the next two. Check the year.',
  'refusal.time_off_type_unknown': 'There is no such type of time off. Choose another one.',
  'refusal.time_off_type_retired': 'This type of time off is retired. Choose another one.',
  'refusal.time_off_note_missing': 'This type asks for a note. Write one, and submit again.',
  'refusal.time_off_attachment_missing': 'This type asks for an attachment. Add a file, and submit again.',
  'refusal.time_off_type_name_taken': 'There is a type of this name already. Choose another name.',
  'refusal.too_many_time_off_types': 'There are 30 types already. Rename one, or open a retired one again.',
  'refusal.time_off_type_without_name': 'Enter a name for this type.',
  'refusal.last_time_off_type': 'This is the last type that may be asked for. Add another one before you retire it.',
  'refusal.time_off_day_count_differs': 'The number of days does not fit the dates. Choose the dates again.',
  'refusal.time_off_without_days': 'The end comes before the start. Choose other dates.',
  'refusal.time_off_too_long': 'Time off of more than a year is agreed on with your manager. Choose fewer days.',
  'refusal.time_off_part_not_allowed': 'This type cannot be taken by that part of a day, or for several days at once.',
  'refusal.time_off_hours_missing': 'Enter from when to when. The end must come after the start.',
  'refusal.time_off_out_of_reach': 'Time off can be asked for up to 60 days back and two years ahead.',
  'refusal.time_off_not_usable_yet':
    'This type can be taken only after the first days of employment. Choose a later date.',
  'refusal.time_off_yearly_use':
    'With this you would take more of this type in one year than its policy allows. Choose fewer days, or some of the next year.',
  'refusal.time_off_before_hired': 'This begins before your first day of employment. Choose dates from then on.',
  'refusal.time_off_past_employment':
    'This goes on after their last day of employment. They can ask for dates up to then.',
  'refusal.time_off_before_employment':
    'This begins before their first day of employment. They can ask for dates from then on.',
  'refusal.time_off_before_usable':
    'They may take this type only after the first days of employment. They can ask for a later date.',
  'refusal.time_off_over_yearly_use':
    'With this they would take more of this type in one year than its policy allows. They can ask for fewer days, or for some of the next year.',
  'refusal.time_off_of_retired_type':
    'Its type is retired since, so this cannot be opened again. They can ask for another type.',
  'refusal.time_off_day_is_full':
    'With your other time off that day this is more than a day. Choose fewer hours, or ask for the whole day instead of both.',
  'refusal.time_off_after_last_day':
    'This ends after your last day of employment. Choose dates up to then, or ask your manager.',
  'refusal.time_off_policy_faulty': 'Some figures of the policy do not go together.',
  'refusal.time_off_policy_too_early':
    'A policy begins this year or later. What was earned before is told by an opening balance.',
  'refusal.time_off_blackout':
    '“{name}”: nobody may be away on some of these days. Choose other dates, or ask whoever set them.',
  'refusal.time_off_too_many_away':
    '“{name}”: {count, plural, one {only # person may be away at a time, and that place is not free on some of these days.} other {only # people may be away at a time, and none of those places is free on some of these days.}}',
  'refusal.too_many_limits': 'There are 200 such dates already. Remove some first.',
  'refusal.time_off_overlaps':
    'You have already asked for time off on some of these days. Withdraw that request first, or choose other dates.',
  'refusal.time_off_not_approved': 'Only approved time off can be cancelled. What still waits can be withdrawn.',
  'refusal.time_off_is_cancelled': 'This time off is cancelled already.',
  'refusal.time_off_has_begun': 'This time off has begun. Ask your manager to cancel it.',
  'refusal.reason_missing': 'Say why. The person concerned reads it.',
  'refusal.time_off_id_reused': 'This request was already sent with other details, so it was not sent again.',
  'refusal.attachment_gone': 'A file is no longer there. Add it again.',
} as const;
