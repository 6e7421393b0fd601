import type { Translation } from '../../catalog.ts';
import type { profileRefusals as source } from '../../en/profile/refusals.ts';

export const profileRefusals: Translation<typeof source> = {
  'refusal.profile_not_valid': 'بعض هذه البيانات لا يمكن حفظه كما هو. راجع الحقول المحدَّدة.',
  'refusal.profile_changed_elsewhere':
    'تغيّر ملفك الشخصي من مكان آخر في هذه الأثناء. لم يضِع شيء مما كتبته: قارن ثم احفظ مرة أخرى.',
  'refusal.photo_kind_unknown': 'اختر صورة JPEG أو PNG أو WebP.',
  'refusal.photo_is_heic':
    'اختر صورة JPEG أو PNG أو WebP. لا يقرأ هذا المتصفح صيغة HEIC: في iPhone اختر «الأكثر توافقًا» ضمن الكاميرا ثم الصيغ.',
  'refusal.photo_damaged': 'تعذّرت قراءة هذه الصورة. جرّب صورة أخرى.',
  'refusal.photo_too_large': 'عدد بكسلات هذه الصورة كبير جدًا. اختر صورة لا تتجاوز 50 ميغابكسل.',
  'refusal.photo_too_small': 'هذه الصورة صغيرة جدًا. اختر صورة لا تقل عن 64 × 64 بكسل.',
  'refusal.photo_busy': 'تُعالَج صور كثيرة الآن. حاول مرة أخرى بعد قليل.',
  'refusal.emergency_contact_not_valid': 'راجع جهة اتصال الطوارئ: يلزم الاسم والصلة ورقم هاتف.',
  'refusal.emergency_contacts_changed_elsewhere':
    'تغيّرت جهات اتصال الطوارئ من مكان آخر في هذه الأثناء. القائمة أدناه هي المحفوظة.',
};
