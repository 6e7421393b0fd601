import type { Translation } from '../../catalog.ts';
import type { payWaivers as source } from '../../en/pay-rules/waivers.ts';

export const payWaivers: Translation<typeof source> = {
  'payRules.waivers': 'Comidas en días cortos',
  'payRules.waiversLead':
    'En los días cortos se puede prescindir de una comida si tú y tu empresa están de acuerdo. Aquí lo aceptas, y lo retiras cuando quieras.',
  'payRules.waiversLeadOther': 'A qué comidas aceptó renunciar. Solo esa persona lo acepta o lo retira.',
  'payRules.waiver.first': 'Primera comida, en días de {hours} como máximo',
  'payRules.waiver.second': 'Segunda comida, en días de {hours} como máximo, si se tomó la primera',
  'payRules.waiverClosed.first': 'Primera comida',
  'payRules.waiverClosed.second': 'Segunda comida',
  'payRules.waiverOn': 'Renunciada',
  'payRules.waiverOff': 'Sin renuncia',
  'payRules.waiverOnFrom': 'Renunciada desde el {date}',
  'payRules.waiverOffFrom': 'Ya no desde el {date}',
  'payRules.waiverAgree': 'Aceptar',
  'payRules.waiverRevoke': 'Retirar',
  'payRules.waiverAgreeOf': 'Aceptar: {meal}',
  'payRules.waiverRevokeOf': 'Retirar: {meal}',
  'payRules.waiverWording.1':
    'Acepto por voluntad propia trabajar sin esta comida en esos días. Sé que puedo retirarlo en cualquier momento.',
  'payRules.waiverFrom': 'Desde',
  'payRules.waiverFromHint': 'Mañana como muy pronto.',
  'payRules.waiverRevokeHint': 'Hoy como muy pronto. Desde entonces se vuelve a pagar la comida que falte.',
  'payRules.waiverNoDate': 'Escribe una fecha.',
  'payRules.waiverTick': 'Marca primero la declaración.',
  'payRules.waiverHistory': 'Lo que se declaró',
  'payRules.waiverStated.agreed': '{meal}: aceptada desde el {date}',
  'payRules.waiverStated.revoked': '{meal}: retirada desde el {date}',
  'payRules.waiverStatedOn': 'declarado el {date}',
  'payRules.waiversFailed': 'No se pudo cargar lo acordado sobre las comidas.',
};
