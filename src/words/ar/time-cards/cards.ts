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
  'timeCards.teamLead': 'الساعات التي تنتظر موافقتك: ما يجب تصحيحه أولًا، ثم ما يحتاج إلى مراجعة، ثم السليم.',
  'timeCards.teamFailed': 'تعذّر تحميل بطاقات الدوام. لم يتغيّر شيء.',
  'timeCards.approve': 'اعتماد',
  'timeCards.approveAll': 'اعتماد الكل ({count})',
  'timeCards.approveAgain': 'اعتماد من جديد',
  'timeCards.lock': 'إقفال',
  'timeCards.lockAll': 'إقفال الكل ({count})',
  'timeCards.reopen': 'إعادة فتح',
  'timeCards.noneToApprove': 'لا يمكن اعتماد أي بطاقة هنا الآن.',
  'timeCards.noneToLock': 'كل البطاقات هنا مقفلة بالفعل.',
  'timeCards.approvedToast':
    '{count, plural, zero {لم تُعتمد أي بطاقة} one {اعتُمدت بطاقة واحدة} two {اعتُمدت بطاقتان} few {اعتُمدت # بطاقات} many {اعتُمدت # بطاقة} other {اعتُمدت # بطاقة}}',
  'timeCards.lockedToast':
    '{count, plural, zero {لم تُقفل أي بطاقة} one {أُقفلت بطاقة واحدة} two {أُقفلت بطاقتان} few {أُقفلت # بطاقات} many {أُقفلت # بطاقة} other {أُقفلت # بطاقة}}',
  'timeCards.leftOutToast':
    '{done, plural, zero {لم تُنجز أي بطاقة} one {أُنجزت بطاقة واحدة} two {أُنجزت بطاقتان} few {أُنجزت # بطاقات} many {أُنجزت # بطاقة} other {أُنجزت # بطاقة}}، {left, plural, zero {ولم تبقَ أي بطاقة} one {وبقيت بطاقة واحدة كما هي} two {وبقيت بطاقتان كما هما} few {وبقيت # بطاقات كما هي} many {وبقيت # بطاقة كما هي} other {وبقيت # بطاقة كما هي}}: {reason}',
  'timeCards.reopenedToast': 'أُعيد فتح بطاقة دوام {name}',
  'timeCards.reopenedAlready': 'سبق أن أعاد {name} فتحها.',
  'timeCards.reopenTitle': 'إعادة فتح بطاقة دوام {name}',
  'timeCards.reopenReason': 'السبب',
  'timeCards.reopenHint':
    'يُحفظ في سجل التدقيق. ما دُفع من الأيام لا يُستحق منه أو يُسترد إلا الفرق، بعد اعتماد البطاقة من جديد.',
  'timeCards.noCards': 'لا أحد ممن تُسأل عنهم لديه بطاقة دوام في هذه الفترة.',
  'timeCards.noneFound': 'لا توجد بطاقة دوام توافق هذا البحث.',
  'timeCards.clearFilter': 'إزالة التصفية',
  'timeCards.ownCard': 'بطاقتك أنت: يعتمدها شخص آخر.',
  'timeCards.openCard': '{name}، {week}',
  'timeCards.cardFailed': 'تعذّر تحميل بطاقة الدوام هذه. لم يتغيّر شيء.',
};
