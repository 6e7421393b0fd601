export const timeCardsAudit = {
  'audit.did.time_card.signed': '{actor} signed their time card',
  'audit.did.time_card.exported': '{actor} exported the time cards of the team',
  'audit.did.time_card.approved': '{actor} approved the time card of {subject}',
  'audit.did.time_card.locked': '{actor} locked the time card of {subject}',
  'audit.did.worked_meal.worked': '{actor} said that they worked through a meal',
  'audit.did.worked_meal.taken_back': '{actor} took back that they worked through a meal',
  'audit.did.meal_waiver.agreed': '{actor} agreed to do without a meal on short days',
  'audit.did.meal_waiver.revoked': '{actor} took back an agreement about meals',
  'audit.did.time_card.reopened': '{actor} reopened the time card of {subject}',
  'audit.about.worked_meal': 'Meals worked through',
  'audit.about.meal_waiver': 'Meals that are waived',
  'audit.about.time_card': 'Time cards',
} as const;
