import type { Translation } from '../catalog.ts';
import type { invitations as source } from '../en/invitations.ts';

export const invitations: Translation<typeof source> = {
  'invitations.title': 'انضم إلى {organization}',
  'invitations.lead':
    'أنت مدعو إلى {location} بصفة {role, select, manager {مدير} admin {مسؤول} other {موظف}}. اختر كلمة مرور للبدء.',
  'invitations.opening': 'جارٍ فتح دعوتك',
  'invitations.join': 'انضمام',
  'invitations.linkDead': 'استُخدم من قبل أو سُحب أو مضى عليه وقت طويل. اطلب رابطًا آخر ممن دعاك.',
};
