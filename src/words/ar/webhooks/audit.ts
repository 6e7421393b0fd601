import type { Translation } from '../../catalog.ts';
import type { webhooksAudit as source } from '../../en/webhooks/audit.ts';

export const webhooksAudit: Translation<typeof source> = {
  'audit.did.webhook.added': 'أضاف {actor} خطاف ويب',
  'audit.did.webhook.changed': 'غيّر {actor} خطاف ويب',
  'audit.did.webhook.removed': 'أزال {actor} خطاف ويب',
  'audit.did.webhook.secret_replaced': 'استبدل {actor} سرّ خطاف ويب',
  'audit.did.webhook.tested': 'أرسل {actor} اختبارًا إلى خطاف ويب',
  'audit.did.webhook.resent': 'أعاد {actor} إرسال رسالة إلى خطاف ويب',
  'audit.did.webhook.went_off': 'توقّف خطاف ويب لأن عنوانه لم يُجب',
  'audit.about.webhook': 'خطافات الويب',
};
