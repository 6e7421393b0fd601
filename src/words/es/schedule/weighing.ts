import type { Translation } from '../../catalog.ts';
import type { weighing as source } from '../../en/schedule/weighing.ts';

export const weighing: Translation<typeof source> = {
  'schedule.why': 'Por qué de todos modos',
  'schedule.why.hint': 'Una regla de tu organización pide un motivo. Se guarda, y los responsables lo leen.',
  'schedule.why.enter': 'Di por qué.',
  'schedule.why.because': 'Porque: {reason}',
  'schedule.history.against': 'En contra de una regla',
  'schedule.history.againstShift': '{name}, {date}: {rules}',
  'schedule.history.why': '{name}: {reason}',
  'schedule.approve.title': '¿Aprobar este cambio?',
  'schedule.approve.warned': 'Tu organización advierte de esto. Puedes aprobar el cambio de todos modos.',
  'schedule.approve.knowing': 'Aprobarlo de todos modos',
};
