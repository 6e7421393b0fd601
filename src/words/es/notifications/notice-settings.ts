import type { Translation } from '../../catalog.ts';
import type { noticeSettings as source } from '../../en/notifications/notice-settings.ts';

export const noticeSettings: Translation<typeof source> = {
  'notices.settingsLead': 'Elige de qué quieres enterarte y cómo. Los cambios se aplican de inmediato.',
  'notices.event': 'Te avisamos de',
  'notices.cell': '{event}: {channel}',
  'notices.always': 'Se envía siempre, para que te enteres si no fuiste tú.',
  'notices.closed': 'Desactivado en tu perfil: {channels}.',
  'notices.openProfile': 'Abrir el perfil',
  'notices.digest': 'Resumen diario',
  'notices.digestLead': 'Un correo al día con lo que no hayas leído en la aplicación, en lugar de uno por cada aviso.',
  'notices.digestOn': 'Enviar un correo al día',
  'notices.digestAt': 'A las',
  'notices.choicesFailed': 'No se pudieron cargar tus preferencias de avisos',
  'notices.notSaved': 'No se guardó.',
  'notices.quiet': 'Horas de silencio',
  'notices.quietLead':
    'Los avisos en tus dispositivos, los correos y los SMS esperan a que terminen. No se pierde nada, y la lista de la aplicación lo muestra al momento. Las horas son las de {zone}. Los mensajes de tus compañeros esperan a tu próximo turno, salvo los urgentes.',
  'notices.quietOn': 'Respetar horas de silencio',
  'notices.quietFrom': 'Desde',
  'notices.quietUntil': 'Hasta',
  'push.title': 'Notificaciones en tus dispositivos',
  'push.lead':
    'Un navegador puede mostrarte lo que ocurre mientras Meridian está cerrado. Deja de hacerlo cuando cierras la sesión en él.',
  'push.turnOn': 'Activar en este navegador',
  'push.turnOff': 'Desactivar',
  'push.turnOffDevice': 'Desactivar: {device}',
  'push.test': 'Enviarme una prueba',
  'push.tested': 'La prueba va camino de tus dispositivos.',
  'push.testHeadline': 'Así te avisa Meridian',
  'push.reached': 'Último aviso entregado el {date}, {time}',
  'push.notReached': 'Todavía no se ha enviado nada',
  'push.notGiven':
    'El navegador no lo permitió, o no se puede acceder a su servicio de notificaciones. No se cambió nada.',
  'push.away':
    'Este navegador no puede mostrar notificaciones. En un iPhone o iPad, añade antes Meridian a la pantalla de inicio.',
  'push.denied':
    'Las notificaciones de este sitio están bloqueadas. Permítelas en los ajustes del navegador y vuelve a cargar la página.',
  'push.closed': 'Todavía no hay ningún dispositivo activado: consulta más abajo.',
  'push.failed': 'No se pudieron cargar tus dispositivos',
};
