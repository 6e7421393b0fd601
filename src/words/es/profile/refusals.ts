import type { Translation } from '../../catalog.ts';
import type { profileRefusals as source } from '../../en/profile/refusals.ts';

export const profileRefusals: Translation<typeof source> = {
  'refusal.profile_not_valid': 'Algo de esto no se puede guardar así. Revisa los campos marcados.',
  'refusal.profile_changed_elsewhere':
    'Mientras tanto, tu perfil se cambió en otro lugar. No se perdió nada de lo tuyo: compara y guarda de nuevo.',
  'refusal.photo_kind_unknown': 'Elige una imagen JPEG, PNG o WebP.',
  'refusal.photo_is_heic':
    'Elige una imagen JPEG, PNG o WebP. Este navegador no lee HEIC: en un iPhone, elige «El más compatible» en Cámara, Formatos.',
  'refusal.photo_damaged': 'No se pudo leer esta imagen. Prueba con otra.',
  'refusal.photo_too_large': 'Esta imagen tiene demasiados píxeles. Elige una de 50 megapíxeles como máximo.',
  'refusal.photo_too_small': 'Esta imagen es muy pequeña. Elige una de al menos 64 por 64 píxeles.',
  'refusal.photo_busy': 'Se están procesando muchas imágenes. Inténtalo de nuevo en un momento.',
  'refusal.emergency_contact_not_valid':
    'Revisa el contacto de emergencia: hacen falta nombre, parentesco y un número de teléfono.',
  'refusal.emergency_contacts_changed_elsewhere':
    'Mientras tanto, los contactos de emergencia se cambiaron en otro lugar. La lista de abajo es la guardada.',
};
