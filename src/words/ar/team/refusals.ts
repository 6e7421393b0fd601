import type { Translation } from '../../catalog.ts';
import type { teamRefusals as source } from '../../en/team/refusals.ts';

export const teamRefusals: Translation<typeof source> = {
  'refusal.employee_changed_meanwhile': 'عدّل شخص آخر بيانات هذا الشخص أثناء تعديلك لها. ما كتبته ما زال هنا.',
  'refusal.employee_not_active': 'لا يمكن إيقاف إلا من لديه صلاحية.',
  'refusal.employee_not_suspended': 'هذا الشخص غير موقوف.',
  'refusal.employment_dates_crossed': 'لا ينتهي العمل قبل اليوم الذي بدأ فيه.',
  'refusal.last_admin': 'هذا آخر مسؤول. عيّن مسؤولًا آخر أولًا.',
  'refusal.location_not_yours': 'لا يمكنك الاختيار إلا من بين المواقع التي تديرها.',
  'refusal.managed_locations_missing': 'اختر موقعًا واحدًا على الأقل للمدير.',
  'refusal.own_role': 'لا أحد يغيّر دوره بنفسه. يمكن لمسؤول آخر ذلك.',
  'refusal.own_suspension': 'لا أحد يوقف نفسه. يمكن لمسؤول آخر ذلك.',
  'refusal.import_has_faults': 'في الملف أخطاء، لذلك لم يُضف أحد.',
  'refusal.import_already_undone': 'تم التراجع عن هذا الاستيراد بالفعل.',
  'refusal.import_in_use': 'أصبحت هناك بيانات مرتبطة بهؤلاء الأشخاص، لذلك يبقى الاستيراد.',
  'refusal.role_not_yours_to_give': 'يقبل المديرون الموظفين فقط. اطلب من مسؤول منح دور آخر.',
};
