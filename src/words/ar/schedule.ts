import type { Translation } from '../catalog.ts';
import type { schedule as source } from '../en/schedule.ts';

export const schedule: Translation<typeof source> = {
  'schedule.mine': 'جدولي',
  'schedule.weekly': 'الجدول الأسبوعي',
  'schedule.shifts':
    '{count, plural, zero {لا مناوبات} one {مناوبة واحدة} two {مناوبتان} few {# مناوبات} many {# مناوبة} other {# مناوبة}}',
  'schedule.previousWeek': 'الأسبوع السابق',
  'schedule.nextWeek': 'الأسبوع التالي',
  'schedule.previousMonth': 'الشهر السابق',
  'schedule.nextMonth': 'الشهر التالي',
  'schedule.view': 'العرض',
  'schedule.week': 'أسبوع',
  'schedule.month': 'شهر',
  'schedule.monthOf': 'مناوبات {month}',
  'schedule.off': 'لا مناوبة',
  'schedule.now': 'الآن',
  'schedule.placeAs': '{place} · {position}',
  'schedule.viewDetails': 'عرض التفاصيل',
  'schedule.detailsOf': 'عرض التفاصيل: {date}، {times}',
  'schedule.noneThisWeek': 'لا مناوبات لك هذا الأسبوع. تظهر هنا فور أن ينشرها مديرك.',
  'schedule.failed': 'تعذّر تحميل الجدول',
  'schedule.shift': 'المناوبة',
  'schedule.shiftFailed': 'تعذّر تحميل المناوبة',
  'schedule.lengthWithBreak':
    '{hours} عمل{minutes, plural, =0 {، بلا استراحة} zero {، بلا استراحة} one {، مع استراحة دقيقة واحدة} two {، مع استراحة دقيقتين} few {، مع استراحة # دقائق} many {، مع استراحة # دقيقة} other {، مع استراحة # دقيقة}}',
  'schedule.map': 'عرض على الخريطة',
  'schedule.nobodyYet': 'لا أحد بعد',
  'schedule.alsoThere': 'معك هناك',
  'schedule.nobodyElse': 'لا يعمل أحد غيرك هناك في هذا الوقت.',
};
