import type { Translation } from '../../catalog.ts';
import type { adjustmentsRefusals as source } from '../../en/adjustments/refusals.ts';

export const adjustmentsRefusals: Translation<typeof source> = {
  'refusal.time_never_shown': 'تغيّرت الساعة تلك الليلة فلم يمرّ هذا الوقت. اختر وقتًا آخر.',
  'refusal.entry_without_length': 'وقت البداية ووقت النهاية متطابقان.',
  'refusal.entry_in_future': 'لم يحن هذا الوقت بعد. لا تُسجَّل إلا الساعات التي انقضت.',
  'refusal.break_too_long': 'الاستراحة تملأ الوقت كله. يجب أن تبقى دقيقة عمل واحدة على الأقل.',
  'refusal.entry_too_long': 'هذا أطول مما يمكن أن تدومه مناوبة واحدة. راجع البداية والنهاية.',
  'refusal.entry_gone': 'تغيّر هذا السجل في الأثناء ولم يعد مسجَّلًا هكذا. راجع اليوم من جديد.',
  'refusal.entry_overlaps': 'يتداخل هذا مع سجل آخر. غيّر ذلك السجل أولًا أو اختر أوقاتًا أخرى.',
  'refusal.entry_as_recorded': 'هذا هو المسجَّل بالضبط.',
  'refusal.day_too_old':
    'لم يعد بالإمكان تصحيح ساعات بهذا القِدَم. المدة التي يمكن فيها التصحيح يحددها مسؤول في سياسة الأجور.',
  'refusal.adjustment_id_reused': 'سبق إرسال هذا الطلب بتفاصيل أخرى، فلم يُرسَل مرة ثانية.',
  'refusal.entry_changed': 'تغيّرت هذه الساعات وأنت تنظر إليها. راجع المسجَّل الآن ثم أجب.',
};
