/** What is said where a rule asks why a shift is taken, exchanged or approved all the same. No screen that opens with the dashboard says it. */
export const weighing = {
  'schedule.why': 'Why all the same',
  'schedule.why.hint': 'A rule of your organization asks for a reason. It is kept, and managers read it.',
  'schedule.why.enter': 'Say why.',
  'schedule.why.because': 'Because: {reason}',
  'schedule.history.against': 'Against a rule',
  'schedule.history.againstShift': '{name}, {date}: {rules}',
  'schedule.history.why': '{name}: {reason}',
  'schedule.approve.title': 'Approve this swap?',
  'schedule.approve.warned': 'Your organization warns of this. You may approve the swap all the same.',
  'schedule.approve.knowing': 'Approve all the same',
} as const;
