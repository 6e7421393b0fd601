/** What the cards of people say beside what everybody reads every day. */
export const cards = {
  'timeCards.mealsOff': 'Meals taken off',
  'timeCards.mealsOffLead':
    'These meals were taken off your hours. If you had to work through one, say so: it is then paid.',
  'timeCards.mealsOffLeadOther':
    'These meals were taken off by the pay policy. Whoever worked through one says so on their own card.',
  'timeCards.mealOffOf': '{day}: {duration}',
  'timeCards.mealOff': 'Taken off',
  'timeCards.mealWorkedSaid': 'Worked through the meal. Said by {name} on {date}, {time}.',
  'timeCards.mealWorked': 'I worked through this meal',
  'timeCards.mealWorkedOf': 'I worked through this meal: {day}, {duration}',
  'timeCards.mealWorkedBack': 'Take back',
  'timeCards.mealWorkedBackOf': 'Take back that I worked through the meal: {day}, {duration}',
  'timeCards.adjustmentsWaiting':
    '{count, plural, one {The adjustment of # day waits} other {The adjustments of # days wait}} for an answer',
  'timeCards.approveAnyway': 'Approve all the same',
  'timeCards.leftOpen': 'Clocked in since an earlier period',
  'timeCards.leftOpenSince': '{name} has been clocked in since {date}, {time}',
} as const;
