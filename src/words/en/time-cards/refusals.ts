export const timeCardsRefusals = {
  'refusal.week_is_approved': 'The week is approved already. Whoever approves time cards can open it again.',
  'refusal.week_is_locked': 'The week is locked for payroll. An admin can open it again.',
  'refusal.week_not_over': 'This week is not over yet. It can be signed and approved once its last day has ended.',
  'refusal.overtime_not_settled':
    'This week is worked out together with the one beside it. It can be approved once both are over.',
  'refusal.week_beside_changed':
    'The week beside it is worked out together with this one. It is locked, and has changed since it was approved. Open it again first.',
  'refusal.pay_rate_missing': 'Some hours of this week have no pay rate. Set one from the first of them on.',
  'refusal.card_must_be_fixed': 'A punch is missing or a shift is still open in this week. Fix that first.',
  'refusal.card_is_empty': 'Nothing was worked in this week, so there is nothing to put a name to.',
  'refusal.card_changed_meanwhile':
    'This time card changed while you were looking at it. Look at the new figures first.',
  'refusal.attestation_outdated': 'The wording of the statement has changed. Reload the page and read it again.',
  'refusal.rests_not_attested':
    'Say of each day whether the rest breaks were given. Reload the page if a day is missing.',
  'refusal.meal_not_taken_off': 'No such meal was taken off on that day, or the work of the day has not ended yet.',
  'refusal.meal_not_waivable': 'The pay rules of that date let nobody do without this meal.',
  'refusal.waiver_in_the_past': 'What is past stays as it was. Choose a later date.',
  'refusal.waiver_too_far': 'That is more than a year ahead. Choose an earlier date.',
  'refusal.card_already_signed': 'You signed this week already, and nothing has changed since.',
  'refusal.card_already_approved': 'This week is already approved.',
  'refusal.own_time_card': 'Nobody approves or reopens their own time card. Another manager or an admin can.',
  'refusal.card_is_locked': 'This time card is locked for payroll. An admin can reopen it.',
  'refusal.card_not_approved': 'This time card is not approved.',
  'refusal.adjustment_waits':
    'An adjustment of this week waits for an answer. Answer it first: once the week is approved, it can be approved only after the week is opened again.',
  'refusal.card_changed_since_approval': 'This time card changed after it was approved. Approve it again first.',
} as const;
