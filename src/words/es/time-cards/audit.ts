import type { Translation } from '../../catalog.ts';
import type { timeCardsAudit as source } from '../../en/time-cards/audit.ts';

export const timeCardsAudit: Translation<typeof source> = {
  'audit.did.time_card.signed': '{actor} firmó su hoja de horas',
  'audit.did.time_card.exported': '{actor} exportó las hojas de horas del equipo',
  'audit.did.time_card.approved': '{actor} aprobó la hoja de horas de {subject}',
  'audit.did.time_card.locked': '{actor} bloqueó la hoja de horas de {subject}',
  'audit.did.worked_meal.worked': '{actor} dijo que trabajó durante una comida',
  'audit.did.worked_meal.taken_back': '{actor} retiró que trabajó durante una comida',
  'audit.did.meal_waiver.agreed': '{actor} aceptó prescindir de una comida en días cortos',
  'audit.did.meal_waiver.revoked': '{actor} retiró un acuerdo sobre comidas',
  'audit.did.time_card.reopened': '{actor} reabrió la hoja de horas de {subject}',
  'audit.about.worked_meal': 'Comidas trabajadas',
  'audit.about.meal_waiver': 'Renuncias a comidas',
  'audit.about.time_card': 'Hojas de horas',
};
