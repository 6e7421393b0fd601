import type { Translation } from '../../catalog.ts';
import type { timeClockRefusals as source } from '../../en/time-clock/refusals.ts';

export const timeClockRefusals: Translation<typeof source> = {
  'refusal.kiosk_not_paired': 'هذا الجهاز ليس جهازًا مشتركًا، أو لم يعد كذلك. يمكن لمدير أن يجعله كذلك.',
  'refusal.wrong_pin': 'هذا الرمز غير صحيح.',
  'refusal.pin_missing': 'ليس لديك رمز بعد. اختر رمزًا في الإعدادات، الأمان، أو اطلبه من مدير.',
  'refusal.pin_too_plain': 'هذا أول رمز قد يجرّبه أي شخص. اختر رمزًا لا تتساوى أرقامه ولا تتتابع.',
  'refusal.too_many_kiosks': 'لهذا الموقع عشرون جهازًا مشتركًا. ألغِ جهازًا لم يعد مستخدمًا.',
  'refusal.punch_does_not_apply': 'كانت حالة دوامك قد تغيّرت، فلم يُقبل هذا السجل.',
  'refusal.punch_id_reused': 'سبق إرسال هذا السجل ببيانات مختلفة، فلم يُقبل مرة أخرى.',
  'refusal.punch_time_missing': 'وصل هذا السجل دون وقته، فلم يُقبل.',
  'refusal.punch_too_old': 'هذا السجل أقدم من أن يُقبل من الجهاز. اطلب من مديرك إضافته.',
  'refusal.last_day_over': 'انقضى آخر يوم عمل لك، لذا لم تبدأ أي مناوبة. اسأل مديرك إن كان ذلك خطأ.',
  'refusal.punch_in_future': 'ساعة هذا الجهاز متقدمة، فلم يُقبل السجل. اضبط وقت الجهاز.',
  'refusal.undo_too_late': 'يمكن التراجع خلال عشر ثوانٍ فقط. اطلب من مديرك تعديل هذا السجل.',
  'refusal.undo_not_latest': 'يوجد سجل أحدث، فلم يعد التراجع عن هذا ممكنًا.',
  'refusal.already_undone': 'سبق التراجع عن هذا السجل.',
  'refusal.punch_out_of_order': 'هذا السجل أقدم من سجل محفوظ، فلم يُقبل.',
};
