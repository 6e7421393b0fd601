import type { Translation } from '../catalog.ts';
import type { refusals as source } from '../en/refusals.ts';

export const refusals: Translation<typeof source> = {
  'refusal.invalid_input': 'راجع الحقول المحددة ثم حاول مرة أخرى.',
  'refusal.malformed_json': 'تعذّرت قراءة الطلب. أعد تحميل الصفحة ثم حاول مرة أخرى.',
  'refusal.too_large': 'الحجم أكبر من أن يُرسل.',
  'refusal.wrong_content_type': 'لم يصل الطلب بصيغة مقبولة. أعد تحميل الصفحة ثم حاول مرة أخرى.',
  'refusal.not_signed_in': 'انتهت جلستك. سجّل الدخول للمتابعة.',
  'refusal.not_admitted': 'لا يملك حسابك حق الدخول حاليًا. يمكن لأحد مديري مؤسستك تغيير ذلك.',
  'refusal.not_allowed': 'دورك لا يسمح بهذا الإجراء. يمكن لمسؤول مؤسستك تغيير ذلك.',
  'refusal.fresh_sign_in_required': 'يتطلب هذا كلمة مرورك مرة أخرى. لم يتغيّر شيء.',
  'refusal.wrong_password': 'هذه ليست كلمة مرورك.',
  'refusal.foreign_origin': 'ورد الطلب من موقع آخر فلم يُقبل.',
  'refusal.not_found': 'لا يوجد شيء هنا، أو أنه غير متاح لك.',
  'refusal.too_many_requests':
    'طلبات كثيرة جدًا. حاول مرة أخرى {unit, select, seconds {{count, plural, zero {الآن} one {بعد ثانية واحدة} two {بعد ثانيتين} few {بعد # ثوانٍ} many {بعد # ثانية} other {بعد # ثانية}}} other {{count, plural, zero {الآن} one {بعد دقيقة واحدة} two {بعد دقيقتين} few {بعد # دقائق} many {بعد # دقيقة} other {بعد # دقيقة}}}}.',
  'refusal.unexpected': 'حدث خطأ من جانبنا. حاول مرة أخرى، وإذا تكرّر الخطأ فتواصل مع الدعم.',
  'refusal.unavailable': 'لا يستطيع Meridian الوصول إلى سجلاته الآن. حاول مرة أخرى بعد قليل.',
  'refusal.invalid_credentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'refusal.too_many_attempts':
    'محاولات كثيرة جدًا. حاول مرة أخرى {unit, select, seconds {{count, plural, zero {الآن} one {بعد ثانية واحدة} two {بعد ثانيتين} few {بعد # ثوانٍ} many {بعد # ثانية} other {بعد # ثانية}}} other {{count, plural, zero {الآن} one {بعد دقيقة واحدة} two {بعد دقيقتين} few {بعد # دقائق} many {بعد # دقيقة} other {بعد # دقيقة}}}}.',
  'refusal.sign_in_busy': 'يسجّل كثيرون الدخول الآن. حاول مرة أخرى بعد قليل.',
  'refusal.provider_not_asked': 'بدأ تسجيل الدخول هذا في مكان آخر أو منذ وقت طويل. ابدأ من جديد.',
  'refusal.provider_unavailable': 'تعذّر الاتصال بـ {provider} حاليًا. حاول مرة أخرى بعد قليل.',
  'refusal.provider_refused': 'لم يُكمل {provider} العملية: أُلغي تسجيل الدخول أو لم يُسمح به هناك.',
  'refusal.answer_not_trusted': 'تعذّر التحقق من رد {provider} فلم يُقبل. حاول مرة أخرى.',
  'refusal.identity_unknown':
    'لا يوجد حساب في Meridian مرتبط بحساب {provider} هذا. أنشئ حسابًا، أو سجّل الدخول بطريقة أخرى ثم اربطه من إعدادات الأمان.',
  'refusal.email_not_told':
    'لم يشارك {provider} بريدًا إلكترونيًا. اسمح بذلك هناك، أو أنشئ حسابًا ببريد إلكتروني وكلمة مرور.',
  'refusal.email_has_account':
    'لهذا البريد الإلكتروني حساب بالفعل. سجّل الدخول بكلمة مرورك، ثم يمكنك ربط {provider} من إعدادات الأمان.',
  'refusal.registration_failed': 'تعذّر إنشاء الحساب. جرّب بريدًا إلكترونيًا آخر.',
  'refusal.password_too_short':
    'استخدم {shortest, plural, zero {# حرف} one {حرف واحد} two {حرفين} few {# أحرف} many {# حرفًا} other {# حرف}} على الأقل.',
  'refusal.password_too_common': 'كلمة المرور هذه سهلة التخمين. استخدم بضع كلمات لا صلة بينها.',
  'refusal.location_name_taken': 'يوجد موقع بهذا الاسم بالفعل.',
  'refusal.location_changed_meanwhile': 'عدّل شخص آخر هذا الموقع أثناء تعديلك له. لم يُفقد شيء مما كتبته.',
  'refusal.location_has_people': 'هذا الموقع هو الموقع الأساسي لبعض الأشخاص. انقلهم إلى موقع آخر أولًا.',
  'refusal.last_open_location': 'هذا آخر موقع مفتوح. افتح موقعًا آخر أولًا.',
  'refusal.deployment_not_empty': 'سبق إعداد Meridian هنا. سجّل الدخول، أو أنشئ حسابًا لطلب الانضمام.',
  'refusal.own_pay_rate': 'لا يحدد أحد أجره بنفسه. اطلب ذلك من مدير آخر أو من مسؤول.',
  'refusal.pay_rate_unchanged': 'هذا هو الأجر بالفعل منذ ذلك التاريخ، فلم يتغير شيء.',
  'refusal.pay_rate_reason_missing': 'لهذا التاريخ أجر محدد من قبل. اذكر سبب تصحيحه.',
  'refusal.already_decided': 'أجاب شخص آخر عن هذا الطلب قبلك.',
  'refusal.own_request': 'لا يجيب أحد عن طلب يخصه. يمكن لمدير آخر أو لمسؤول أن يجيب عنه.',
  'refusal.not_reopenable': 'لم يعد من الممكن إعادة فتح هذا الطلب.',
  'refusal.role_not_yours_to_give': 'يقبل المديرون الموظفين فقط. اطلب من مسؤول منح دور آخر.',
  'refusal.location_closed': 'هذا الموقع مغلق. اختر موقعًا آخر.',
  'refusal.punch_does_not_apply': 'كانت حالة دوامك قد تغيّرت، فلم يُقبل هذا السجل.',
  'refusal.punch_id_reused': 'سبق إرسال هذا السجل ببيانات مختلفة، فلم يُقبل مرة أخرى.',
  'refusal.punch_time_missing': 'وصل هذا السجل دون وقته، فلم يُقبل.',
  'refusal.punch_too_old': 'هذا السجل أقدم من أن يُقبل من الجهاز. اطلب من مديرك إضافته.',
  'refusal.punch_in_future': 'ساعة هذا الجهاز متقدمة، فلم يُقبل السجل. اضبط وقت الجهاز.',
  'refusal.undo_too_late': 'يمكن التراجع خلال عشر ثوانٍ فقط. اطلب من مديرك تعديل هذا السجل.',
  'refusal.undo_not_latest': 'يوجد سجل أحدث، فلم يعد التراجع عن هذا ممكنًا.',
  'refusal.already_undone': 'سبق التراجع عن هذا السجل.',
  'refusal.punch_out_of_order': 'هذا السجل أقدم من سجل محفوظ، فلم يُقبل.',
  'refusal.profile_not_valid': 'بعض هذه البيانات لا يمكن حفظه كما هو. راجع الحقول المحدَّدة.',
  'refusal.profile_changed_elsewhere':
    'تغيّر ملفك الشخصي من مكان آخر في هذه الأثناء. لم يضِع شيء مما كتبته: قارن ثم احفظ مرة أخرى.',
};
