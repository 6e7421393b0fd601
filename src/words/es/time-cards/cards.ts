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
  'timeCards.teamLead':
    'Las horas que esperan tu visto bueno: primero lo que hay que corregir, después lo que conviene revisar y al final lo que está en orden.',
  'timeCards.teamFailed': 'No se pudieron cargar las hojas de horas. No se cambió nada.',
  'timeCards.approve': 'Aprobar',
  'timeCards.approveAll': 'Aprobar todas ({count})',
  'timeCards.approveAgain': 'Aprobar de nuevo',
  'timeCards.lock': 'Bloquear',
  'timeCards.lockAll': 'Bloquear todas ({count})',
  'timeCards.reopen': 'Reabrir',
  'timeCards.noneToApprove': 'Ahora no se puede aprobar ninguna de estas hojas.',
  'timeCards.noneToLock': 'Todas estas hojas ya están bloqueadas.',
  'timeCards.approvedToast':
    '{count, plural, one {# hoja de horas aprobada} many {# hojas de horas aprobadas} other {# hojas de horas aprobadas}}',
  'timeCards.lockedToast':
    '{count, plural, one {# hoja de horas bloqueada} many {# hojas de horas bloqueadas} other {# hojas de horas bloqueadas}}',
  'timeCards.leftOutToast':
    '{done, plural, one {# lista} many {# listas} other {# listas}}, {left, plural, one {# quedó como estaba} many {# quedaron como estaban} other {# quedaron como estaban}}: {reason}',
  'timeCards.reopenedToast': 'La hoja de horas de {name} está abierta de nuevo',
  'timeCards.reopenedAlready': '{name} ya la reabrió.',
  'timeCards.reopenTitle': 'Reabrir la hoja de horas de {name}',
  'timeCards.reopenReason': 'Motivo',
  'timeCards.reopenHint':
    'Queda en el registro de auditoría. De los días ya pagados solo se debe o se descuenta la diferencia, cuando la hoja se apruebe otra vez.',
  'timeCards.noCards': 'Nadie de tu equipo tiene hoja de horas en este período.',
  'timeCards.noneFound': 'Ninguna hoja de horas coincide con este filtro.',
  'timeCards.clearFilter': 'Quitar el filtro',
  'timeCards.ownCard': 'Es la tuya: la aprueba otra persona.',
  'timeCards.openCard': '{name}, {week}',
  'timeCards.cardFailed': 'No se pudo cargar esta hoja de horas. No se cambió nada.',
};
