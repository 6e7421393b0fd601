/** The question when somebody left who never clocked out. It opens by itself: no screen that opens with the dashboard says it. */
export const leaving = {
  'adjustments.cameIn': 'You clocked in at {place}: {date}, {time}.',
  'adjustments.scheduledUntil': 'You were scheduled until {time}.',
  'adjustments.leftThen': 'I left at {time}',
  'adjustments.leftOn': 'You left: {date}, {time}.',
  'adjustments.longShift':
    'That is a shift of {length}, longer than {longest}. You can send it; it is marked for your manager.',
  'adjustments.longShiftOfOther':
    'That is a shift of {length}, longer than {longest}. It can be recorded all the same, and is marked on the time card.',
  'adjustments.forgotReason': 'I forgot to clock out.',
  'adjustments.otherChange': 'Something else is wrong too',
} as const;
