import type { Translation } from '../../catalog.ts';
import type { payEffect as source } from '../../en/pay-rules/effect.ts';

export const payEffect: Translation<typeof source> = {
  'payRules.effect': 'Qué cambia',
  'payRules.person': 'Persona',
  'payRules.overtimeNow': 'Extra ahora',
  'payRules.overtimeThen': 'Extra después',
  'payRules.payNow': 'Pago ahora',
  'payRules.payThen': 'Pago después',
  'payRules.difference': 'Diferencia',
  'payRules.roundedOtherwise':
    'Uno o dos centavos más o menos por las mismas horas se deben al redondeo: el pago se redondea una vez por cada semana, o una sola vez por un período más largo si las horas extra se cuentan en él.',
  'payRules.showEffect': 'Ver a quién afecta',
  'payRules.affected':
    '{count, plural, =0 {A nadie se le pagaría con esta política.} one {A # persona se le pagaría con esta política.} many {A # personas se les pagaría con esta política.} other {A # personas se les pagaría con esta política.}}',
  'payRules.changed':
    '{count, plural, =0 {Para {dates} no cambiarían ni las horas ni el pago.} one {Para {dates}, algo cambiaría para # de ellas:} many {Para {dates}, algo cambiaría para # de ellas:} other {Para {dates}, algo cambiaría para # de ellas:}}',
  'payRules.otherPeriod':
    '{count, plural, one {{alone, select, yes {El día de pago cambia} other {El periodo de pago cambia}} para # persona.} many {{alone, select, yes {El día de pago cambia} other {El periodo de pago cambia}} para # personas.} other {{alone, select, yes {El día de pago cambia} other {El periodo de pago cambia}} para # personas.}} {frequency}: el primer periodo es {dates}{isPaid, select, yes {, con pago el {paidOn}} other {}}.',
  'payRules.presetChanged': '{preset}, con cambios en: {parts}',
  'payRules.everybody':
    '{count, plural, one {# persona en total} many {# personas en total} other {# personas en total}}',
};
