import type { Translation } from '../../catalog.ts';
import type { leaving as source } from '../../en/adjustments/leaving.ts';

export const leaving: Translation<typeof source> = {
  'adjustments.cameIn': 'Marcaste la entrada en {place}: {date}, {time}.',
  'adjustments.scheduledUntil': 'Tu turno terminaba a esta hora: {time}.',
  'adjustments.leftThen': 'Me fui a esa hora: {time}',
  'adjustments.leftOn': 'Te fuiste: {date}, {time}.',
  'adjustments.longShift':
    'Es un turno de {length}, más largo que {longest}. Puedes enviarlo; queda señalado para tu gerente.',
  'adjustments.longShiftOfOther':
    'Es un turno de {length}, más largo que {longest}. Se puede registrar igualmente, y queda señalado en la hoja de horas.',
  'adjustments.forgotReason': 'Olvidé marcar la salida.',
  'adjustments.otherChange': 'También hay otra cosa mal',
};
