import type { Translation } from '../../catalog.ts';
import type { planning as source } from '../../en/schedule/planning.ts';

export const planning: Translation<typeof source> = {
  'schedule.toFill': '{count, plural, one {# por cubrir} many {# por cubrir} other {# por cubrir}}',
  'schedule.addAt': 'Añadir un turno: {name}, {date}',
  'schedule.allPositions': 'Todos los puestos',
  'schedule.showAllPositions': 'Mostrar todos los puestos',
  'schedule.onlyPosition': 'Solo {position}',
  'schedule.nothingOfPosition': '{position}: no hay nada planificado esta semana.',
  'schedule.isDraft': 'Sin publicar todavía.',
  'schedule.isGone': 'Cancelado, sin publicar todavía.',
  'schedule.conflict.doubled': 'Se solapa con un turno suyo en otra ubicación.',
  'schedule.conflict.doubledAt': 'Se solapa con un turno suyo en {place}.',
  'schedule.conflict.refused': 'Una regla de tu organización lo rechaza.',
  'schedule.conflict.onlyOne': 'Solo se puede publicar uno de los dos.',
  'schedule.copyKnown':
    '{count, plural, one {# turno ya estaba.} many {# de turnos ya estaban.} other {# turnos ya estaban.}}',
  'schedule.copyRefused':
    '{count, plural, one {Se omitió # turno, porque una regla de tu organización lo rechaza o su persona ya no trabaja entonces.} many {Se omitieron # de turnos, porque una regla de tu organización los rechaza o su persona ya no trabaja entonces.} other {Se omitieron # turnos, porque una regla de tu organización los rechaza o su persona ya no trabaja entonces.}}',
  'schedule.canWorkAs': 'Pueden trabajar de {position}',
  'schedule.othersThanThose': 'Los demás',
  'schedule.leftBusy':
    '{count, plural, one {No se planificó # de {all} turnos, porque su persona ya trabaja a esa hora: {shifts}} many {No se planificaron # de {all} turnos, porque sus personas ya trabajan a esa hora: {shifts}} other {No se planificaron # de {all} turnos, porque sus personas ya trabajan a esa hora: {shifts}}}',
  'schedule.leftOut':
    '{count, plural, one {Se omitió # turno, porque una regla de tu organización lo rechaza: {shifts}} many {Se omitieron # de turnos, porque una regla de tu organización los rechaza: {shifts}} other {Se omitieron # turnos, porque una regla de tu organización los rechaza: {shifts}}}',
  'schedule.publishAgainst':
    '{count, plural, one {Algo se opone a # de estos turnos} many {Algo se opone a # de estos turnos} other {Algo se opone a # de estos turnos}}',
  'schedule.publishAgainst.change':
    '{count, plural, one {Hay que cambiar antes # turno} many {Hay que cambiar antes # de turnos} other {Hay que cambiar antes # turnos}}',
  'schedule.publishAgainst.reason':
    '{count, plural, one {# turno necesita un motivo} many {# de turnos necesitan un motivo} other {# turnos necesitan un motivo}}',
  'schedule.publishReason': 'Por qué de todos modos',
  'schedule.enterReason': 'Di por qué se publica de todos modos. El motivo se guarda.',
  'schedule.templates': 'Plantillas',
  'schedule.templates.failed': 'No se pudieron cargar las plantillas',
  'schedule.templates.weeks': 'Semanas',
  'schedule.templates.weeksLead':
    'Se planifican en la semana que se muestra, además de lo que ya hay. Nadie se entera antes de que se publique.',
  'schedule.templates.noWeeks': 'Todavía no se ha guardado ninguna semana.',
  'schedule.templates.shifts': 'Turnos',
  'schedule.templates.shiftsLead': 'Se eligen en el formulario de un turno nuevo, que toma estas horas.',
  'schedule.templates.noShifts': 'Todavía no se ha guardado ningún turno.',
  'schedule.templates.count': '{count, plural, one {# turno} many {# de turnos} other {# turnos}}',
  'schedule.templates.apply': 'Planificar {name}',
  'schedule.templates.remove': 'Quitar {name}',
  'schedule.templates.keepWeek': 'Guardar esta semana',
  'schedule.templates.keepShift': 'Guardar turno',
  'schedule.templates.weekName': 'Nombre de esta semana',
  'schedule.templates.shiftName': 'Nombre del turno',
  'schedule.templates.enterName': 'Escribe un nombre.',
  'schedule.templates.emptyWeek': 'No hay nada planificado en esta semana.',
  'schedule.templates.fullWeek': 'Una semana de más de {most} turnos no se puede guardar como plantilla.',
  'schedule.templates.kept': 'Se guardó como {name}.',
  'schedule.templates.applied':
    '{count, plural, one {Se planificó # turno.} many {Se planificaron # de turnos.} other {Se planificaron # turnos.}}',
  'schedule.templates.opened':
    '{count, plural, one {# quedó abierto: su persona ya no trabaja aquí.} many {# quedaron abiertos: sus personas ya no trabajan aquí.} other {# quedaron abiertos: sus personas ya no trabajan aquí.}}',
  'schedule.templates.use': 'Plantilla',
  'schedule.templates.none': 'Ninguna',
  'schedule.templates.plan': 'Planificar',
  'schedule.repeat': 'Repetir',
  'schedule.repeat.never': 'Nunca',
  'schedule.repeat.every': '{count, plural, one {Cada semana} many {Cada # de semanas} other {Cada # semanas}}',
  'schedule.repeat.on': 'Los días',
  'schedule.repeat.until': 'Última fecha',
  'schedule.repeat.choose': 'Elige al menos un día y una última fecha que no sea anterior al primer turno.',
  'schedule.series.scope': 'Este turno se repite. ¿Qué se cambia?',
  'schedule.series.one': 'Solo este',
  'schedule.series.following': 'Este y los siguientes',
  'schedule.series.all': 'Todos los que vienen',
  'schedule.series.planned':
    '{count, plural, one {Se planificó # turno.} many {Se planificaron # de turnos.} other {Se planificaron # turnos.}}',
  'schedule.series.changed':
    '{count, plural, one {Se cambió # turno.} many {Se cambiaron # de turnos.} other {Se cambiaron # turnos.}}',
  'schedule.series.removed':
    '{count, plural, one {Se quitó # turno.} many {Se quitaron # de turnos.} other {Se quitaron # turnos.}}',
  'schedule.series.left':
    '{count, plural, one {# queda como está, porque se planificó aparte, una regla lo rechaza o su persona ya no trabaja entonces.} many {# quedan como están, porque se planificaron aparte, una regla los rechaza o su persona ya no trabaja entonces.} other {# quedan como están, porque se planificaron aparte, una regla los rechaza o su persona ya no trabaja entonces.}}',
  'schedule.partOfDate': '{date}, {hours}',
  'schedule.conflict.timeOffThen': 'Tiene tiempo libre ese día.',
  'schedule.conflict.unavailableThen': 'Dijo que no puede trabajar ese día.',
  'schedule.conflict.timeOff': 'Tiene tiempo libre: {when}.',
  'schedule.conflict.unavailable': 'Dijo que no puede trabajar: {when}.',
  'schedule.hoursElsewhere': '+ {hours} en otro lugar',
  'schedule.hoursOtherwise': '+ {hours} en otros puestos',
  'schedule.overtimeOfWeek': '{hours} extra',
  'schedule.conflict.notHere': 'Suspendida, o ya no trabaja en esta ubicación.',
  'schedule.conflict.ended': 'Su último día de empleo es el {date}.',
  'schedule.note.away': 'Tiempo libre',
  'schedule.note.unavailable': 'No disponible',
  'schedule.note.preferred': 'Preferido',
  'schedule.fits': 'Nada lo impide.',
  'schedule.copies': 'Copiar',
  'schedule.grid': 'Horario semanal',
  'schedule.gridOf': 'Horario semanal de {place}',
  'schedule.agenda.draft': 'Borrador',
  'schedule.agenda.gone': 'Cancelado',
  'schedule.agenda.nobodyAs': '{position}: no hay nadie planificado el {date}.',
  'schedule.agenda.away': 'Tiempo libre y disponibilidad',
  'schedule.actions.short': 'Acciones',
  'schedule.actions': 'Acciones para esta semana',
  'schedule.peopleAndShifts':
    '{people, plural, one {# persona} many {# de personas} other {# personas}} · {shifts, plural, one {# turno} many {# de turnos} other {# turnos}}',
  'schedule.coverageShort': '{filled}/{needed}',
  'schedule.coverage': '{filled} de {needed} turnos tienen a alguien',
  'schedule.hoursAndCost': 'Horas · coste laboral',
  'schedule.hours': 'Horas',
  'schedule.labour.how': 'Lo trabajado hasta ahora, luego lo planificado',
  'schedule.labour.what':
    'Los días pasados cuentan como se trabajaron, si puedes ver la hoja de horas; los que vienen, como están planificados. El coste es lo que las reglas de pago dan por esas horas: la tarifa de cada día, las horas extra y los pluses por ciertas horas. No incluye comidas y descansos perdidos, garantías por turnos cortos o partidos ni tiempo libre pagado.',
  'schedule.addShift': 'Añadir turno',
  'schedule.moveOrChange': 'Mover o cambiar el turno',
  'schedule.saveShift': 'Guardar turno',
  'schedule.unsaved':
    '{count, plural, one {# cambio espera a guardarse} many {# de cambios esperan a guardarse} other {# cambios esperan a guardarse}}',
  'schedule.waits':
    'Nadie responde por ahora. Lo que planificaste espera en esta página y se envía en cuanto haya respuesta. Deja la página abierta.',
  'schedule.meanwhile.changed': 'Otra persona cambió este turno entretanto.',
  'schedule.meanwhile.now': 'Lo que escribiste se conserva. Ahora está planificado: {shift} · {name}',
  'schedule.meanwhile.somebody': 'Otra persona',
  'schedule.meanwhile.planned': '{name} cambió este turno entretanto. Planificado ahora: {now}',
  'schedule.meanwhile.cancelled': '{name} canceló este turno entretanto.',
  'schedule.meanwhile.moved': '{name} pasó este turno a {place} entretanto.',
  'schedule.meanwhile.gone':
    'Otra persona canceló este turno entretanto, o lo planificó en otro lugar. Ya no se puede cambiar aquí.',
  'schedule.cancelShift': 'Quitar turno',
  'schedule.person': 'Mover a',
  'schedule.day': 'Día',
  'schedule.start': 'Inicio',
  'schedule.end': 'Fin',
  'schedule.breakMinutes': 'Descanso (minutos)',
  'schedule.position': 'Puesto',
  'schedule.endsNextDay': 'Termina al día siguiente.',
  'schedule.timesMissing': 'Escribe un inicio y un fin, y el descanso en minutos enteros.',
  'schedule.publishMeanwhile': 'Esta semana cambió mientras la tenías delante. Todavía no se ha publicado nada.',
  'schedule.publishMeanwhile.came': 'Nuevo o distinto: {shift}',
  'schedule.publishMeanwhile.went': 'Ya no se publica: {shift}',
  'schedule.publishMeanwhile.more':
    '{count, plural, one {y # cambio más} many {y # de cambios más} other {y # cambios más}}',
  'schedule.publishMeanwhile.look': 'Mostrar los cambios como están ahora',
  'schedule.publishMeanwhile.lookFirst': 'Mira primero lo que cambió entretanto.',
  'schedule.publishTitle': 'Publicar {count, plural, one {# cambio} many {# de cambios} other {# cambios}}',
  'schedule.publishChanges':
    '{count, plural, =0 {Publicado} one {Publicar # cambio} many {Publicar # de cambios} other {Publicar # cambios}}',
  'schedule.publish': 'Publicar',
  'schedule.willBeTold':
    '{count, plural, =0 {No se avisa a nadie.} one {Se avisa a # persona de lo que es nuevo para ella.} many {Se avisa a # de personas de lo que es nuevo para cada una.} other {Se avisa a # personas de lo que es nuevo para cada una.}}',
  'schedule.openChanges':
    '{count, plural, one {Cambia # turno abierto.} many {Cambian # de turnos abiertos.} other {Cambian # turnos abiertos.}}',
  'schedule.notReached':
    '{count, plural, one {No se puede avisar a # persona: ya no tiene acceso.} many {No se puede avisar a # de personas: ya no tienen acceso.} other {No se puede avisar a # personas: ya no tienen acceso.}}',
  'schedule.changesWait':
    '{count, plural, one {# cambio espera a quien planifique las dos ubicaciones de su turno.} many {# de cambios esperan a quien planifique las dos ubicaciones de sus turnos.} other {# cambios esperan a quien planifique las dos ubicaciones de sus turnos.}}',
  'schedule.paper.pdf': 'PDF',
  'schedule.paper.download': 'PDF de la semana publicada',
  'schedule.tell': 'A quién se avisa',
  'schedule.tell.changes': 'A quien le cambia algo',
  'schedule.tell.everybody': 'A todos los de la semana',
  'schedule.everybodyIsTold':
    '{count, plural, =0 {No se avisa a nadie.} one {Se avisa a # persona de toda su semana.} many {Se avisa a # de personas de toda su semana.} other {Se avisa a # personas de toda su semana.}}',
  'schedule.history': 'Publicaciones',
  'schedule.history.never': 'Esta semana aún no se ha publicado.',
  'schedule.history.failed': 'No se pudieron cargar las publicaciones',
  'schedule.history.changes':
    '{count, plural, one {# turno cambiado} many {# de turnos cambiados} other {# turnos cambiados}} · {name}',
  'schedule.history.open':
    '{count, plural, one {Cambió # turno abierto.} many {Cambiaron # de turnos abiertos.} other {Cambiaron # turnos abiertos.}}',
  'schedule.restore': 'Volver a planificar así',
  'schedule.restoreHint':
    'El plan vuelve a ser el que se conocía tras esta publicación. No se avisa a nadie antes de publicar.',
  'schedule.restored':
    '{count, plural, =0 {La semana ya está planificada así.} one {# turno está planificado como entonces. No se avisa a nadie antes de publicar.} many {# de turnos están planificados como entonces. No se avisa a nadie antes de publicar.} other {# turnos están planificados como entonces. No se avisa a nadie antes de publicar.}}',
  'schedule.restoreOpen':
    '{count, plural, one {# turno sigue abierto: su persona ya no trabaja aquí.} many {# de turnos siguen abiertos: sus personas ya no trabajan aquí.} other {# turnos siguen abiertos: sus personas ya no trabajan aquí.}}',
  'schedule.restoreLeft':
    '{count, plural, one {# turno está ahora en otra ubicación o semana y se queda allí.} many {# de turnos están ahora en otra ubicación o semana y se quedan allí.} other {# turnos están ahora en otra ubicación o semana y se quedan allí.}}',
  'schedule.fill': 'Cubrir turnos abiertos',
  'schedule.fill.lead':
    'Cada uno va a quien tiene menos horas esa semana, si nada lo impide. No se avisa a nadie antes de publicar.',
  'schedule.fill.meanwhile':
    'Esta semana cambió mientras la tenías delante. Sus turnos abiertos se repartirían ahora de otro modo.',
  'schedule.fill.again': 'Calcularlo de nuevo',
  'schedule.fill.goesTo': '{shift} · {name}',
  'schedule.fill.stayOpen':
    '{count, plural, one {# turno sigue abierto} many {# de turnos siguen abiertos} other {# turnos siguen abiertos}}',
  'schedule.fill.nobodyThere': 'Nadie trabaja en este lugar.',
  'schedule.fill.more': '{count, plural, one {y # persona más} many {y # de personas más} other {y # personas más}}',
  'schedule.fill.give':
    '{count, plural, =0 {Asignar turnos} one {Asignar # turno} many {Asignar # de turnos} other {Asignar # turnos}}',
  'schedule.fill.noneFits': 'Ningún turno abierto se puede asignar.',
  'schedule.copyLastWeek': 'Copiar la semana anterior',
  'schedule.copiedWeek':
    '{count, plural, =0 {La semana anterior no tenía turnos que copiar.} one {Se copió # turno. No se avisa a nadie antes de publicar.} many {Se copiaron # de turnos. No se avisa a nadie antes de publicar.} other {Se copiaron # turnos. No se avisa a nadie antes de publicar.}}',
  'schedule.redo': 'Rehacer',
  'schedule.nothingToUndo': 'Nada que deshacer.',
  'schedule.nothingToRedo': 'Nada que rehacer.',
  'schedule.print': 'Imprimir',
  'schedule.conflicts': '{count, plural, one {# conflicto} many {# de conflictos} other {# conflictos}}',
  'schedule.conflicts.none': 'Ya nada se opone a los turnos de esta semana.',
  'schedule.drafts': '{count, plural, one {# borrador} many {# de borradores} other {# borradores}}',
  'schedule.keys':
    'Arrastra un turno para moverlo y mantén Ctrl para copiarlo. Con el teclado: las flechas recorren la semana, Intro cambia un turno, + añade otro, Alt y una flecha lo mueve, Ctrl C y Ctrl V lo copian, Supr lo cancela, Ctrl Z deshace.',
  'schedule.needs': 'Personal necesario',
  'schedule.needs.title': 'Personal necesario en {place}',
  'schedule.needs.lead':
    'La cobertura se mide con esto, en la semana y hora por hora. Vale para todas las semanas hasta que lo cambies.',
  'schedule.needs.none':
    'Nadie ha indicado aún cuántas personas hacen falta: los turnos abiertos cuentan como lo que falta.',
  'schedule.needs.any': 'Cualquier puesto',
  'schedule.needs.of': '{day}, {hours}, {position}',
  'schedule.needs.more': 'Una más: {what}',
  'schedule.needs.fewer': 'Una menos: {what}',
  'schedule.needs.remove': 'Quitar: {what}',
  'schedule.needs.fewest': 'Una es lo mínimo. Quítelo si no hace falta nadie.',
  'schedule.needs.most': 'No se pueden pedir más de 999.',
  'schedule.needs.addTitle': 'Añadir horas',
  'schedule.needs.count': 'Cuántas personas',
  'schedule.needs.add': 'Añadir a la semana',
  'schedule.needs.fault.weekdays': 'Elige al menos un día.',
  'schedule.needs.fault.hours':
    'El final tiene que ser posterior al inicio. Lo que pasa de medianoche se indica en ambos días.',
  'schedule.needs.fault.people': 'Indica cuántas personas, de 1 a 999.',
  'schedule.needs.hoursShort': '{filled}/{needed} h',
  'schedule.needs.hours': '{filled} de {needed} horas necesarias tienen a alguien',
  'schedule.needs.byHour': 'Presentes / necesarios',
  'schedule.needs.people': 'Hay {filled} de las {needed} personas necesarias',
  'schedule.previousDay': 'Día anterior',
  'schedule.nextDay': 'Día siguiente',
  'schedule.dayView.open': 'Horas del {date}',
  'schedule.dayView.region': 'Horario del día',
  'schedule.dayView.gridOf': 'Horario de {place}, {date}',
  'schedule.dayView.hours': 'Personas en turno, por hora',
  'schedule.dayView.elsewhere': 'En otra ubicación',
  'schedule.dayView.keys':
    'Arrastra un turno a otra hora o persona, o uno de sus extremos; mantén Ctrl para copiarlo. Con el teclado: las flechas van de turno en turno, Alt y una flecha lo mueve un cuarto de hora o a otra persona, Mayús y una flecha mueve su final, Alt, Mayús y una flecha su inicio, Intro lo cambia, Supr lo cancela, Ctrl Z deshace.',
  'schedule.emptyWeek': 'No hay nada planificado esta semana. La gente ve lo que añadas cuando lo publiques.',
};
