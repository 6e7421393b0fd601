import type { Translation } from '../../catalog.ts';
import type { payrollFiles as source } from '../../en/payroll/files.ts';

export const payrollFiles: Translation<typeof source> = {
  'payroll.files.title': 'Archivos de nómina',
  'payroll.files.lead':
    'Las horas aprobadas de un período de pago, tal como las importa tu sistema de nómina. Nadie queda fuera sin que se diga su nombre.',
  'payroll.files.failed': 'No se pudo cargar el período de pago',
  'payroll.files.first':
    '{count, plural, one {Mira primero a # persona} many {Mira primero a # personas} other {Mira primero a # personas}}',
  'payroll.files.blocker.not_approved': 'sin aprobar',
  'payroll.files.blocker.changed_since_approval': 'cambió después de aprobarse',
  'payroll.files.blocker.odd_multiplier': 'tiene horas con un multiplicador que los sistemas de nómina no conocen',
  'payroll.files.leaveOut':
    '{count, plural, one {Hacer los archivos sin esta persona} many {Hacer los archivos sin estas # personas} other {Hacer los archivos sin estas # personas}}',
  'payroll.files.differences':
    '{count, plural, one {# diferencia de una semana anterior no está en ningún archivo} many {# de diferencias de semanas anteriores no están en ningún archivo} other {# diferencias de semanas anteriores no están en ningún archivo}}',
  'payroll.files.differencesLead':
    'Cada una se paga con este período porque una hoja de horas cambió después de pagarse. Los archivos contienen solo las horas de este período: introdúcelas a mano en tu sistema de nómina y no vuelvas a importar el archivo de su propia semana.',
  'payroll.files.difference.paid': 'pagada con este período',
  'payroll.files.difference.due': 'aún sin pagar',
  'payroll.files.unknownPremiums':
    '{count, plural, one {Las primas de # persona no están en ningún archivo} many {Las primas de # de personas no están en ningún archivo} other {Las primas de # personas no están en ningún archivo}}',
  'payroll.files.unknownPremiumsLead':
    'Estas personas no tienen tarifa aquí, así que sus primas no se calculan. Las primas se deben de todos modos; por un turno partido, solo si la tarifa está cerca del salario mínimo. Introdúcelas a mano en tu sistema de nómina.',
  'payroll.files.unknownMeals': 'Comidas omitidas, tardías o cortas',
  'payroll.files.people': 'Personas',
  'payroll.files.premiums': 'y {sum} de primas',
  'payroll.files.systems': 'Sistemas de nómina',
  'payroll.files.setup': 'Configurar',
  'payroll.files.setupOf': 'Configurar {system}',
  'payroll.files.save': 'Guardar',
  'payroll.files.saved': 'La configuración está guardada',
  'payroll.files.take': 'Descargar',
  'payroll.files.takeOf': 'Descargar para {system}',
  'payroll.files.takeNew': 'Solo quienes son nuevos ({count})',
  'payroll.files.takeNewOf': 'Descargar solo quienes son nuevos para {system}',
  'payroll.files.made': 'Último archivo hecho por {by}: {date}.',
  'payroll.files.again':
    '{count, plural, one {# persona ya estaba en un archivo de este período: si se importa otra vez, sus horas constan dos veces.} many {# de personas ya estaban en un archivo de este período: si se importa otra vez, sus horas constan dos veces.} other {# personas ya estaban en un archivo de este período: si se importa otra vez, sus horas constan dos veces.}}',
  'payroll.files.newCount':
    '{count, plural, one {# persona es nueva desde entonces.} many {# de personas son nuevas desde entonces.} other {# personas son nuevas desde entonces.}}',
  'payroll.files.changed':
    '{count, plural, one {Las horas aprobadas de # persona cambiaron desde su archivo: registra la diferencia a mano, ningún archivo la contiene por sí sola.} many {Las horas aprobadas de # de personas cambiaron desde sus archivos: registra las diferencias a mano, ningún archivo las contiene por sí solas.} other {Las horas aprobadas de # personas cambiaron desde sus archivos: registra las diferencias a mano, ningún archivo las contiene por sí solas.}}',
  'payroll.files.nobody': 'Nadie de este período está aprobado.',
  'payroll.files.missing': 'Configura primero: {fields}.',
  'payroll.files.lookFirst': 'Mira primero a quienes no están aprobados, u omítelos.',
  'payroll.files.byHand': '{sum} de primas no caben en este archivo. Regístralas a mano en {system}.',
  'payroll.files.namesakes':
    'Más de una persona se llama {names}. {system} reconoce a las personas por su nombre: revisa sus horas después de importar.',
  'payroll.files.fault': 'Es demasiado largo o tiene caracteres que la importación no lee.',
  'payroll.files.mayWait': 'Solo hace falta cuando un archivo tenga alguna.',
  'payroll.files.rule.companyCode': '2 o 3 letras o cifras.',
  'payroll.files.rule.code':
    '{longest, plural, one {# letra o cifra como máximo.} many {# de letras o cifras como máximo.} other {# letras o cifras como máximo.}}',
  'payroll.files.rule.name':
    '{longest, plural, one {# carácter como máximo.} many {# de caracteres como máximo.} other {# caracteres como máximo, escritos exactamente como allí.}}',
  'payroll.files.rule.digits': 'Solo cifras.',
  'payroll.files.rule.plain':
    '{longest, plural, one {# carácter como máximo.} many {# de caracteres como máximo.} other {# caracteres como máximo, sin acentos.}}',
  'payroll.files.rule.routing': '9 cifras, como al pie de un cheque.',
  'payroll.files.earningOf.code': '{earning}: código',
  'payroll.files.earningOf.component': '{earning}: concepto de pago',
  'payroll.files.earningOf.item': '{earning}: concepto de nómina',
  'payroll.files.companyCode': 'Código de empresa',
  'payroll.files.clientId': 'ID de cliente',
  'payroll.files.field.companyName': 'Nombre de la empresa en QuickBooks',
  'payroll.files.field.companyCreated': 'Hora de creación de la empresa',
  'payroll.files.field.regular': 'Horas normales',
  'payroll.files.field.overtime': 'Horas extra',
  'payroll.files.field.double': 'Horas dobles',
  'payroll.files.field.leave': 'Tiempo libre pagado',
  'payroll.files.field.mealRest': 'Primas por comida y descanso',
  'payroll.files.field.premium': 'Otras primas',
  'payroll.files.system.adp': 'ADP Workforce Now',
  'payroll.files.system.paychex': 'Paychex Flex',
  'payroll.files.system.gusto': 'Gusto',
  'payroll.files.system.quickbooks_desktop': 'QuickBooks Desktop',
  'payroll.files.system.quickbooks_online': 'QuickBooks Online',
  'payroll.files.about.adp': 'Paydata Import (CSV): una fila por persona. El número de empleado es el File #.',
  'payroll.files.about.paychex':
    'Importación de nómina de 16 columnas (CSV): una fila por persona y concepto. El número de empleado es el Worker ID.',
  'payroll.files.about.gusto': 'Horas del período de pago (CSV), emparejadas por nombre.',
  'payroll.files.about.quickbooks_desktop':
    'Actividades del Timer (IIF): una línea por persona, día y concepto de nómina.',
  'payroll.files.about.quickbooks_online':
    'Actividades de tiempo (CSV) para un importador: una fila por persona, día y concepto de nómina.',
  'payroll.files.setupLead.adp':
    'Los códigos son los de tu empresa en ADP; pregunta allí cuál paga las horas dobles y cuáles reciben importes de primas.',
  'payroll.files.setupLead.paychex':
    'Los conceptos se escriben exactamente como en Paychex, con sus mayúsculas. Lo que ya está escrito es lo habitual allí.',
  'payroll.files.setupLead.gusto': 'Para Gusto no hay nada que configurar.',
  'payroll.files.setupLead.quickbooks_desktop':
    'En QuickBooks elige File, Utilities, Export, Timer Lists: el archivo exportado empieza con el nombre de la empresa (COMPANYNAME) y su hora de creación (COMPANYCREATETIME). Los conceptos de nómina se escriben exactamente como en QuickBooks.',
  'payroll.files.setupLead.quickbooks_online': 'Los conceptos de nómina se escriben exactamente como en QuickBooks.',
  'payroll.files.setupLead.nacha':
    'Tu banco te da estos datos cuando te abre el depósito directo. Los dos últimos solo si te asignó otros que el ID de empresa y su propio número de ruta.',
  'payroll.files.system.nacha': 'el depósito directo',
  'payroll.files.field.bankRouting': 'Número de ruta de tu banco',
  'payroll.files.field.bankName': 'Nombre de tu banco',
  'payroll.files.field.originId': 'Origen inmediato (opcional)',
  'payroll.files.field.odfiRouting': 'Número de ruta del ODFI (opcional)',
  'payroll.files.companyId': 'ID de empresa',
  'payroll.files.companyShort': 'Nombre de la empresa',
};
