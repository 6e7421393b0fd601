import type { Translation } from '../catalog.ts';
import type { schedule as source } from '../en/schedule.ts';

export const schedule: Translation<typeof source> = {
  'schedule.mine': 'Mi horario',
  'schedule.weekly': 'Horario semanal',
  'schedule.shifts': '{count, plural, one {# turno} many {# de turnos} other {# turnos}}',
  'schedule.previousWeek': 'Semana anterior',
  'schedule.nextWeek': 'Semana siguiente',
  'schedule.previousMonth': 'Mes anterior',
  'schedule.nextMonth': 'Mes siguiente',
  'schedule.view': 'Vista',
  'schedule.week': 'Semana',
  'schedule.month': 'Mes',
  'schedule.monthOf': 'Turnos de {month}',
  'schedule.off': 'Sin turno',
  'schedule.now': 'Ahora',
  'schedule.placeAs': '{place} · {position}',
  'schedule.viewDetails': 'Ver detalles',
  'schedule.detailsOf': 'Ver detalles: {date}, {times}',
  'schedule.noneThisWeek': 'No tiene turnos esta semana. Aparecerán aquí en cuanto su responsable los publique.',
  'schedule.failed': 'No se pudo cargar el horario',
  'schedule.shift': 'Turno',
  'schedule.shiftFailed': 'No se pudo cargar el turno',
  'schedule.lengthWithBreak':
    '{hours} de trabajo{minutes, plural, =0 {, sin descanso} one {, descanso de # minuto} many {, descanso de # de minutos} other {, descanso de # minutos}}',
  'schedule.map': 'Ver en un mapa',
  'schedule.nobodyYet': 'Nadie todavía',
  'schedule.alsoThere': 'También estarán',
  'schedule.nobodyElse': 'Nadie más trabaja allí a esas horas.',
};
