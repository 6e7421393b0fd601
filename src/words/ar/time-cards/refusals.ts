import type { Translation } from '../../catalog.ts';
import type { timeCardsRefusals as source } from '../../en/time-cards/refusals.ts';

export const timeCardsRefusals: Translation<typeof source> = {
  'refusal.week_is_approved': 'تمت الموافقة على هذا الأسبوع. يمكن لمن يوافق على بطاقات الدوام إعادة فتحه.',
  'refusal.week_is_locked': 'هذا الأسبوع مقفل لكشف الرواتب. يمكن لمسؤول إعادة فتحه.',
  'refusal.week_not_over': 'لم ينتهِ هذا الأسبوع بعد. يمكن التوقيع عليه واعتماده بعد انتهاء آخر يوم فيه.',
  'refusal.overtime_not_settled': 'يُحسب هذا الأسبوع مع الأسبوع المجاور له. يمكن اعتماده بعد انتهاء الأسبوعين.',
  'refusal.week_beside_changed': 'يُحسب هذا الأسبوع مع الأسبوع المجاور له، وهو مقفل وقد تغيّر منذ اعتماده. أعد فتحه أولًا.',
  'refusal.pay_rate_missing': 'بعض ساعات هذا الأسبوع بلا أجر محدد. حدّد أجرًا يبدأ من أولها.',
  'refusal.card_must_be_fixed': 'في هذا الأسبوع تسجيل ناقص أو مناوبة ما زالت مفتوحة. صحّح ذلك أولًا.',
  'refusal.card_is_empty': 'لم يُسجَّل أي عمل في هذا الأسبوع، فلا شيء يُوقَّع عليه أو يُعتمد.',
  'refusal.card_changed_meanwhile': 'تغيّرت بطاقة الدوام هذه أثناء اطلاعك عليها. راجع الأرقام الجديدة أولًا.',
  'refusal.attestation_outdated': 'تغيّر نص الإقرار. أعد تحميل الصفحة واقرأه من جديد.',
  'refusal.rests_not_attested': 'اذكر عن كل يوم هل مُنحت الاستراحات. أعد تحميل الصفحة إن غاب يوم.',
  'refusal.meal_not_taken_off': 'لم تُخصم وجبة كهذه في ذلك اليوم، أو لم ينتهِ عمل اليوم بعد.',
  'refusal.meal_not_waivable': 'لا تسمح قواعد الأجر في ذلك التاريخ بالاستغناء عن هذه الوجبة.',
  'refusal.waiver_in_the_past': 'ما مضى يبقى كما كان. اختر تاريخًا لاحقًا.',
  'refusal.waiver_too_far': 'هذا بعد أكثر من سنة. اختر تاريخًا أقرب.',
  'refusal.card_already_signed': 'سبق أن وقّعت على هذا الأسبوع، ولم يتغيّر شيء منذ ذلك الحين.',
  'refusal.card_already_approved': 'هذا الأسبوع معتمد بالفعل.',
  'refusal.own_time_card': 'لا يعتمد أحد بطاقة دوامه ولا يعيد فتحها بنفسه. يمكن لمدير آخر أو لمسؤول أن يفعل ذلك.',
  'refusal.card_is_locked': 'بطاقة الدوام هذه مقفلة لكشف الرواتب. يمكن لمسؤول أن يعيد فتحها.',
  'refusal.card_not_approved': 'بطاقة الدوام هذه غير معتمدة.',
  'refusal.adjustment_waits':
    'هناك تعديل في هذا الأسبوع ينتظر ردًا. أجب عنه أولًا: بعد اعتماد الأسبوع لا يمكن قبوله إلا بعد إعادة فتح الأسبوع.',
  'refusal.card_changed_since_approval': 'تغيّرت بطاقة الدوام هذه بعد اعتمادها. اعتمدها من جديد أولًا.',
};
