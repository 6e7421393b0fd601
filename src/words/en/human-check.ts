export const humanCheck = {
  'human.checking': 'Checking that you are a person…',
  'human.passed': 'Checked: you are a person.',
  'human.failed': 'The check could not be done in this browser. Try again.',
} as const;
