import type { Translation } from '../../catalog.ts';
import type { leaving as source } from '../../en/adjustments/leaving.ts';

export const leaving: Translation<typeof source> = {
  'adjustments.cameIn': 'سجّلت دخولك في {place}: {date}، {time}.',
  'adjustments.scheduledUntil': 'كانت مناوبتك تنتهي في هذا الوقت: {time}.',
  'adjustments.leftThen': 'غادرت في هذا الوقت: {time}',
  'adjustments.leftOn': 'غادرت: {date}، {time}.',
  'adjustments.longShift': 'هذه مناوبة مدتها {length}، أطول من {longest}. يمكنك إرسالها، وستظهر لمديرك بعلامة.',
  'adjustments.longShiftOfOther':
    'هذه مناوبة مدتها {length}، أطول من {longest}. يمكن تسجيلها رغم ذلك، وستظهر بعلامة في بطاقة الدوام.',
  'adjustments.forgotReason': 'نسيت تسجيل الخروج.',
  'adjustments.otherChange': 'هناك خطأ آخر أيضًا',
};
