import type { Translation } from '../../catalog.ts';
import type { kiosks as source } from '../../en/time-clock/kiosks.ts';

export const kiosks: Translation<typeof source> = {
  'kiosk.lead':
    'Un quiosco es una tableta compartida en una ubicación. Cada persona toca su nombre, escribe su PIN y registra su hora.',
  'kiosk.none': 'Todavía no hay ningún quiosco. Abre esta página en la tableta que estará allí.',
  'kiosk.pairHere': 'Convertir este dispositivo en quiosco',
  'kiosk.pairText':
    'Este navegador pasa a ser el quiosco de la ubicación y se cierra tu sesión en él. Hazlo en la tableta que estará allí.',
  'kiosk.name': 'Nombre',
  'kiosk.nameHint': 'Dónde está, por ejemplo, Entrada principal.',
  'kiosk.enterName': 'Ponle un nombre.',
  'kiosk.pairedBy': 'Vinculado el {date} por {name}',
  'kiosk.used': 'Último uso: {date}, {time}',
  'kiosk.unused': 'Sin usar todavía',
  'kiosk.revoke': 'Revocar',
  'kiosk.revokeNamed': 'Revocar {name}',
  'kiosk.revoked': '{name} ya no es un quiosco',
  'kiosk.pins': 'PIN',
  'kiosk.pinsLead': 'Cada persona elige el suyo en Configuración, Seguridad. Puedes elegir uno para quien no pueda.',
  'kiosk.pinsFailed': 'No se pudieron cargar los PIN',
  'kiosk.pinsLacking':
    '{count, plural, =0 {Todos tienen un PIN aquí.} one {# persona todavía no tiene PIN.} many {# de personas todavía no tienen PIN.} other {# personas todavía no tienen PIN.}}',
  'kiosk.pinSince': 'PIN del {date}',
  'kiosk.pinNone': 'Sin PIN todavía',
  'kiosk.setPin': 'Elegir PIN',
  'kiosk.setPinOf': 'Elegir el PIN de {name}',
  'kiosk.pinHint': 'De cuatro a seis cifras.',
  'kiosk.showPin': 'Mostrar PIN',
  'kiosk.hidePin': 'Ocultar PIN',
  'kiosk.pinAgain': 'PIN otra vez',
  'kiosk.pinsDiffer': 'Los dos PIN no son iguales.',
  'kiosk.pinSaved': 'PIN guardado',
  'kiosk.ownTitle': 'PIN del quiosco',
  'kiosk.ownText': 'Con él registras tus horas en los quioscos de tus ubicaciones.',
};
