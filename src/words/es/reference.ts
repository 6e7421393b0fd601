import type { Translation } from '../catalog.ts';
import type { reference as source } from '../en/reference.ts';

export const reference: Translation<typeof source> = {
  'reference.title': 'Referencia de la API',
  'reference.parts': 'Partes de la referencia',
  'reference.collections': 'Colecciones',
  'reference.whole': 'Todas las operaciones',
  'reference.collectionsLead': 'Lo que la API te responde, en JSON sin formato: cada lista contiene lo que puedes ver.',
  'reference.wholeLead':
    'Todo lo que la API puede hacer, quién puede hacerlo y un formulario para probarlo en tu nombre.',
  'reference.copy': 'Copiar',
  'reference.copied': 'Copiado',
  'reference.jsonOf': 'JSON de {name}',
  'reference.search': 'Buscar operaciones',
  'reference.nothing': 'Ninguna operación contiene todas estas palabras.',
  'reference.count': '{count, plural, one {# operación} many {# de operaciones} other {# operaciones}}',
  'reference.scope': 'Permiso que necesita un token de la API:',
  'reference.noScope': 'Ningún token de la API la abre: es para personas ante una pantalla.',
  'reference.answers': 'Lo que puede responder',
  'reference.takes': 'Lo que recibe',
  'reference.gives': 'Lo que devuelve',
  'reference.try': 'Probar',
  'reference.tryIsReal': 'No es un ensayo: lo que hagas queda hecho, en tu nombre.',
  'reference.optional': 'Opcional',
  'reference.body': 'Cuerpo (JSON)',
  'reference.missing': 'Escribe un valor: sin él la llamada no va a ninguna parte.',
  'reference.noJson': 'Esto no es JSON. Corrígelo y envíalo de nuevo.',
  'reference.noFile': 'Elige un archivo.',
  'reference.file': 'Cuerpo (un archivo)',
  'reference.send': 'Enviar',
  'reference.answered': 'Respondió con el estado {status}',
  'reference.answer': 'Respuesta',
};
