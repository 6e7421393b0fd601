export const timeClockRefusals = {
  'refusal.kiosk_not_paired': 'This device is not a kiosk, or no longer. A manager can make it one.',
  'refusal.wrong_pin': 'That PIN is not right.',
  'refusal.pin_missing': 'You have no PIN yet. Set one under Settings, Security, or ask a manager.',
  'refusal.pin_too_plain':
    'That PIN is the first that anybody would try. Choose one without a row of equal or following digits.',
  'refusal.too_many_kiosks': 'This location has twenty kiosks already. Revoke one that is not used any more.',
  'refusal.punch_does_not_apply': 'Your clock had already changed, so this punch was not recorded.',
  'refusal.punch_id_reused': 'This punch was already sent with other details, so it was not recorded again.',
  'refusal.punch_time_missing': 'This offline punch arrived without its time, so it was not recorded.',
  'refusal.punch_too_old': 'This punch is too old to be recorded from a device. Ask your manager to add it.',
  'refusal.last_day_over':
    'Your last day of employment is over, so no shift was begun. Ask your manager if that is wrong.',
  'refusal.punch_in_future': 'This device’s clock is ahead, so the punch was not recorded. Correct the device’s time.',
  'refusal.undo_too_late': 'A punch can be undone for ten seconds. Ask your manager to change this one.',
  'refusal.undo_not_latest': 'There is a newer punch, so this one can no longer be undone.',
  'refusal.already_undone': 'This punch was already undone.',
  'refusal.punch_out_of_order': 'This punch is older than one that is already recorded, so it was not recorded.',
} as const;
