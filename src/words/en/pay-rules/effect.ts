export const payEffect = {
  'payRules.effect': 'What changes',
  'payRules.person': 'Person',
  'payRules.overtimeNow': 'Overtime now',
  'payRules.overtimeThen': 'Overtime then',
  'payRules.payNow': 'Pay now',
  'payRules.payThen': 'Pay then',
  'payRules.difference': 'Difference',
  'payRules.roundedOtherwise':
    'A cent or two more or less for the same hours is rounding: pay is rounded once for each week, or once for a longer period where overtime is counted over one.',
  'payRules.showEffect': 'See who is affected',
  'payRules.affected':
    '{count, plural, =0 {Nobody would be paid by this policy.} one {# person would be paid by this policy.} other {# people would be paid by this policy.}}',
  'payRules.changed':
    '{count, plural, =0 {No hours and no pay would change for {dates}.} one {For {dates}, something would change for # of them:} other {For {dates}, something would change for # of them:}}',
  'payRules.otherPeriod':
    '{count, plural, one {{alone, select, yes {The pay day} other {The pay period}} changes for # person.} other {{alone, select, yes {The pay day} other {The pay period}} changes for # people.}} {frequency}: the first period is {dates}{isPaid, select, yes {, paid {paidOn}} other {}}.',
  'payRules.presetChanged': '{preset}, changed: {parts}',
  'payRules.everybody': '{count, plural, one {# person in all} other {# people in all}}',
} as const;
