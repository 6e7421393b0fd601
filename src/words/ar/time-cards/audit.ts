import type { Translation } from '../../catalog.ts';
import type { timeCardsAudit as source } from '../../en/time-cards/audit.ts';

export const timeCardsAudit: Translation<typeof source> = {
  'audit.did.time_card.signed': 'وقّع {actor} على بطاقة دوامه',
  'audit.did.time_card.exported': 'صدّر {actor} بطاقات دوام الفريق',
  'audit.did.time_card.approved': 'اعتمد {actor} بطاقة دوام {subject}',
  'audit.did.time_card.locked': 'أقفل {actor} بطاقة دوام {subject}',
  'audit.did.worked_meal.worked': 'ذكر {actor} أنه عمل خلال وجبة',
  'audit.did.worked_meal.taken_back': 'سحب {actor} قوله إنه عمل خلال وجبة',
  'audit.did.meal_waiver.agreed': 'وافق {actor} على الاستغناء عن وجبة في الأيام القصيرة',
  'audit.did.meal_waiver.revoked': 'سحب {actor} اتفاقًا بشأن الوجبات',
  'audit.did.time_card.reopened': 'أعاد {actor} فتح بطاقة دوام {subject}',
  'audit.about.worked_meal': 'وجبات جرى العمل خلالها',
  'audit.about.meal_waiver': 'الوجبات المتنازَل عنها',
  'audit.about.time_card': 'بطاقات الدوام',
};
