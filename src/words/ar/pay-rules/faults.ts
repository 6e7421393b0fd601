import type { Translation } from '../../catalog.ts';
import type { payFaults as source } from '../../en/pay-rules/faults.ts';

export const payFaults: Translation<typeof source> = {
  'payRules.fault.starts_within_week': 'اختر تاريخًا يبدأ فيه أسبوع العمل.',
  'payRules.fault.workday_time_impossible': 'أدخل وقتًا من اليوم مثل 00:00.',
  'payRules.fault.weekly_overtime_impossible':
    'أدخل ساعات أسبوع مثل 40، ومضاعفًا من 1 إلى 10، على أن يزيد كل مضاعف عما قبله.',
  'payRules.fault.daily_overtime_impossible': 'أدخل ساعات يوم مثل 8، ومضاعفًا من 1 إلى 10.',
  'payRules.fault.daily_below_rate_impossible': 'أدخل مضاعفًا للحد الأدنى للأجر لا يتجاوز 10، مثل 1.5.',
  'payRules.fault.double_below_daily': 'يجب أن يبدأ الأجر المضاعف بعد الوقت الإضافي اليومي وأن يكون أعلى منه.',
  'payRules.fault.consecutive_day_impossible':
    'حدد اليوم من الثاني إلى السابع، وساعات اليوم والأسبوع، على أن يزيد كل مضاعف عما قبله.',
  'payRules.fault.consecutive_day_overtaken':
    'ادفع للأيام التي بعده أيضًا: وإلا فقد تجعله دقيقة عمل في يوم عطلة يومًا لاحقًا في التسلسل فيقل الأجر. واليوم السابع من أسبوع العمل وحده لا يوم بعده.',
  'payRules.fault.weekly_above_nth_day':
    'لا تجعل أي مضاعف للأسبوع أعلى مما يدفعه اليوم المحدد بترتيبه وقتًا إضافيًا: وإلا فقد تُخرج دقيقة عمل في يوم عطلة ساعات من الأسبوع فيقل الأجر.',
  'payRules.fault.greatest_of_premium':
    'أوقف هذا الخيار، أو لا تدفع للأيام والعطلات ما بين الأجر العادي و1.5 ضعف: فمع علاوة كهذه قد تقلل دقيقة عمل إضافية الأجر.',
  'payRules.fault.premium_beside_consecutive_day':
    'ادفع هنا أقل من 1.5 ضعف، أو لا تدفع بقاعدة أخرى علاوة بين الأجر العادي و1.5 ضعف: فمعًا قد تقلل دقيقة عمل في يوم عطلة الأجر.',
  'payRules.fault.premium_beside_nth_worked_day':
    'ادفع هنا أقل من 1.5 ضعف، أو لا تدفع بقاعدة أخرى علاوة بين الأجر العادي و1.5 ضعف: فمعًا قد تقلل دقيقة عمل في يوم عطلة الأجر.',
  'payRules.fault.consecutive_hours_impossible': 'أدخل ساعات متواصلة مثل 12، على أن يزيد كل مضاعف عما قبله.',
  'payRules.fault.holiday_rate_impossible': 'أدخل مضاعفًا من 1 إلى 10 مثل 2، على أن يزيد كل مضاعف عما قبله.',
  'payRules.fault.alternative_schedule_impossible':
    'أدخل ساعات كل يوم من الأيام السبعة بما لا يتجاوز بداية الأجر المضاعف، ومضاعفات من 1 إلى 10، على أن يزيد كل مضاعف عما قبله.',
  'payRules.fault.period_start_missing': 'أدخل يومًا تبدأ فيه فترة كهذه.',
  'payRules.fault.period_start_within_week': 'يجب أن تبدأ الفترة مع أسبوع عمل. اختر أول يوم فيه.',
  'payRules.fault.rest_too_long': 'أدخل 60 دقيقة على الأكثر، والمعتاد 20.',
  'payRules.fault.meal_not_longer_than_rest': 'أدخل دقائق أكثر من الاستراحة المدفوعة، والمعتاد 30.',
  'payRules.fault.meal_deduction_impossible': 'أدخل من 1 إلى 240 دقيقة، وساعات أكثر منها قبل الخصم.',
  'payRules.fault.shift_gap_impossible': 'أدخل من نصف ساعة إلى 24 ساعة.',
  'payRules.fault.longest_shift_impossible': 'أدخل من 1 إلى 72 ساعة.',
  'payRules.fault.punch_rounding_impossible':
    'أدخل 5 أو 6 أو 10 أو 15 دقيقة، أو أقل مما يقسم الساعة بالتساوي، وسماحًا أقل منها.',
  'payRules.fault.day_rounding_impossible':
    'أدخل 5 أو 6 أو 10 أو 15 دقيقة، أو أقل مما يقسم الساعة بالتساوي، وسماحًا أقل منها.',
  'payRules.fault.premium_impossible': 'أدخل مبلغًا مثل 1.50، أو مضاعفًا من 1 إلى 10.',
  'payRules.fault.reporting_time_impossible': 'أدخل جزءًا لا يتجاوز 1 مثل 0.5، وساعات من اليوم لا يزيد أدناها على أقصاها.',
  'payRules.fault.minimum_wage_impossible': 'أدخل مبلغًا مثل 7.25.',
  'payRules.fault.holiday_impossible': 'كل عطلة يوم موجود يُذكر مرة واحدة.',
  'payRules.fault.pay_period_start_missing': 'أدخل يومًا تبدأ فيه فترة.',
  'payRules.fault.pay_period_days_impossible': 'أدخل أيامًا من الشهر: يومين لأنصاف الشهور مثل 1, 16، ويومًا للشهور.',
  'payRules.fault.pay_date_impossible': 'أدخل من 0 إلى 60 يومًا.',
  'payRules.fault.pay_days_impossible': 'أدخل أيامًا من 1 إلى 31، كلًّا منها مرة واحدة.',
  'payRules.fault.adjustable_days_impossible': 'أدخل من 1 إلى 366 يومًا.',
  'payRules.fault.average_rate_rounded':
    'اختر طريقة أخرى لكتابة الوقت الإضافي أو اترك الأجور من دون تقريب: فالمتوسط المقرَّب إلى السنت قد يدفع أقل مما كُسب.',
  'payRules.fault.overtime_method_unlawful':
    'اختر طريقة أخرى لكتابة الوقت الإضافي: فهذه قد تدفع أقل مما يوجبه القانون حين تختلف الأجور.',
  'payRules.fault.nth_worked_day_impossible':
    'حدد اليوم من الثاني إلى السابع وساعات اليوم، على أن يزيد كل مضاعف عما قبله.',
  'payRules.fault.makeup_time_impossible': 'أدخل ساعات من اليوم مثل 11.',
  'payRules.fault.break_deduction_impossible': 'أدخل من 1 إلى 240 دقيقة، وساعات أكثر منها قبل أن تُحتسب.',
  'payRules.fault.paid_breaks_impossible': 'أدخل من 1 إلى 240 دقيقة، والساعات التي تُدفع بعدها.',
  'payRules.fault.meal_rest_impossible':
    'أدخل دقائق وساعات من اليوم، والوجبة الثانية ليست قبل الأولى، ومن 1 إلى 8 ساعات أجر.',
  'payRules.fault.punch_rounding_one_sided':
    'هذا ينقص من وقت الأشخاص في المتوسط، وهو ما لا تسمح به المادة 29 CFR 785.48(b): قرّب إلى الأقرب، أو بالطريقة نفسها للحضور والانصراف.',
  'payRules.fault.day_rounding_one_sided':
    'هذا ينقص من الأيام في المتوسط، وهو ما لا تسمح به المادة 29 CFR 785.48(b): قرّب إلى الأقرب أو إلى الأعلى.',
  'payRules.fault.meal_rounding_one_sided':
    'هذا يطيل الوجبات في المتوسط، وهو ما لا تسمح به المادة 29 CFR 785.48(b): قرّب إلى الأقرب أو إلى الأدنى.',
  'payRules.fault.punch_rounding_of_nothing': 'حدد نوعًا واحدًا من التسجيلات على الأقل.',
  'payRules.fault.meal_rounding_impossible':
    'أدخل 5 أو 6 أو 10 أو 15 دقيقة، أو أقل مما يقسم الساعة بالتساوي، وسماحًا أقل منها.',
  'payRules.fault.premium_unnamed': 'أعط كل علاوة اسمًا خاصًا بها.',
  'payRules.fault.premium_hours_impossible': 'أدخل وقتين من اليوم في كل صف مثل 22:00 و06:00.',
  'payRules.fault.premium_limits_impossible': 'أدخل دقائق من اليوم لا يزيد أدناها على أقصاها.',
  'payRules.fault.split_shift_impossible': 'أدخل ساعات من اليوم مثل 1.',
  'payRules.fault.minimum_shift_impossible': 'أدخل ساعات من اليوم مثل 3.',
  'payRules.fault.minimum_wage_date_impossible': 'أدخل تاريخًا لكل حد أدنى، كل تاريخ مرة واحدة.',
};
