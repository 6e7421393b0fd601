export const payHints = {
  'payRules.hint.scope':
    'The nearest policy counts: a person’s own before that of their location, and that before everyone’s.',
  'payRules.hint.preset': 'Fills in the figures of a law. You can change any of them below.',
  'payRules.hint.startsOn': 'The first day of a workweek that is under way or to come.',
  'payRules.hint.weekStart': 'A workweek is the seven days from there.',
  'payRules.hint.dayStart': 'Midnight, unless nights belong to the day before.',
  'payRules.hint.weeklyAfter': 'Leave empty for no weekly overtime. Over 14 or 28 days, the hours of all of them.',
  'payRules.hint.weeklyTimes': '1.5 is time and a half.',
  'payRules.hint.dailyAfter': 'Leave empty for no daily overtime.',
  'payRules.hint.dailyTimes': '1.5 is time and a half.',
  'payRules.hint.doubleAfter': 'More than the hours of daily overtime, or empty.',
  'payRules.hint.doubleTimes': '2 is double time.',
  'payRules.hint.consecutiveAfter': 'Counts through midnight, as in Colorado. Leave empty otherwise.',
  'payRules.hint.greatestOf':
    'The week is worked out by each rule alone, and the best counts. Otherwise the rules share one count, and no hour is paid twice.',
  'payRules.hint.periodStartsOn':
    'The first day of a workweek; all periods follow from it. A policy begins and ends with one of them.',
  'payRules.hint.paidRest': 'A pause this short is work. Leave empty if every pause is unpaid.',
  'payRules.hint.mealFrom': 'A meal is off the clock; longer than a paid rest.',
  'payRules.hint.shiftGap': 'A shorter gap is a pause within the shift.',
  'payRules.hint.longestShift':
    'A longer one is not counted but shown to a manager. Left empty, all of it counts, and more than 14 is shown.',
  'payRules.hint.centRates':
    'Before hours are multiplied with them, as agencies print it. Otherwise only each line of pay is rounded.',
  'payRules.hint.holidayTimes': 'Leave empty if it is paid like any other day.',
  'payRules.hint.adjustableDays': 'Counted back from today. Older hours are refused. Leave empty for 60 days.',
  'payRules.hint.payFrequency':
    'How long a pay period is. Overtime is counted by the workweek all the same, and a week is paid with the period in which it ends.',
  'payRules.hint.payAnchor': 'All periods are counted from it.',
  'payRules.hint.payStartDays': '1, 16 for half months; 1 for months.',
  'payRules.hint.payAfter': 'Leave empty if there is no fixed pay day.',
  'payRules.hint.payOnDays':
    '15, 31 pays on the first 15th or last day after the period. Filled in, it goes before the days after the period.',
  'payRules.hint.payBusinessDay':
    'Such a pay day moves back to the working day before. Holidays are those of this policy: “Days that are kept”.',
  'payRules.hint.dailyFrom':
    'Nevada counts 24 hours from where somebody begins to work, whatever midnight lies between. An earlier version keeps its days of the calendar until this is changed.',
  'payRules.hint.consecutiveTimes': '1.5 is time and a half.',
  'payRules.hint.periodDays':
    'A workweek, unless the law allows more: 14 days for hospitals by agreement (29 USC 207(j)), up to 28 for fire and police (207(k)).',
  'payRules.hint.regularLeave': 'Where it is more than the rate of the day, as California asks of sick time.',
  'payRules.hint.countsAbsence': 'No law asks for it. It is paid as time off either way.',
  'payRules.hint.dayAttribution': 'Daily overtime follows it. Workweeks are always cut at the very hour.',
  'payRules.hint.dropSeconds':
    '8:00:40 counts as 8:00. Otherwise seconds count, and a day is paid to its nearest minute.',
  'payRules.hint.overtimeMethod': 'Both come to the same but for rounding.',
  'payRules.hint.rateUnrounded':
    'Where rates are rounded to the cent: 1.5 times the rounded rate is multiplied as it is.',
  'payRules.hint.holidayAfter': '0 pays all of its hours.',
  'payRules.hint.weeklyMore': 'A higher rate after still more hours of the week.',
  'payRules.hint.dailyMore': 'A higher rate after still more hours than double time.',
  'payRules.hint.consecutiveMore': 'A higher rate after still more hours in a row.',
  'payRules.hint.holidayMore': 'A higher rate after more hours of the holiday.',
  'payRules.hint.consecutiveDay':
    'The seventh day of a workweek in California and Kentucky. A day off begins the count again.',
  'payRules.hint.nthWorkedDay':
    'Counts days with work, whatever days off lie between, and holds for every later one of the week.',
  'payRules.hint.belowRate': 'As in Nevada: whoever earns more than so many times the minimum wage has none.',
  'payRules.hint.makeupTime': 'Hours that make up for time lost in the same week, as in California (Labor Code 513).',
  'payRules.hint.alternativeWorkweek':
    'Overtime begins after the hours that are scheduled for the day, as in California (Labor Code 511).',
  'payRules.hint.meals':
    'Taken off, or paid on top, once a shift was long enough. None: only what is punched counts. A shift just long enough for a meal to be taken off pays less than one a little shorter.',
  'payRules.hint.automaticBreaks': 'The same for breaks.',
  'payRules.hint.paidBreaks': 'For breaks that are longer than a paid rest.',
  'payRules.hint.mealRest':
    'Once a day for meals that were missed, late or short, and once for rests, as in California. People waive meals of short days in their profile, and tell of missed rests as they sign. The other examples are of people who had theirs.',
  'payRules.hint.punchRounding':
    'Must even out over time (29 CFR 785.48(b)); California hardly allows it. Not rounding is the safe choice. The first rule that fits a punch rounds it.',
  'payRules.hint.dayTotalRounding': 'Punches stay as they are; the sum of the day is rounded.',
  'payRules.hint.mealTotalRounding': 'Added up and rounded before they are taken off. California forbids it.',
  'payRules.hint.premiums': 'For evenings, nights, weekends: an amount more an hour, or times the rate.',
  'payRules.hint.reportingTime':
    'A part of what the published schedule promised for the day, where somebody came and was sent home. Paid once the shift is over.',
  'payRules.hint.splitShift': 'An hour at the minimum wage for a long unpaid gap, less what is earned above it.',
  'payRules.hint.minimumShift': 'A shorter shift is paid up to it. What is added is no work.',
  'payRules.hint.minimumWages':
    'What the split day and daily overtime for lower rates are measured by, each from its date on.',
} as const;
