import type { Translation } from '../catalog.ts';
import type { people as source } from '../en/people.ts';

export const people: Translation<typeof source> = {
  'people.settings': 'Configuración',
  'people.profile': 'Perfil',
  'people.profileTitle': 'Configuración del perfil',
  'people.profileLead': 'Quién eres para tu organización y cómo te contacta.',
  'people.role': 'Rol',
  'people.employeeNumber': 'Número de empleado',
  'people.organization': 'Organización',
  'people.location': 'Ubicación',
  'people.zone': 'Zona horaria',
  'people.preferences': 'Preferencias',
  'people.preferencesLead': 'Los cambios se aplican de inmediato, en todos tus dispositivos.',
  'people.language': 'Idioma',
  'people.languageHint': 'Los nombres y mensajes que escriben las personas no cambian.',
  'people.theme': 'Tema',
  'people.themeHint': 'Sistema sigue a este dispositivo.',
  'people.theme.system': 'Sistema',
  'people.theme.light': 'Claro',
  'people.theme.dark': 'Oscuro',
  'people.clock': 'Reloj',
  'people.clockHint': 'Cómo se escriben las horas en todas partes.',
  'people.clock.h12': '12 horas',
  'people.clock.h23': '24 horas',
  'people.singleKeys': 'Atajos de una sola tecla',
  'people.singleKeysHint': 'Desactivados, ? no abre nada. Los atajos con Ctrl y los de una tabla se mantienen.',
  'people.singleKeys.on': 'Activados',
  'people.singleKeys.off': 'Desactivados',
  'people.preferencesNotSaved':
    'Aplicado aquí. Se guardará para tus otros dispositivos cuando se pueda conectar con Meridian.',
};
