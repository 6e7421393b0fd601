export const adjustmentsRefusals = {
  'refusal.time_never_shown': 'The clocks were changed that night, and this time was skipped. Choose another time.',
  'refusal.entry_without_length': 'Start and end are the same time.',
  'refusal.entry_in_future': 'This time has not come yet. Only hours that are over can be recorded.',
  'refusal.break_too_long': 'The break is as long as the whole time. At least a minute of work must be left.',
  'refusal.entry_too_long': 'This is longer than one shift may be. Check start and end.',
  'refusal.entry_gone':
    'This time entry was changed meanwhile, and is no longer recorded like that. Look at the day again.',
  'refusal.entry_overlaps': 'This overlaps another time entry. Change that one first, or choose other times.',
  'refusal.entry_as_recorded': 'This is exactly what is recorded already.',
  'refusal.day_too_old':
    'Hours this far back can no longer be corrected. How far back they can be is set in the pay policy, by an admin.',
  'refusal.adjustment_id_reused': 'This request was already sent with other details, so it was not sent again.',
  'refusal.entry_changed': 'These hours changed while you were looking. Check what is recorded now, then answer.',
} as const;
