import type { Translation } from '../../catalog.ts';
import type { messagingRefusals as source } from '../../en/messaging/refusals.ts';

export const messagingRefusals: Translation<typeof source> = {
  'refusal.only_announcers_write': 'Esto es para anuncios: aquí escribe solo quien los publica.',
  'refusal.group_not_yours':
    'Solo quien inició este grupo puede cambiarlo; cuando ya no está, pueden hacerlo todos los que siguen en él.',
  'refusal.conversation_is_of_two':
    'Esta conversación es de dos personas: no tiene nombre propio, y no se añade ni se quita a nadie. Crea un grupo en su lugar.',
  'refusal.conversation_follows_rule':
    'Quién está en esta conversación depende de una sede o un rol: conserva su nombre, y no se añade ni se quita a nadie a mano.',
  'refusal.conversation_changed_meanwhile':
    'Otra persona cambió entretanto el nombre de este grupo. Lo que escribiste sigue aquí: guarda otra vez para reemplazar su nombre, o cancela para verlo.',
  'refusal.message_id_reused': 'Este mensaje ya se envió con otro texto, así que no se envió de nuevo.',
  'refusal.nothing_to_acknowledge': 'Aquí ya no hay nada que confirmar.',
  'refusal.only_announcements_ask': 'Solo un anuncio puede pedir confirmación de lectura.',
  'refusal.everybody_acknowledged': 'Todos lo han confirmado.',
  'refusal.reminded_lately': 'Se les avisó hace menos de una hora. Recuérdaselo más tarde.',
  'refusal.message_empty': 'Escribe algo o añade un archivo.',
  'refusal.only_announcers_urge': 'Solo gerentes y administradores pueden marcar un mensaje como urgente.',
  'refusal.too_many_messages':
    'Son más de 5000 mensajes, demasiados para un archivo. Elige menos días y exporta una parte tras otra.',
  'refusal.nobody_to_read': 'Ya no queda nadie más en esta conversación, así que no se puede enviar nada.',
  'refusal.not_your_message': 'Solo quien envió un mensaje puede cambiarlo.',
  'refusal.message_withdrawn': 'Este mensaje ya se retiró.',
  'refusal.message_too_old': 'Un mensaje se puede cambiar durante 15 minutos. Envía otro en su lugar.',
  'refusal.message_acknowledged':
    'Alguien ya confirmó haber leído este texto. Retira el mensaje y envía otro en su lugar.',
  'refusal.message_changed_meanwhile': 'Este mensaje se editó mientras tanto. Vuelve a leerlo y confírmalo después.',
  'refusal.conversation_not_left':
    'No se puede salir de esta conversación: es de dos personas o sigue a una sede o un rol.',
  'refusal.message_retention_changed_meanwhile':
    'Otra persona guardó entretanto cuánto tiempo se conservan los mensajes. Lo que elegiste sigue aquí: guarda otra vez para reemplazar lo suyo, o descártalo para verlo.',
  'refusal.employment_over': 'Su último día de empleo aquí ya pasó: los mensajes son para quienes trabajan aquí.',
};
