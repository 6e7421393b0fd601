import type { Translation } from '../../catalog.ts';
import type { payFaults as source } from '../../en/pay-rules/faults.ts';

export const payFaults: Translation<typeof source> = {
  'payRules.fault.starts_within_week': 'Elige una fecha en que comience la semana laboral.',
  'payRules.fault.workday_time_impossible': 'Escribe una hora del día, como 00:00.',
  'payRules.fault.weekly_overtime_impossible':
    'Escribe horas de una semana, como 40, y un factor de 1 a 10; los factores posteriores deben ser mayores.',
  'payRules.fault.daily_overtime_impossible': 'Escribe horas de un día, como 8, y un factor de 1 a 10.',
  'payRules.fault.daily_below_rate_impossible': 'Escribe un múltiplo del salario mínimo de hasta 10, como 1.5.',
  'payRules.fault.double_below_daily':
    'El tiempo doble debe empezar más tarde y pagar más que las horas extra diarias.',
  'payRules.fault.consecutive_day_impossible':
    'Indica del segundo al séptimo día, y horas de un día y de la semana; los factores posteriores deben ser mayores.',
  'payRules.fault.consecutive_day_overtaken':
    'Paga así también los días siguientes: si no, un minuto más en un día libre podría hacerlo un día posterior de la serie y pagar menos. Solo el séptimo día de la semana laboral no tiene siguiente.',
  'payRules.fault.weekly_above_nth_day':
    'Que ningún factor de la semana supere lo que el enésimo día paga como horas extra: si no, un minuto más en un día libre podría sacar horas de la semana y pagar menos.',
  'payRules.fault.greatest_of_premium':
    'Desactívalo, o no pagues días ni festivos entre la tarifa normal y 1.5 veces: junto a tal recargo, un minuto más podría pagar menos.',
  'payRules.fault.premium_beside_consecutive_day':
    'Paga aquí menos de 1.5 veces, o ningún recargo entre la tarifa normal y 1.5 veces por otra regla: juntos, un minuto más en un día libre podría pagar menos.',
  'payRules.fault.premium_beside_nth_worked_day':
    'Paga aquí menos de 1.5 veces, o ningún recargo entre la tarifa normal y 1.5 veces por otra regla: juntos, un minuto más en un día libre podría pagar menos.',
  'payRules.fault.consecutive_hours_impossible':
    'Escribe horas seguidas, como 12; los factores posteriores deben ser mayores.',
  'payRules.fault.holiday_rate_impossible':
    'Escribe un factor de 1 a 10, como 2; los factores posteriores deben ser mayores.',
  'payRules.fault.alternative_schedule_impossible':
    'Escribe horas de un día para los siete, ninguna más allá de donde empieza el tiempo doble, y factores de 1 a 10; los factores posteriores deben ser mayores.',
  'payRules.fault.period_start_missing': 'Escribe un día en que comience un período así.',
  'payRules.fault.period_start_within_week': 'El período debe empezar con una semana laboral. Elige su primer día.',
  'payRules.fault.rest_too_long': 'Escribe como máximo 60 minutos; lo usual son 20.',
  'payRules.fault.meal_not_longer_than_rest': 'Escribe más minutos que los de un descanso pagado; lo usual son 30.',
  'payRules.fault.meal_deduction_impossible': 'Escribe de 1 a 240 minutos, y más horas que eso antes de descontarlos.',
  'payRules.fault.shift_gap_impossible': 'Escribe de media hora a 24 horas.',
  'payRules.fault.longest_shift_impossible': 'Escribe de 1 a 72 horas.',
  'payRules.fault.punch_rounding_impossible': 'Escribe 5, 6, 10 o 15 minutos, y perdona menos que eso.',
  'payRules.fault.day_rounding_impossible': 'Escribe 5, 6, 10 o 15 minutos, y perdona menos que eso.',
  'payRules.fault.premium_impossible': 'Escribe un importe como 1.50, o un factor de 1 a 10.',
  'payRules.fault.reporting_time_impossible':
    'Escribe una parte de hasta 1, como 0.5, y horas de un día, el mínimo no mayor que el máximo.',
  'payRules.fault.minimum_wage_impossible': 'Escribe un importe como 7.25.',
  'payRules.fault.holiday_impossible': 'Cada festivo es un día que existe, indicado una vez.',
  'payRules.fault.pay_period_start_missing': 'Escribe un día en que comience un período.',
  'payRules.fault.pay_period_days_impossible': 'Escribe días del mes: dos para quincenas, como 1, 16; uno para meses.',
  'payRules.fault.pay_date_impossible': 'Escribe de 0 a 60 días.',
  'payRules.fault.pay_days_impossible': 'Escribe días del 1 al 31, cada uno una vez.',
  'payRules.fault.adjustable_days_impossible': 'Escribe de 1 a 366 días.',
  'payRules.fault.average_rate_rounded':
    'Elige otra forma de anotar las horas extra o deja las tarifas sin redondear: un promedio redondeado al centavo podría pagar menos de lo ganado.',
  'payRules.fault.overtime_method_unlawful':
    'Elige otra forma de anotar las horas extra: esta puede pagar menos de lo que exige la ley cuando las tarifas son distintas.',
  'payRules.fault.nth_worked_day_impossible':
    'Indica del segundo al séptimo día, y horas de un día; los factores posteriores deben ser mayores.',
  'payRules.fault.makeup_time_impossible': 'Escribe horas de un día, como 11.',
  'payRules.fault.break_deduction_impossible': 'Escribe de 1 a 240 minutos, y más horas que eso antes de que cuenten.',
  'payRules.fault.paid_breaks_impossible': 'Escribe de 1 a 240 minutos, y las horas tras las que se pagan.',
  'payRules.fault.meal_rest_impossible':
    'Escribe minutos y horas de un día, la segunda comida no antes que la primera, y de 1 a 8 horas de paga.',
  'payRules.fault.punch_rounding_one_sided': 'Quita tiempo en promedio (29 CFR 785.48(b)): redondea al más cercano.',
  'payRules.fault.day_rounding_one_sided': 'Quita tiempo en promedio (29 CFR 785.48(b)): redondea al más cercano.',
  'payRules.fault.meal_rounding_one_sided': 'Quita tiempo en promedio (29 CFR 785.48(b)): redondea al más cercano.',
  'payRules.fault.punch_rounding_of_nothing': 'Marca al menos una clase de fichaje.',
  'payRules.fault.meal_rounding_impossible': 'Escribe 5, 6, 10 o 15 minutos, y perdona menos que eso.',
  'payRules.fault.premium_unnamed': 'Da a cada plus un nombre propio.',
  'payRules.fault.premium_hours_impossible': 'Escribe dos horas del día en cada fila, como 22:00 y 06:00.',
  'payRules.fault.premium_limits_impossible': 'Escribe minutos de un día, el mínimo no mayor que el máximo.',
  'payRules.fault.split_shift_impossible': 'Escribe horas de un día, como 1.',
  'payRules.fault.minimum_shift_impossible': 'Escribe horas de un día, como 3.',
  'payRules.fault.minimum_wage_date_impossible': 'Escribe una fecha para cada salario mínimo, cada fecha una vez.',
};
