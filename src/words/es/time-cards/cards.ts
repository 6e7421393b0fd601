import type { Translation } from '../../catalog.ts';
import type { cards as source } from '../../en/time-cards/cards.ts';

export const cards: Translation<typeof source> = {
  'timeCards.mealsOff': 'Comidas descontadas',
  'timeCards.mealsOffLead':
    'Estas comidas se descontaron de tus horas. Si tuviste que trabajar durante una, dilo: entonces se paga.',
  'timeCards.mealsOffLeadOther':
    'La política de pago descontó estas comidas. Quien trabajó durante una lo dice en su propia hoja.',
  'timeCards.mealOffOf': '{day}: {duration}',
  'timeCards.mealOff': 'Descontada',
  'timeCards.mealWorkedSaid': 'Trabajó durante la comida. Lo dijo {name} el {date}, {time}.',
  'timeCards.mealWorked': 'Trabajé durante esta comida',
  'timeCards.mealWorkedOf': 'Trabajé durante esta comida: {day}, {duration}',
  'timeCards.mealWorkedBack': 'Retirar',
  'timeCards.mealWorkedBackOf': 'Retirar que trabajé durante la comida: {day}, {duration}',
  'timeCards.adjustmentsWaiting':
    '{count, plural, one {El ajuste de # día espera} many {Los ajustes de # días esperan} other {Los ajustes de # días esperan}} respuesta',
  'timeCards.approveAnyway': 'Aprobar de todos modos',
  'timeCards.leftOpen': 'Entradas abiertas desde un período anterior',
  'timeCards.leftOpenSince': 'La entrada de {name} sigue abierta desde el {date}, {time}',
};
