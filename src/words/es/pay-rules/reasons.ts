import type { Translation } from '../../catalog.ts';
import type { payReasons as source } from '../../en/pay-rules/reasons.ts';

export const payReasons: Translation<typeof source> = {
  'payRules.why.worked': '{duration} entre los fichajes.',
  'payRules.why.punches-rounded': '{duration} por redondeo: {at} cuenta como {counted}.',
  'payRules.why.straight-time': '{duration} a la tarifa normal.',
  'payRules.why.weekly-overtime': '{duration} después de {after} en la semana, pagadas por {multiplier}.',
  'payRules.why.daily-overtime': '{duration} después de {after} de la jornada, pagadas por {multiplier}.',
  'payRules.why.consecutive-day':
    '{duration}{past, select, yes { después de {after}} other {}} en {day} seguido{scope, select, workweek { de la semana laboral} other {}}, pagadas por {multiplier}.',
  'payRules.why.nth-worked-day':
    '{duration}{past, select, yes { después de {after}} other {}} en {day} trabajado de la semana laboral, pagadas por {multiplier}.',
  'payRules.why.holiday':
    '{duration}{past, select, yes { después de {after}} other {}} en un día festivo{named, select, yes { ({holiday})} other {}}, pagadas por {multiplier}.',
  'payRules.why.consecutive-hours': '{duration} después de {after} seguidas, pagadas por {multiplier}.',
  'payRules.why.alternative-schedule':
    '{duration} después de las {after} programadas para el día, pagadas por {multiplier}.',
  'payRules.why.unscheduled-day':
    '{duration}{past, select, yes { después de {after}} other {}} en un día fuera del horario, pagadas por {multiplier}.',
  'payRules.why.makeup-time':
    '{duration} después de {after} en un día en que se recuperaron {made} de tiempo perdido, pagadas por {multiplier}.',
  'payRules.why.short-rest': '{duration} de descanso corto, que cuenta como trabajo.',
  'payRules.why.paid-break': '{duration} de descanso pagado.',
  'payRules.why.meal-deducted': '{duration} descontadas por una comida.',
  'payRules.why.meal-worked': 'Se trabajaron {limit} de una comida, así que no se descuentan.',
  'payRules.why.meal-added': '{duration} añadidas por una comida pagada.',
  'payRules.why.break-deducted': '{duration} descontadas por un descanso.',
  'payRules.why.break-added': '{duration} añadidas por un descanso pagado.',
  'payRules.why.meal-rounded': '{duration} por redondear las comidas.',
  'payRules.why.day-rounded': '{duration} por redondear el total del día.',
  'payRules.why.premium-window': '{duration} dentro del horario de la prima «{code}».',
  'payRules.why.paid-absence': '{counted} de tiempo libre pagado cuentan para las horas extra de la semana.',
  'payRules.why.meal-waived': 'Se renunció a una comida por acuerdo, así que no se debe nada por ella.',
  'payRules.why.meal-missed':
    'Comidas de al menos {limit} que empezaron dentro de las primeras {after} de trabajo: {begun} de {meals}.',
  'payRules.why.rest-missed':
    '{due, plural, one {No se concedió el único descanso} many {No se concedieron {missed} de # descansos} other {No se concedieron {missed} de # descansos}}, según se firmó.',
  'payRules.why.regular-rate': 'La tarifa regular de la semana es de {rate} por hora.',
  'payRules.why.line.straight-time': '{duration} a {rate} por hora: {amount}.',
  'payRules.why.salary': 'El salario de la semana: {amount}.',
  'payRules.why.hours-beyond-salary': '{duration} por encima de las horas del salario a {rate} por hora: {amount}.',
  'payRules.why.regular-hours': '{duration} a la tarifa regular de {rate} por hora: {amount}.',
  'payRules.why.overtime-hours': '{duration} de horas extra a {rate} por hora: {amount}.',
  'payRules.why.overtime-premium': '{duration} de horas extra, {rate} por hora además del tiempo normal: {amount}.',
  'payRules.why.earning': '{code}: {amount}.',
  'payRules.why.meal-premium':
    '{duration} de pago por comidas omitidas, tardías o cortas, a {rate} por hora: {amount}.',
  'payRules.why.rest-premium': '{duration} de pago por descansos omitidos, a {rate} por hora: {amount}.',
  'payRules.why.reporting-time': '{duration} garantizadas por presentarse a trabajar, a {rate} por hora: {amount}.',
  'payRules.why.split-shift': 'La prima por turno partido: {amount}.',
  'payRules.why.minimum-shift': '{duration} hasta el mínimo de un turno, a {rate} por hora: {amount}.',
  'payRules.why.paid-leave':
    '{types}: {duration} de tiempo libre pagado a {rate} por hora: {amount}. Es paga y no horas trabajadas.',
  'payRules.whyRule.seconds': '{duration} por dejar fuera los segundos de los fichajes.',
  'payRules.whyRule.whole-minutes': '{duration} porque un día se cuenta en minutos enteros.',
  'payRules.whyRule.whole-minutes.nearest': 'Al minuto más cercano; medio minuto o más cuenta como uno.',
  'payRules.whyRule.whole-minutes.down': 'Lo que no llena un minuto se deja fuera.',
  'payRules.whyRule.meal-late':
    'Una comida empezó después de {began} de trabajo; debía empezar dentro de las primeras {after}.',
  'payRules.whyRule.rate-of-period': 'La tarifa regular de los {days} días desde el {from} es de {rate} por hora.',
  'payRules.whyRule.overtime-of-period':
    '{duration} después de {after} en los {days} días desde el {from}, pagadas por {multiplier}.',
  'payRules.whyRule.daily-from-start':
    '{duration} después de {after} de las 24 horas desde el inicio del trabajo, pagadas por {multiplier}.',
  'payRules.whyRule.past-scheduled':
    '{duration} después de {after} en un día con {scheduled} programadas, pagadas por {multiplier}.',
  'payRules.whyRule.nth-day':
    '{number, plural, =1 {el primer día} =2 {el segundo día} =3 {el tercer día} =4 {el cuarto día} =5 {el quinto día} =6 {el sexto día} =7 {el séptimo día} one {el día #} many {el día #} other {el día #}}',
  'payRules.whyRule.long-week': 'Vale en una semana con más de {limit} de trabajo.',
  'payRules.whyRule.long-period': 'Vale en {days} días con más de {limit} de trabajo.',
  'payRules.whyRule.work-before': 'El trabajo anterior se cuenta hasta entonces.',
  'payRules.whyRule.rounded.down': 'Redondeado hacia abajo a un múltiplo de {limit}.',
  'payRules.whyRule.rounded.up': 'Redondeado hacia arriba a un múltiplo de {limit}.',
  'payRules.whyRule.rounded.nearest': 'Redondeado al múltiplo más cercano de {limit}.',
  'payRules.whyRule.rounded.nearest-whole-minute':
    'Redondeado al múltiplo más cercano de {limit}, sin contar los segundos.',
  'payRules.whyRule.grace': 'Se perdonan hasta {limit}.',
  'payRules.whyRule.taken-off': 'Después de {after} de trabajo se descuentan {limit}.',
  'payRules.whyRule.taken-off-less': 'Después de {after} de trabajo se descuentan {limit}, menos lo que se fichó.',
  'payRules.whyRule.worked-through':
    'Después de {after} de trabajo se descuentan {limit} por una comida, salvo que se diga que se trabajó durante ella.',
  'payRules.whyRule.added': 'Después de {after} de trabajo se pagan hasta {limit}.',
  'payRules.whyRule.rest': 'De {from} a {to}; cuentan los descansos de hasta {limit}.',
  'payRules.whyRule.break': 'De {from} a {to}; se pagan hasta {limit}.',
  'payRules.whyRule.rests-due': 'Corresponde un descanso por cada {limit} de trabajo o la mayor parte de ellas.',
  'payRules.whyRule.window': 'Se gana en este horario: {hours}.',
  'payRules.whyRule.adds': '{worked} dentro de su horario, a {amount} más por hora.',
  'payRules.whyRule.times': '{worked} dentro de su horario, pagadas por {times}.',
  'payRules.whyRule.earned': '{earned} por las horas, entre {worked} de trabajo.',
  'payRules.whyRule.earned-more': '{earned} por las horas y {amount} de primas y bonos, entre {worked} de trabajo.',
  'payRules.whyRule.credited':
    'Son {whole} menos {credited}, que ya pagaron las primas que cuentan para las horas extra.',
  'payRules.whyRule.reported': 'Estaban programadas {scheduled} y se trabajaron {worked}; se pagan al menos {limit}.',
  'payRules.whyRule.reported-again': 'Venir por segunda vez en un día paga al menos {limit}.',
  'payRules.whyRule.split':
    'El intervalo de {gap} supera {limit}. {worked} de trabajo y una hora más al salario mínimo de {amount} son más que los {earned} ganados.',
  'payRules.whyRule.least-shift': 'Un turno paga al menos {limit}.',
  'payRules.whyRule.least-shift-after': 'Un turno que empieza {gap} o más después del anterior paga al menos {limit}.',
};
