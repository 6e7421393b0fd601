import type { Translation } from '../catalog.ts';
import type { invitations as source } from '../en/invitations.ts';

export const invitations: Translation<typeof source> = {
  'invitations.title': 'Únete a {organization}',
  'invitations.lead':
    'Te invitan a {location} como {role, select, manager {gerente} admin {administrador} other {empleado}}.',
  'invitations.chooseWay': 'Elige cómo iniciarás sesión.',
  'invitations.hereAs':
    'En este navegador está abierta la sesión de {name} en {organization}. Una invitación crea una cuenta propia: para aceptarla, cierra antes esta sesión.',
  'invitations.logOutAndAccept': 'Cerrar sesión y aceptar',
  'invitations.goOnAs': 'Continuar como {name}',
  'invitations.opening': 'Abriendo tu invitación',
  'invitations.join': 'Unirme',
  'invitations.linkDead': 'Ya se usó, se retiró o es demasiado antiguo. Pide otro a quien te invitó.',
  'invitations.forYou': 'Es para {name}.',
  'invitations.invite': 'Invitar',
  'invitations.inviteTitle': 'Invitar a alguien',
  'invitations.way': 'Cómo le llega',
  'invitations.byMail': 'Por correo',
  'invitations.byLink': 'Con un enlace',
  'invitations.byMailHint': 'Recibe un correo con un botón. Sirve para una sola persona.',
  'invitations.byLinkHint': 'Recibes un enlace para entregar. Entra la primera persona que lo abra y acepte.',
  'invitations.language': 'Idioma del correo',
  'invitations.enterEmail': 'Escribe el correo de la persona.',
  'invitations.send': 'Enviar invitación',
  'invitations.makeLink': 'Crear enlace',
  'invitations.sentTo': 'Invitación enviada a {email}',
  'invitations.linkTitle': 'Enlace para entregar',
  'invitations.linkText':
    'Se muestra solo esta vez. Deja entrar a una persona, durante {days, plural, one {# día} many {# de días} other {# días}}.',
  'invitations.link': 'Enlace de invitación',
  'invitations.copy': 'Copiar enlace',
  'invitations.copied': 'Enlace copiado',
  'invitations.openTitle': 'Invitaciones abiertas',
  'invitations.openCount':
    '{count, plural, one {# invitación abierta} many {# de invitaciones abiertas} other {# invitaciones abiertas}}',
  'invitations.listLead':
    'Quien acepta una tiene acceso al instante. Cada una deja entrar a una persona, durante siete días.',
  'invitations.failed': 'No se pudieron cargar las invitaciones',
  'invitations.empty': 'No hay invitaciones abiertas. Invita a alguien y aparecerá aquí hasta que acepte.',
  'invitations.byHand': 'Enlace entregado',
  'invitations.sentBy': 'Invitación de {name}, {date}',
  'invitations.until': 'Sirve hasta el {date}, {time}',
  'invitations.expired': 'Caducada',
  'invitations.sendAgain': 'Enviar de nuevo',
  'invitations.newLink': 'Crear un enlace nuevo',
  'invitations.sendAgainTo': 'Enviar de nuevo: {who}',
  'invitations.takeBack': 'Retirar',
  'invitations.takeBackOf': 'Retirar: {who}',
  'invitations.takeBackTitle': '¿Retirar esta invitación?',
  'invitations.takeBackText': 'Su enlace dejará de funcionar. Puedes volver a invitar a la misma persona.',
  'invitations.takenBack': 'Invitación retirada',
};
