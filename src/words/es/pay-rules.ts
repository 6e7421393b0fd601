import type { Translation } from '../catalog.ts';
import type { payRules as source } from '../en/pay-rules.ts';

export const payRules: Translation<typeof source> = {
  'payRules.why.worked': '{duration} entre las marcas.',
  'payRules.why.straight-time': '{duration} a la tarifa normal.',
  'payRules.why.weekly-overtime': '{duration} después de {after} en la semana, pagadas por {multiplier}.',
  'payRules.why.daily-overtime': '{duration} después de {after} en el día, pagadas por {multiplier}.',
  'payRules.why.consecutive-day': '{duration} en el último de demasiados días seguidos, pagadas por {multiplier}.',
  'payRules.why.nth-worked-day':
    '{duration} en un día que excede los días laborables de la semana, pagadas por {multiplier}.',
  'payRules.why.holiday': '{duration} en un día festivo, pagadas por {multiplier}.',
  'payRules.why.consecutive-hours': '{duration} después de {after} seguidas, pagadas por {multiplier}.',
  'payRules.why.alternative-schedule':
    '{duration} después de las {after} programadas para el día, pagadas por {multiplier}.',
  'payRules.why.unscheduled-day': '{duration} en un día fuera del horario, pagadas por {multiplier}.',
  'payRules.why.makeup-time':
    '{duration} después de {after} en un día en que se recuperó tiempo perdido, pagadas por {multiplier}.',
  'payRules.why.short-rest': '{duration} de descanso corto, que cuenta como trabajo.',
  'payRules.why.paid-break': '{duration} de descanso pagado.',
  'payRules.why.meal-deducted': '{duration} descontadas por una comida.',
  'payRules.why.meal-added': '{duration} añadidas por una comida pagada.',
  'payRules.why.break-deducted': '{duration} descontadas por un descanso.',
  'payRules.why.break-added': '{duration} añadidas por un descanso pagado.',
  'payRules.why.meal-rounded': '{duration} por redondear las comidas.',
  'payRules.why.day-rounded': '{duration} por redondear el total del día.',
  'payRules.why.premium-window': '{duration} dentro del horario de la prima «{code}».',
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
  'payRules.source': 'Fuente: {source}',
  'payRules.sourceSince': 'Fuente: {source}, en vigor desde {date}',
};
