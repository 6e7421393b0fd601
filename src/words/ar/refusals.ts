import type { Translation } from '../catalog.ts';
import type { refusals as source } from '../en/refusals.ts';
import { adjustmentsRefusals } from './adjustments/refusals.ts';
import { factorsRefusals } from './factors/refusals.ts';
import { identityRefusals } from './identity/refusals.ts';
import { messagingRefusals } from './messaging/refusals.ts';
import { openidRefusals } from './openid/refusals.ts';
import { payrollRefusals } from './payroll/refusals.ts';
import { profileRefusals } from './profile/refusals.ts';
import { scheduleRefusals } from './schedule/refusals.ts';
import { teamRefusals } from './team/refusals.ts';
import { timeCardsRefusals } from './time-cards/refusals.ts';
import { timeClockRefusals } from './time-clock/refusals.ts';
import { timeOffRefusals } from './time-off/refusals.ts';

export const refusals: Translation<typeof source> = {
  'refusal.invalid_input': 'راجع الحقول المحددة ثم حاول مرة أخرى.',
  'refusal.malformed_json': 'تعذّرت قراءة الطلب. أعد تحميل الصفحة ثم حاول مرة أخرى.',
  'refusal.too_large': 'الحجم أكبر من أن يُرسل.',
  'refusal.wrong_content_type': 'لم يصل الطلب بصيغة مقبولة. أعد تحميل الصفحة ثم حاول مرة أخرى.',
  'refusal.not_signed_in': 'انتهت جلستك. سجّل الدخول للمتابعة.',
  'refusal.not_admitted': 'لا يملك حسابك حق الدخول حاليًا. يمكن لأحد مديري مؤسستك تغيير ذلك.',
  'refusal.not_allowed': 'دورك لا يسمح بهذا الإجراء. يمكن لمسؤول مؤسستك تغيير ذلك.',
  'refusal.fresh_sign_in_required': 'يتطلب هذا كلمة مرورك مرة أخرى. لم يتغيّر شيء.',
  'refusal.token_lacks_scope':
    '{named, select, yes {هذا الرمز ليس مخصصًا لذلك. أنشئ رمزًا بالنطاق {scope}.} other {ليس هناك رمز مخصص لذلك: فهو للأشخاص أمام الشاشة.}}',
  'refusal.too_many_tokens': 'لديك عشرون رمزًا بالفعل. ألغِ رمزًا لم يعد يستخدمه شيء.',
  'refusal.letter_waits': 'هذه الرسالة في طريقها بالفعل.',
  'refusal.letter_was_delivered': 'وصلت هذه الرسالة في هذه الأثناء.',
  'refusal.letter_is_forgotten': 'لم يعد ما قالته هذه الرسالة محفوظًا، فلا يمكن إرسالها من جديد.',
  'refusal.letter_has_no_reader': 'من كُتبت له هذه الرسالة لم تعد لديه صلاحية الدخول، لذلك لا تُرسل مجددًا.',
  'refusal.webhook_address_refused': 'أدخل عنوانًا عامًا يبدأ بـ https:// ولا يحوي كلمة مرور.',
  'refusal.too_many_webhooks': 'هناك عشرة خطافات بالفعل. أزل خطافًا لم يعد يستخدمه شيء.',
  'refusal.webhook_changed_meanwhile': 'غيّر شخص آخر هذا الخطاف في هذه الأثناء. ألقِ عليه نظرة من جديد.',
  'refusal.webhook_is_off': 'هذا الخطاف متوقّف. شغّله أولًا.',
  'refusal.webhook_message_waits': 'هذه الرسالة تنتظر الإرسال بالفعل.',
  'refusal.push_address_refused': 'ذكر هذا المتصفح عنوانًا للإشعارات لا يمكن استخدامه.',
  'refusal.push_keys_refused': 'ذكر هذا المتصفح مفاتيح للإشعارات لا يمكن استخدامها.',
  'refusal.push_server_key_changed': 'تغيّر شيء في الخادم في هذه الأثناء. أعد تحميل الصفحة وحاول مجددًا.',
  'refusal.push_nowhere_on': 'لا يوجد جهاز مُشغَّل. شغّل هذا المتصفح أولًا.',
  'refusal.second_factor_required': 'يتطلب دورك خطوة ثانية عند تسجيل الدخول. اضبطها أولًا.',
  'refusal.human_check_failed': 'لم يكتمل التحقق من أنك إنسان. حاول مرة أخرى.',
  'refusal.phone_country_not_served': 'لا تُرسَل الرموز من هنا إلى أرقام ذلك البلد. سجّل الدخول بطريقة أخرى.',
  'refusal.phone_code_over': 'لم يعد هذا الرمز صالحًا، أو طُلب في متصفح آخر. اطلب رمزًا آخر.',
  'refusal.phone_locked':
    'كُتبت رموز خاطئة كثيرة على التوالي لهذا الرقم. سجّل الدخول بطريقة أخرى، ثم تحقّق من الرقم من جديد في «الأمان».',
  'refusal.wrong_phone_code': 'هذا الرمز غير صحيح. انظر إلى أحدث رسالة ثم حاول مرة أخرى.',
  'refusal.phone_of_another': 'يسجّل شخص آخر الدخول بهذا الرقم. أكّد رقمًا غيره.',
  'refusal.texts_used_up': 'أرسلت مؤسستك كل الرموز المسموح بها في اليوم. حاول مرة أخرى غدًا.',
  'refusal.foreign_origin': 'ورد الطلب من موقع آخر فلم يُقبل.',
  'refusal.not_found': 'لا يوجد شيء هنا، أو أنه غير متاح لك.',
  'refusal.idempotency_key_taken': 'استُخدم مفتاح Idempotency-Key هذا في طلب آخر. أنشئ مفتاحًا جديدًا لكل طلب.',
  'refusal.precondition_failed': 'غيّر شخص آخر هذا منذ أن اطلعت عليه. اطّلع عليه من جديد ثم قرّر.',
  'refusal.too_many_requests':
    'طلبات كثيرة جدًا. حاول مرة أخرى {unit, select, seconds {{count, plural, zero {الآن} one {بعد ثانية واحدة} two {بعد ثانيتين} few {بعد # ثوانٍ} many {بعد # ثانية} other {بعد # ثانية}}} other {{count, plural, zero {الآن} one {بعد دقيقة واحدة} two {بعد دقيقتين} few {بعد # دقائق} many {بعد # دقيقة} other {بعد # دقيقة}}}}.',
  'refusal.unexpected':
    'حدث خطأ من جانبنا.{sent, select, harmless { حاول مرة أخرى.} code { حاول مرة أخرى، وبرمز جديد إن كنت قد كتبت رمزًا.} write { ربما تمّ الأمر رغم ذلك: تحقّق أولًا قبل أن ترسله مرة أخرى.} keyed { لم يضع شيء مما كتبته. ربما تمّ الأمر بالفعل؛ وإن أرسلته مرة أخرى فلن يُحتسب إلا مرة واحدة.} other {}} إذا تكرّر الخطأ فتواصل مع الدعم{named, select, yes { واذكر {number}} other {}}.',
  'refusal.unavailable':
    'لا يستطيع Meridian الوصول إلى سجلاته الآن. {sent, select, harmless {حاول مرة أخرى بعد قليل.} keyed {حاول مرة أخرى بعد قليل.} code {حاول مرة أخرى بعد قليل، وبرمز جديد إن كنت قد كتبت رمزًا.} other {انتظر قليلًا، وتحقّق هل تمّ الأمر قبل أن ترسله مرة أخرى.}}',
  'refusal.too_many_attempts':
    'محاولات كثيرة جدًا. حاول مرة أخرى {unit, select, seconds {{count, plural, zero {الآن} one {بعد ثانية واحدة} two {بعد ثانيتين} few {بعد # ثوانٍ} many {بعد # ثانية} other {بعد # ثانية}}} other {{count, plural, zero {الآن} one {بعد دقيقة واحدة} two {بعد دقيقتين} few {بعد # دقائق} many {بعد # دقيقة} other {بعد # دقيقة}}}}.',
  'refusal.invitation_used': 'استُخدمت هذه الدعوة من قبل. إن كنت أنت من استخدمها فسجّل الدخول.',
  'refusal.invitation_taken_back': 'سُحبت هذه الدعوة. اطلب من مديرك دعوة أخرى.',
  'refusal.invitation_expired': 'انتهت مدة هذه الدعوة. اطلب ممن دعاك أن يرسلها مرة أخرى.',
  'refusal.already_on_team': 'يوجد في مؤسستك شخص بهذا البريد الإلكتروني.',
  'refusal.already_invited': 'توجد دعوة مفتوحة إلى هذا البريد الإلكتروني. أرسلها مرة أخرى بدلًا من ذلك.',
  'refusal.open_is_for_one': 'التسجيل من دون رمز يذهب إلى المؤسسة التي أنشأت Meridian هنا. اختر رمزًا أو دعوات.',
  'refusal.employee_not_admitted': 'لم يُقبل هذا الشخص بعد. أجب عن طلبه أولًا.',
  'refusal.location_name_taken': 'يوجد موقع بهذا الاسم بالفعل.',
  'refusal.location_changed_meanwhile': 'عدّل شخص آخر هذا الموقع أثناء تعديلك له. لم يُفقد شيء مما كتبته.',
  'refusal.location_has_shifts': 'هنا مناوبات قادمة منشورة. احذفها من الجدول أولًا.',
  'refusal.location_has_people': 'هذا الموقع هو الموقع الأساسي لبعض الأشخاص. انقلهم إلى موقع آخر أولًا.',
  'refusal.last_open_location': 'هذا آخر موقع مفتوح. افتح موقعًا آخر أولًا.',
  'refusal.pay_policy_faulty': 'بعض أرقام السياسة لا تتوافق معًا. وبجانب كل منها ما ينبغي فعله.',
  'refusal.pay_policy_too_early': 'هذا التاريخ قد مضى. تبدأ السياسة مع أسبوع العمل الجاري أو أسبوع بعده.',
  'refusal.pay_policy_within_period':
    'تُدفع فترة الأيام الأربعة عشر أو الثمانية والعشرين كلها وفق سياسة واحدة. وأول تاريخ يمكن أن تبدأ فيه هذه السياسة هو {date}.',
  'refusal.pay_policy_moves_meet':
    'تبدأ أسابيع العمل في وقت آخر اعتبارًا من {other}، ولا يجوز نقلها مرتين في غضون أسبوع. اختر {date} أو تاريخًا بعده، أو صحّح ما يبدأ في {other}: فالنسخة التي تبدأ في التاريخ نفسه تحل محله.',
  'refusal.pay_policy_unchanged': 'هذه هي القواعد المعمول بها منذ ذلك التاريخ، فلم يتغير شيء.',
  'refusal.pay_policy_week_closed':
    'يوجد أسبوع معتمد أو مقفل كان سيُحتسب أجره من جديد. اختر تاريخًا لاحقًا أو أعد فتح الأسبوع أولًا.',
  'refusal.pay_policy_set_meanwhile':
    'حدد شخص آخر سياسة هؤلاء الأشخاص في هذه الأثناء. لم يتغير شيء، وما كتبته لا يزال هنا. انظر إلى سياسته أولًا، ثم قرر من جديد.',
  'refusal.own_pay_rate': 'لا يحدد أحد أجره بنفسه. اطلب ذلك من مدير آخر أو من مسؤول.',
  'refusal.own_pay_policy': 'لا يضع أحد سياسة أجور لنفسه وحده. اطلب ذلك من مسؤول آخر.',
  'refusal.pay_rate_unchanged': 'هذا هو الأجر بالفعل منذ ذلك التاريخ، فلم يتغير شيء.',
  'refusal.pay_rate_reason_missing': 'لهذا التاريخ أجر محدد من قبل. اذكر سبب تصحيحه.',
  'refusal.quiet_all_day': 'لا يمكن أن تدوم ساعات الهدوء اليوم كله. لإيقاف وسيلة ما، أوقفها.',
  'refusal.adjustment_pending': 'هناك طلب ينتظر بشأن هذه الساعات. يجب الرد عليه أو سحبه أولًا.',
  'refusal.dates_reversed': 'التاريخ الأخير يسبق الأول.',
  'refusal.too_many_holidays': 'يوجد 300 تغيير في العطل الرسمية بالفعل. تراجع عن بعضها أولاً.',
  'refusal.years_reversed': 'السنة الأخيرة تسبق الأولى.',
  'refusal.holiday_id_reused': 'سبق إرسال هذا التغيير بتفاصيل أخرى، فلم يُنفَّذ مرة ثانية.',
  'refusal.holiday_left_out_already': 'هذه العطلة مستبعدة بالفعل.',
  'refusal.already_decided': 'أجاب شخص آخر عن هذا الطلب قبلك.',
  'refusal.own_request': 'لا يجيب أحد عن طلب يخصه. يمكن لمدير آخر أو لمسؤول أن يجيب عنه.',
  'refusal.not_reopenable': 'لم يعد من الممكن إعادة فتح هذا الطلب.',
  'refusal.location_closed': 'هذا الموقع مغلق. اختر موقعًا آخر.',
  'refusal.too_many_cards':
    'لا يتسع ملف واحد لكل هذه الأسابيع: 20,000 في CSV وExcel و2,000 في PDF. ضيّق التصفية أو التواريخ.',
  'refusal.export_takes_longer': 'يستغرق هذا وقتًا أطول من أن يُنتظر. اطلبه تصديرًا يُعَدّ في الخلفية.',
  'refusal.exports_waiting': 'ثلاثة من ملفاتك ما زالت قيد الإعداد. انتظر حتى يجهز أحدها.',
  'refusal.personal_export_running': 'يجري بالفعل جمع بياناتك في نافذة أخرى. انتظر لحظة ثم حاول مرة أخرى.',
  'refusal.export_not_ready': 'هذا الملف لم يجهز بعد.',
  'refusal.dates_too_far_apart': 'يجب أن تكون التواريخ مرتبة وأقرب بعضها إلى بعض.',
  'refusal.too_many_to_export': 'يطابق التصفية أكثر من 50,000 قيد. ضيّق التصفية، بالتواريخ مثلًا.',
  'refusal.attachment_kind_unknown': 'يمكن إرسال الصور (JPEG وPNG وWebP) وملفات PDF فقط.',
  'refusal.too_many_attachments': 'لديك ملفات كثيرة تنتظر الإرسال. أرسل بعضها أو أزله أولًا.',
  'refusal.attachment_id_reused': 'أُرسل هذا الملف من قبل، أو ملف آخر مكانه. أضفه مرة أخرى.',
  'refusal.too_many_open_requests': 'لديك عشرون رسالة مفتوحة. انتظر ردًّا قبل إرسال رسالة أخرى.',
  'refusal.support_request_ended': 'سبق الرد على هذه الرسالة أو إغلاقها.',
  'refusal.too_many_open_weeks':
    'سيضطر هذا التقرير إلى حساب عدد كبير جدًا من الأسابيع غير المعتمدة. اختر أسابيع أقل أو موقعًا واحدًا.',
  'refusal.too_many_payments': 'هذه أكثر من 5000 دفعة. ضيّق القائمة أولًا.',
  'refusal.skill_name_taken': 'توجد مهارة بهذا الاسم.',
  'refusal.own_skills': 'لا يسجّل أحد مهاراته بنفسه. اطلب ذلك من مدير آخر أو من مسؤول.',
  'refusal.skill_closed': 'هذه المهارة مغلقة ولا تُسجَّل بعد الآن. يستطيع مسؤول فتحها من جديد.',
  'refusal.certificate_without_end': 'للشهادة نهاية: أدخل يومها الأخير.',
  'refusal.skill_with_end': 'للشهادات وحدها يوم أخير.',
  'refusal.held_skill_changed': 'صحّحه شخص آخر أو سحبه في هذه الأثناء. يُعرض ما هو مسجّل الآن.',
  'refusal.held_skill_id_reused': 'سُجّل هذا من قبل على نحو آخر. أعد تحميل الصفحة.',
  ...profileRefusals,
  ...factorsRefusals,
  ...identityRefusals,
  ...openidRefusals,
  ...teamRefusals,
  ...timeOffRefusals,
  ...timeClockRefusals,
  ...scheduleRefusals,
  ...timeCardsRefusals,
  ...adjustmentsRefusals,
  ...messagingRefusals,
  ...payrollRefusals,
};
