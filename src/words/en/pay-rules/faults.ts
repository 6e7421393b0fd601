export const payFaults = {
  'payRules.fault.starts_within_week': 'Choose a date on which the workweek begins.',
  'payRules.fault.workday_time_impossible': 'Enter a time of day, such as 00:00.',
  'payRules.fault.weekly_overtime_impossible':
    'Enter hours of a week, such as 40, and a rate of 1 to 10 times; later rates must be higher.',
  'payRules.fault.daily_overtime_impossible': 'Enter hours of a day, such as 8, and a rate of 1 to 10 times.',
  'payRules.fault.daily_below_rate_impossible': 'Enter a multiple of the minimum wage up to 10, such as 1.5.',
  'payRules.fault.double_below_daily': 'Double time must begin later, and pay more, than daily overtime.',
  'payRules.fault.consecutive_day_impossible':
    'Name the second to the seventh day, and hours of a day and of the week; later rates must be higher.',
  'payRules.fault.consecutive_day_overtaken':
    'Pay the days after it as well: else a minute more on a free day could make it a later day of the run, and pay less. Only the seventh day of a workweek has none after it.',
  'payRules.fault.weekly_above_nth_day':
    'Let no rate of the week be above what the nth day pays as overtime: else a minute more on a free day could take hours out of the week, and pay less.',
  'payRules.fault.greatest_of_premium':
    'Turn this off, or pay days and holidays nothing between the plain rate and 1.5 times: beside such a premium a minute more could pay less.',
  'payRules.fault.premium_beside_consecutive_day':
    'Pay less than 1.5 times here, or no premium between the plain rate and 1.5 times by another rule: together, a minute more on a free day could pay less.',
  'payRules.fault.premium_beside_nth_worked_day':
    'Pay less than 1.5 times here, or no premium between the plain rate and 1.5 times by another rule: together, a minute more on a free day could pay less.',
  'payRules.fault.consecutive_hours_impossible': 'Enter hours in a row, such as 12; later rates must be higher.',
  'payRules.fault.holiday_rate_impossible': 'Enter a rate of 1 to 10 times, such as 2; later rates must be higher.',
  'payRules.fault.alternative_schedule_impossible':
    'Enter hours of a day for all seven, none beyond where double time begins, and times of the rate from 1 to 10; later rates must be higher.',
  'payRules.fault.period_start_missing': 'Enter a day on which such a period begins.',
  'payRules.fault.period_start_within_week': 'The period must begin with a workweek. Choose its first day.',
  'payRules.fault.rest_too_long': 'Enter at most 60 minutes; 20 is usual.',
  'payRules.fault.meal_not_longer_than_rest': 'Enter more minutes than a paid rest has; 30 is usual.',
  'payRules.fault.meal_deduction_impossible':
    'Enter 1 to 240 minutes, and more hours than that before they are taken off.',
  'payRules.fault.shift_gap_impossible': 'Enter half an hour to 24 hours.',
  'payRules.fault.longest_shift_impossible': 'Enter 1 to 72 hours.',
  'payRules.fault.punch_rounding_impossible':
    'Enter 5, 6, 10 or 15 minutes, or fewer that divide the hour, and forgive fewer than that.',
  'payRules.fault.day_rounding_impossible':
    'Enter 5, 6, 10 or 15 minutes, or fewer that divide the hour, and forgive fewer than that.',
  'payRules.fault.premium_impossible': 'Enter an amount such as 1.50, or times of the rate from 1 to 10.',
  'payRules.fault.reporting_time_impossible':
    'Enter a part of up to 1, such as 0.5, and hours of a day, at least no more than at most.',
  'payRules.fault.minimum_wage_impossible': 'Enter an amount such as 7.25.',
  'payRules.fault.holiday_impossible': 'Each holiday is a day that exists, named once.',
  'payRules.fault.pay_period_start_missing': 'Enter a day on which a period begins.',
  'payRules.fault.pay_period_days_impossible':
    'Enter days of a month: two for half months, such as 1, 16; one for months.',
  'payRules.fault.pay_date_impossible': 'Enter 0 to 60 days.',
  'payRules.fault.pay_days_impossible': 'Enter days from 1 to 31, each once.',
  'payRules.fault.adjustable_days_impossible': 'Enter 1 to 366 days.',
  'payRules.fault.average_rate_rounded':
    'Choose another way of writing overtime, or leave rates unrounded: an average rounded to the cent could pay less than was earned.',
  'payRules.fault.overtime_method_unlawful':
    'Choose another way of writing overtime: this one can pay less than the law asks where rates differ.',
  'payRules.fault.nth_worked_day_impossible':
    'Name the second to the seventh day, and hours of a day; later rates must be higher.',
  'payRules.fault.makeup_time_impossible': 'Enter hours of a day, such as 11.',
  'payRules.fault.break_deduction_impossible': 'Enter 1 to 240 minutes, and more hours than that before they count.',
  'payRules.fault.paid_breaks_impossible': 'Enter 1 to 240 minutes, and the hours after which they are paid.',
  'payRules.fault.meal_rest_impossible':
    'Enter minutes and hours of a day, the second meal no sooner than the first, and 1 to 8 hours of pay.',
  'payRules.fault.punch_rounding_one_sided':
    'This takes time from people on the average, which 29 CFR 785.48(b) does not allow: round to the nearest, or the same way for coming and going.',
  'payRules.fault.day_rounding_one_sided':
    'This takes time off days on the average, which 29 CFR 785.48(b) does not allow: round to the nearest, or up.',
  'payRules.fault.meal_rounding_one_sided':
    'This makes meals longer on the average, which 29 CFR 785.48(b) does not allow: round to the nearest, or down.',
  'payRules.fault.punch_rounding_of_nothing': 'Tick at least one kind of punch.',
  'payRules.fault.meal_rounding_impossible':
    'Enter 5, 6, 10 or 15 minutes, or fewer that divide the hour, and forgive fewer than that.',
  'payRules.fault.premium_unnamed': 'Give each premium a name of its own.',
  'payRules.fault.premium_hours_impossible': 'Enter two times of day for each of the hours, such as 22:00 and 06:00.',
  'payRules.fault.premium_limits_impossible': 'Enter minutes of a day, at least no more than at most.',
  'payRules.fault.split_shift_impossible': 'Enter hours of a day, such as 1.',
  'payRules.fault.minimum_shift_impossible': 'Enter hours of a day, such as 3.',
  'payRules.fault.minimum_wage_date_impossible': 'Enter a date for each minimum wage, each date once.',
} as const;
