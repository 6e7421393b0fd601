import type { Translation } from '../../catalog.ts';
import type { payRun as source } from '../../en/payroll/run.ts';

export const payRun: Translation<typeof source> = {
  'payroll.run.notTaken':
    '{count, plural, one {Una celda no es un importe y se ha dejado fuera: escríbelo como 25.00.} many {# de celdas no son importes y se han dejado fuera: escríbelos como 25.00.} other {# celdas no son importes y se han dejado fuera: escríbelos como 25.00.}}',
  'payroll.run.noPlace':
    '{count, plural, one {Una celda no encontró fila o columna y se ha dejado fuera.} many {# de celdas no encontraron fila o columna y se han dejado fuera.} other {# celdas no encontraron fila o columna y se han dejado fuera.}}',
  'payroll.run.title': 'Nómina',
  'payroll.run.lead': 'Todos los de un período de pago, de una vez: se registran todos los pagos juntos o ninguno.',
  'payroll.run.failed': 'No se pudo cargar la nómina. No se cambió nada.',
  'payroll.run.steps': 'Pasos de la nómina',
  'payroll.run.stepOf': '{number}. {step}',
  'payroll.run.step.hours': 'Horas',
  'payroll.run.step.earnings': 'Ingresos y deducciones',
  'payroll.run.step.review': 'Revisión',
  'payroll.run.step.paid': 'Pagado',
  'payroll.run.nobody': 'Nadie tiene días sin pagar en este período.',
  'payroll.run.notYet': 'Aún no has pagado este período.',
  'payroll.run.state.saved': 'Guardado',
  'payroll.run.state.savedBut': 'Guardado. Lo escrito para {names} no se entiende y no se guarda.',
  'payroll.run.state.saving': 'Guardando…',
  'payroll.run.state.stopped': 'Sin guardar',
  'payroll.run.unread':
    'Lo que escribiste para {names} no se entiende y no se pagaría ni se descontaría. Corrígelo en «Ingresos y deducciones» o vacía la casilla.',
  'payroll.run.stillSaving': 'El borrador todavía no está guardado.',
  'payroll.run.loadAgain': 'Cargar de nuevo',
  'payroll.run.saveAgain': 'Guardar de nuevo',
  'payroll.run.people': '{count, plural, one {# persona} many {# de personas} other {# personas}}',
  'payroll.run.days': 'Días',
  'payroll.run.overtime': 'Horas extra',
  'payroll.run.due': 'Según las reglas',
  'payroll.run.extra': 'Pago adicional',
  'payroll.run.paid': 'Pagar',
  'payroll.run.payNamed': 'Pagar a {name}',
  'payroll.run.cellOf': '{column} de {name}',
  'payroll.run.bulk': 'Cambiar varios a la vez',
  'payroll.run.column': 'Columna',
  'payroll.run.value': 'Valor para todos',
  'payroll.run.valueFault': 'Introduce un importe como 25.00 o nada.',
  'payroll.run.apply':
    '{count, plural, one {Aplicar a # persona} many {Aplicar a # de personas} other {Aplicar a # personas}}',
  'payroll.run.deductions': 'Deducciones de la nómina',
  'payroll.run.deductionsLead':
    'Se descuentan a todos o a quienes trabajan en una ubicación y se listan en este orden; en la tabla se puede escribir otra cosa para una persona. Las anteriores a impuestos van primero, y un porcentaje posterior a impuestos es de lo que ellas dejan. El período siguiente empieza con las de la organización o, si no hay, con estas.',
  'payroll.run.takenOf': 'Se descuenta a',
  'payroll.run.everybody': 'Todos',
  'payroll.run.keepForAll': 'Las nóminas nuevas de la organización empiezan con estas',
  'payroll.run.useThoseOfAll': 'Usar las de la organización',
  'payroll.run.saveDeductions': 'Usar estas deducciones',
  'payroll.run.newDeduction': 'Deducción nueva',
  'payroll.run.kind': 'Tipo',
  'payroll.run.kind.fixed': 'Importe fijo',
  'payroll.run.kind.percentage': 'Porcentaje',
  'payroll.run.kind.per_unit': 'Por unidad',
  'payroll.run.percent': 'Por ciento',
  'payroll.run.amountIn': 'Importe ({currency})',
  'payroll.run.capIn': 'Máximo al año ({currency})',
  'payroll.run.beforeTax': 'Antes de impuestos',
  'payroll.run.isFirst': 'Ya es la primera.',
  'payroll.run.earlier': 'Antes',
  'payroll.run.earlierNamed': 'Poner {name} antes',
  'payroll.run.remove': 'Quitar',
  'payroll.run.nameMissing': 'Ponle un nombre a la deducción.',
  'payroll.run.nameTwice': 'Otra deducción ya tiene este nombre.',
  'payroll.run.percentFault': 'Introduce un porcentaje como 2.5.',
  'payroll.run.amountFault': 'Introduce un importe como 25.00.',
  'payroll.run.blocker.not_approved': 'hoja de horas sin aprobar',
  'payroll.run.blocker.changed_since_approval': 'cambió después de aprobarse',
  'payroll.run.blocker.rate_missing': 'falta la tarifa',
  'payroll.run.blocker.deduction_too_large': '«{name}» es más de lo que admite un pago',
  'payroll.run.blocker.owed_back':
    'se pagaron {sum} más de lo que se debe: si se traslada, se descuenta del próximo pago',
  'payroll.run.blocker.net_negative': 'lo que queda por pagar es menos que cero',
  'payroll.run.floors':
    '{count, plural, one {# persona cuyas deducciones o deudas reducen el salario mínimo} many {# de personas cuyas deducciones o deudas reducen el salario mínimo} other {# personas cuyas deducciones o deudas reducen el salario mínimo}}',
  'payroll.run.capped': 'se descuentan {sum}, lo que queda de {cap} al año',
  'payroll.run.takenAlone': 'ya se descontaron {sum}',
  'payroll.run.leaveOut': 'Omitir',
  'payroll.run.leaveOutNamed': 'Omitir a {name}',
  'payroll.run.carry': 'Trasladar',
  'payroll.run.carryNamed': 'Trasladar lo que {name} debe devolver',
  'payroll.run.carried':
    '{count, plural, one {# persona se traslada al próximo pago} many {# de personas se trasladan al próximo pago} other {# personas se trasladan al próximo pago}}',
  'payroll.run.leaveAllOut':
    '{count, plural, one {Omitir a # persona} many {Omitir a # de personas} other {Omitir a las # personas}}',
  'payroll.run.unusual':
    '{count, plural, one {# persona difiere más del 10 % de la última vez} many {# de personas difieren más del 10 % de la última vez} other {# personas difieren más del 10 % de la última vez}}',
  'payroll.run.usual': 'Nadie que esté en ambas nóminas difiere más del 10 % de la última vez.',
  'payroll.run.inAll': 'Todos los de una u otra nómina cuya paga se conoce',
  'payroll.run.before': 'Última nómina',
  'payroll.run.missing':
    '{count, plural, one {# persona de la última nómina no está en esta} many {# de personas de la última nómina no están en esta} other {# personas de la última nómina no están en esta}}',
  'payroll.run.new':
    '{count, plural, one {# persona está en esta nómina y no estaba en la última} many {# de personas están en esta nómina y no estaban en la última} other {# personas están en esta nómina y no estaban en la última}}',
  'payroll.run.unpaid':
    '{count, plural, one {# persona tiene días aprobados de un período anterior que nadie pagó} many {# de personas tienen días aprobados de períodos anteriores que nadie pagó} other {# personas tienen días aprobados de períodos anteriores que nadie pagó}}',
  'payroll.run.unpaidDays':
    '{count, plural, one {# día} many {# de días} other {# días}} a partir de la semana del {date}, fuera de esta nómina',
  'payroll.run.unpaidInRun':
    '{count, plural, one {# día} many {# de días} other {# días}} a partir de la semana del {date}, con esta nómina',
  'payroll.run.payUnpaid': 'Pagar estos días con esta nómina',
  'payroll.run.leaveUnpaid': 'Dejar estos días en sus propios períodos',
  'payroll.run.isLeftOut': 'excluida por ti',
  'payroll.run.hasNothing': 'nada que pagar',
  'payroll.run.lastOf': 'En comparación con la última nómina, de {dates}.',
  'payroll.run.paidAlready':
    'En «Esta vez» se cuentan también {sum} ya pagados de este período a {count, plural, one {# persona} many {# de personas} other {# personas}}.',
  'payroll.run.noLast': 'No hay una nómina anterior con la que comparar.',
  'payroll.run.now': 'Esta vez',
  'payroll.run.withoutBlocked':
    '{count, plural, one {sin # persona con algo por resolver} many {sin # de personas con algo por resolver} other {sin # personas con algo por resolver}}',
  'payroll.run.waiting':
    '{count, plural, one {# pago supera el límite y espera a una segunda persona.} many {# de pagos superan el límite y esperan a una segunda persona.} other {# pagos superan el límite y esperan a una segunda persona.}}',
  'payroll.run.confirm':
    '{count, plural, one {Pagar {sum} a # persona con fecha {date}} many {Pagar {sum} en total a # de personas con fecha {date}} other {Pagar {sum} en total a # personas con fecha {date}}}',
  'payroll.run.payDate': 'Fecha de pago',
  'payroll.run.payday': 'El día de pago de este período es el {date}. Todos los pagos llevan la fecha que elijas.',
  'payroll.run.noPayday': 'Esta política de pago no indica un día de pago. Todos los pagos llevan la fecha que elijas.',
  'payroll.run.pay':
    '{count, plural, =0 {Pagar} one {Pagar a # persona} many {Pagar a # de personas} other {Pagar a # personas}}',
  'payroll.run.receipt':
    '{count, plural, one {# persona pagada, {sum}} many {# de personas pagadas, {sum}} other {# personas pagadas, {sum}}}',
  'payroll.run.receiptWaiting':
    '{count, plural, one {{paid}; # de los pagos espera a una segunda persona y aún no cuenta} many {{paid}; # de pagos esperan a una segunda persona y aún no cuentan} other {{paid}; # de los pagos esperan a una segunda persona y aún no cuentan}}',
  'payroll.run.madeBy': '{by}, el {date} a las {time}. Los pagos llevan la fecha del {paidOn}.',
  'payroll.run.former': 'Nóminas anteriores de este período',
  'payroll.run.toPayments': 'Ver los pagos',
};
