/** What is said behind “Why?” of times that are not recorded yet. */
export const effect = {
  'adjustments.whyAfter': 'As it would be with these times.',
} as const;
