import type { Translation } from '../../catalog.ts';
import type { payHints as source } from '../../en/pay-rules/hints.ts';

export const payHints: Translation<typeof source> = {
  'payRules.hint.scope':
    'Vale la política más cercana: la de la persona antes que la de su ubicación, y esta antes que la de todos.',
  'payRules.hint.preset': 'Rellena las cifras de una ley. Puedes cambiar cualquiera más abajo.',
  'payRules.hint.startsOn': 'El primer día de una semana laboral en curso o futura.',
  'payRules.hint.weekStart': 'Una semana laboral son los siete días desde ahí.',
  'payRules.hint.dayStart': 'Medianoche, salvo que las noches pertenezcan al día anterior.',
  'payRules.hint.weeklyAfter':
    'Déjalo vacío si no hay horas extra semanales. En 14 o 28 días, las horas de todos ellos.',
  'payRules.hint.weeklyTimes': '1.5 es tiempo y medio.',
  'payRules.hint.dailyAfter': 'Déjalo vacío si no hay horas extra diarias.',
  'payRules.hint.dailyTimes': '1.5 es tiempo y medio.',
  'payRules.hint.doubleAfter': 'Más que las horas extra diarias, o vacío.',
  'payRules.hint.doubleTimes': '2 es tiempo doble.',
  'payRules.hint.consecutiveAfter': 'Cuenta también pasada la medianoche, como en Colorado. Si no, déjalo vacío.',
  'payRules.hint.greatestOf':
    'La semana se calcula con cada regla por separado y vale la mejor. Si no, las reglas comparten una sola cuenta y ninguna hora se paga dos veces.',
  'payRules.hint.periodStartsOn':
    'El primer día de una semana laboral; de ahí se cuentan todos los períodos. Una política empieza y termina con uno de ellos.',
  'payRules.hint.paidRest': 'Una pausa así de corta es trabajo. Déjalo vacío si ninguna pausa se paga.',
  'payRules.hint.mealFrom': 'La comida no se paga; dura más que un descanso pagado.',
  'payRules.hint.shiftGap': 'Un hueco más corto es una pausa dentro del turno.',
  'payRules.hint.longestShift':
    'Uno más largo no se cuenta y se muestra a un gerente. Vacío: todo cuenta, y se muestra lo que pase de 14.',
  'payRules.hint.centRates':
    'Antes de multiplicarlas por las horas, como lo publican las agencias. Si no, solo se redondea cada línea de pago.',
  'payRules.hint.holidayTimes': 'Déjalo vacío si se paga como cualquier otro día.',
  'payRules.hint.adjustableDays': 'Se cuentan desde hoy hacia atrás. Las horas anteriores se rechazan. Vacío: 60 días.',
  'payRules.hint.payFrequency':
    'Cuánto dura un período de pago. Las horas extra se cuentan igualmente por semana laboral, y cada semana se paga con el período en que termina.',
  'payRules.hint.payAnchor': 'Todos los períodos se cuentan desde él.',
  'payRules.hint.payStartDays': '1, 16 para quincenas; 1 para meses.',
  'payRules.hint.payAfter': 'Déjalo vacío si no hay un día fijo de pago.',
  'payRules.hint.payOnDays':
    '15, 31 paga el primer día 15 o último del mes después del período. Si lo rellenas, vale antes que los días después del período.',
  'payRules.hint.payBusinessDay':
    'Un día de pago así se adelanta al día laborable anterior. Los festivos son los de esta política: «Días que se observan».',
  'payRules.hint.dailyFrom':
    'Nevada cuenta 24 horas desde que alguien empieza a trabajar, aunque medie la medianoche. Una versión anterior conserva sus días de calendario hasta que se cambie aquí.',
  'payRules.hint.consecutiveTimes': '1.5 es tiempo y medio.',
  'payRules.hint.periodDays':
    'Una semana laboral, salvo que la ley permita más: 14 días en hospitales por acuerdo (29 USC 207(j)), hasta 28 para bomberos y policía (207(k)).',
  'payRules.hint.regularLeave':
    'Si es mayor que la tarifa del día, como exige California para las ausencias por enfermedad.',
  'payRules.hint.countsAbsence': 'Ninguna ley lo pide. Se paga como tiempo libre en ambos casos.',
  'payRules.hint.dayAttribution':
    'Las horas extra diarias lo siguen. Las semanas laborales se cortan siempre a la hora exacta.',
  'payRules.hint.dropSeconds':
    '8:00:40 cuenta como 8:00. Si no, los segundos cuentan y el día se paga redondeado al minuto más cercano.',
  'payRules.hint.overtimeMethod': 'Ambas dan lo mismo salvo el redondeo.',
  'payRules.hint.rateUnrounded':
    'Si las tarifas se redondean al centavo: 1.5 veces la tarifa redondeada se multiplica tal cual.',
  'payRules.hint.holidayAfter': '0 paga todas sus horas.',
  'payRules.hint.weeklyMore': 'Un factor mayor tras aún más horas de la semana.',
  'payRules.hint.dailyMore': 'Un factor mayor tras aún más horas que el tiempo doble.',
  'payRules.hint.consecutiveMore': 'Un factor mayor tras aún más horas seguidas.',
  'payRules.hint.holidayMore': 'Un factor mayor tras más horas del festivo.',
  'payRules.hint.consecutiveDay':
    'El séptimo día de una semana laboral en California y Kentucky. Un día libre reinicia la cuenta.',
  'payRules.hint.nthWorkedDay':
    'Cuenta los días con trabajo, haya o no días libres entre ellos, y vale también para los siguientes de la semana.',
  'payRules.hint.belowRate': 'Como en Nevada: quien gana más que tantas veces el salario mínimo no las tiene.',
  'payRules.hint.makeupTime':
    'Horas que recuperan tiempo perdido en la misma semana, como en California (Labor Code 513).',
  'payRules.hint.alternativeWorkweek':
    'Las horas extra empiezan tras las horas previstas para el día, como en California (Labor Code 511).',
  'payRules.hint.meals':
    'Se descuentan, o se pagan aparte, cuando el turno fue bastante largo. Ninguna: solo cuenta lo que se ficha. Un turno apenas lo bastante largo para que se descuente una comida paga menos que uno algo más corto.',
  'payRules.hint.automaticBreaks': 'Lo mismo para las pausas.',
  'payRules.hint.paidBreaks': 'Para pausas más largas que un descanso pagado.',
  'payRules.hint.mealRest':
    'Una vez al día por comidas omitidas, tardías o cortas, y otra por descansos, como en California. Cada persona renuncia a comidas de días cortos en su perfil e indica los descansos omitidos al firmar. Los demás ejemplos son de quienes tuvieron los suyos.',
  'payRules.hint.punchRounding':
    'Debe compensarse con el tiempo (29 CFR 785.48(b)); California apenas lo permite. No redondear es lo seguro. La primera regla que encaja con un fichaje lo redondea.',
  'payRules.hint.dayTotalRounding': 'Los fichajes quedan como están; se redondea la suma del día.',
  'payRules.hint.mealTotalRounding': 'Se suman y se redondean antes de descontarlas. California lo prohíbe.',
  'payRules.hint.premiums': 'Por tardes, noches o fines de semana: un importe más por hora, o un factor de la tarifa.',
  'payRules.hint.reportingTime':
    'Una parte de lo que el horario publicado prometía para el día, si la persona se presentó y se fue antes. Se paga cuando el turno ha terminado.',
  'payRules.hint.splitShift':
    'Una hora al salario mínimo por un hueco largo sin paga, menos lo que se gane por encima.',
  'payRules.hint.minimumShift': 'Un turno más corto se paga hasta ahí. Lo añadido no es trabajo.',
  'payRules.hint.minimumWages':
    'Con lo que se miden el día partido y las horas extra diarias de tarifas bajas, cada uno desde su fecha.',
};
