import type { Translation } from '../../catalog.ts';
import type { cards as source } from '../../en/time-cards/cards.ts';

export const cards: Translation<typeof source> = {
  'timeCards.mealsOff': 'وجبات مخصومة',
  'timeCards.mealsOffLead': 'خُصمت هذه الوجبات من ساعاتك. إن اضطررت إلى العمل خلال إحداها فاذكر ذلك: عندئذ تُدفع.',
  'timeCards.mealsOffLeadOther': 'خصمت سياسة الأجر هذه الوجبات. ومن عمل خلال إحداها يذكر ذلك في بطاقته.',
  'timeCards.mealOffOf': '{day}: {duration}',
  'timeCards.mealOff': 'مخصومة',
  'timeCards.mealWorkedSaid': 'جرى العمل خلال الوجبة. ذكر ذلك {name} في {date}، {time}.',
  'timeCards.mealWorked': 'عملت خلال هذه الوجبة',
  'timeCards.mealWorkedOf': 'عملت خلال هذه الوجبة: {day}، {duration}',
  'timeCards.mealWorkedBack': 'سحب',
  'timeCards.mealWorkedBackOf': 'سحب أنني عملت خلال الوجبة: {day}، {duration}',
  'timeCards.adjustmentsWaiting':
    '{count, plural, zero {لا طلب تعديل ينتظر} one {طلب تعديل يوم واحد ينتظر} two {طلبات تعديل يومين تنتظر} few {طلبات تعديل # أيام تنتظر} many {طلبات تعديل # يومًا تنتظر} other {طلبات تعديل # يوم تنتظر}} الرد',
  'timeCards.approveAnyway': 'الموافقة رغم ذلك',
  'timeCards.leftOpen': 'دوام مفتوح منذ فترة سابقة',
  'timeCards.leftOpenSince': 'دوام {name} مفتوح منذ {date}، {time}',
};
