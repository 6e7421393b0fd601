import type { Translation } from '../../catalog.ts';
import type { factorsAudit as source } from '../../en/factors/audit.ts';

export const factorsAudit: Translation<typeof source> = {
  'audit.did.passkey.added': '{actor} agregó una llave de acceso',
  'audit.did.passkey.renamed': '{actor} cambió el nombre de una llave de acceso',
  'audit.did.passkey.removed': '{actor} quitó una llave de acceso',
  'audit.did.passkey.copied': 'Se rechazó una llave de acceso de {actor}: parece haber sido copiada',
  'audit.did.totp.turned_on': '{actor} activó los códigos de una aplicación de autenticación',
  'audit.did.totp.turned_off': '{actor} desactivó los códigos de una aplicación de autenticación',
  'audit.did.recovery_codes.replaced': '{actor} reemplazó sus códigos de recuperación',
  'audit.did.recovery_code.used': '{actor} inició sesión con un código de recuperación',
  'audit.about.passkey': 'Llaves de acceso',
  'audit.about.totp': 'Aplicaciones de autenticación',
  'audit.about.recovery_codes': 'Códigos de recuperación',
  'audit.about.recovery_code': 'Uso de códigos de recuperación',
};
