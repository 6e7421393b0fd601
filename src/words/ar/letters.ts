import type { Translation } from '../catalog.ts';
import type { letters as source } from '../en/letters.ts';

export const letters: Translation<typeof source> = {
  'letter.frame.linkHint': 'إذا لم يعمل الزر، فانسخ هذا العنوان إلى متصفحك:',
  'letter.frame.sentFor': 'أرسله Meridian نيابة عن {organization}.',
  'letter.confirm_email.subject': 'تأكيد بريدك الإلكتروني',
  'letter.confirm_email.text':
    'مرحبًا {name}،\n\nأُدخل هذا العنوان لحساب لدى {organization} على Meridian. أكّد أنه لك، حتى نتمكن من مراسلتك عليه.',
  'letter.confirm_email.action': 'تأكيد البريد الإلكتروني',
  'letter.confirm_email.note':
    'يعمل الرابط مرة واحدة خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. إذا لم تكن تعلم شيئًا عن هذا، فتجاهل هذه الرسالة.',
  'letter.address_known.subject': 'لديك حساب بالفعل',
  'letter.address_known.text':
    'حاول شخص ما، وربما أنت، إنشاء حساب بهذا العنوان. للعنوان حساب بالفعل، ولذلك لم يتغيّر شيء.\n\nإذا كنت أنت، فسجّل الدخول كالمعتاد. وإذا نسيت كلمة المرور، فاختر كلمة جديدة.',
  'letter.address_known.action': 'اختيار كلمة مرور جديدة',
  'letter.address_known.note': 'إذا لم تكن أنت، فلا داعي لفعل شيء.',
  'letter.reset_password.subject': 'اختر كلمة مرور جديدة',
  'letter.reset_password.text':
    'طلب شخص ما، وربما أنت، كلمة مرور جديدة للحساب صاحب هذا العنوان. اخترها من هنا. وحتى ذلك الحين تبقى الكلمة القديمة سارية.',
  'letter.reset_password.action': 'اختيار كلمة مرور جديدة',
  'letter.reset_password.note':
    'يعمل الرابط مرة واحدة خلال {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}. إذا لم تطلبه، فتجاهل هذه الرسالة. لا تحوّلها إلى أحد: كل من يفتح الرابط يستطيع تغيير كلمة مرورك.',
  'letter.password_changed.subject': 'تغيّرت كلمة مرورك',
  'letter.password_changed.text':
    'تغيّرت للتو كلمة مرور الحساب صاحب هذا العنوان. أُغلقت جميع جلساته.{tokens, select, none {} other { وأُلغيت رموزه للواجهة البرمجية.}}{calendar, select, none {} other { وسُحب العنوان الذي كان تقويم يتابع مناوباته منه.}}\n\nإذا كنت أنت، فلا داعي لفعل شيء. وإذا لم تكن أنت، فاختر كلمة مرور جديدة فورًا، وأبلغ أحد مسؤولي مؤسستك.',
  'letter.password_changed.action': 'لم أكن أنا',
  'letter.bank_account_changed.subject': 'تغيّر حسابك المصرفي',
  'letter.bank_account_changed.text':
    'أُدخل للتو حساب مصرفي آخر للإيداع المباشر. يُحجز ثلاثة أيام قبل أن يُدفع إليه أي شيء.\n\nإذا كنت أنت، فلا داعي لفعل شيء. وإذا لم تكن أنت، فأزله الآن، وغيّر كلمة مرورك، وأبلغ أحد مسؤولي مؤسستك.',
  'letter.bank_account_changed.action': 'عرض حسابك المصرفي',
  'letter.bank_account_removed.subject': 'أُزيل حسابك المصرفي',
  'letter.bank_account_removed.text':
    'أُزيل للتو الحساب المصرفي للإيداع المباشر.\n\nإذا كنت أنت، فلا داعي لفعل شيء. وإذا لم تكن أنت، فغيّر كلمة مرورك، وأبلغ أحد مسؤولي مؤسستك.',
  'letter.bank_account_removed.action': 'عرض حسابك المصرفي',
  'letter.registration_approved.subject': 'مرحبًا بك في {organization}',
  'letter.registration_approved.text':
    'مرحبًا {name}،\n\nوافقت {organization} على طلبك. مكان عملك: {location}.\n\nسجّل الدخول لتسجيل حضورك والاطلاع على ساعاتك.',
  'letter.registration_approved.action': 'تسجيل الدخول',
  'letter.registration_rejected.subject': 'طلبك إلى {organization}',
  'letter.registration_rejected.text':
    'مرحبًا {name}،\n\nلم توافق {organization} على طلبك. السبب المذكور:\n\n{reason}\n\nإذا كنت ترى أن هناك خطأ، فتحدث مع مديرك هناك: يمكنه إعادة فتح طلبك.',
  'letter.registration_rejected.action': 'عرض طلبك',
  'letter.adjustment_approved.subject': 'صُحّحت ساعاتك ليوم {date}',
  'letter.adjustment_approved.text':
    'مرحبًا {name}،\n\nوافق {by} على طلبك. المسجَّل الآن ليوم {date}: {times}.\n\nسببك: {reason}',
  'letter.adjustment_approved.action': 'عرض سجلات ساعاتك',
  'letter.adjustment_rejected.subject': 'لم يوافَق على طلبك بشأن يوم {date}',
  'letter.adjustment_rejected.text':
    'مرحبًا {name}،\n\nلم يوافق {by} على طلبك تغيير ساعاتك ليوم {date}. السبب المذكور:\n\n{reason}\n\nيبقى المسجَّل كما هو. يمكنك أن تطلب من جديد.',
  'letter.adjustment_rejected.action': 'عرض سجلات ساعاتك',
  'letter.time_off_approved.subject': 'تمت الموافقة على إجازتك: {dates}',
  'letter.time_off_approved.text': 'مرحبًا {name}،\n\nوافق {by} على إجازتك ({type}): {dates}.',
  'letter.time_off_approved.action': 'عرض إجازاتك',
  'letter.time_off_rejected.subject': 'لم يوافَق على إجازتك: {dates}',
  'letter.time_off_rejected.text':
    'مرحبًا {name}،\n\nلم يوافق {by} على إجازتك ({type}): {dates}. السبب المذكور:\n\n{reason}\n\nالأيام متاحة من جديد: يمكنك طلب غيرها.',
  'letter.time_off_rejected.action': 'عرض إجازاتك',
  'letter.certificate_ends_soon.subject': 'تنتهي شهادتك في {date}: {skill}',
  'letter.certificate_ends_soon.text':
    'مرحبًا {name}،\n\nتنتهي شهادتك «{skill}» في {date}. بعد ذلك اليوم قد لا تُخطَّط لعمل يطلبها.\n\nعندما تجددها، اعرضها على مديرك ليسجّلها.',
  'letter.certificate_ends_soon.action': 'عرض شهاداتك',
  'letter.certificate_ends.subject': 'اليوم الأخير لشهادتك: {skill}',
  'letter.certificate_ends.text':
    'مرحبًا {name}،\n\nاليوم الأخير لشهادتك «{skill}» هو {date}. بعد ذلك اليوم قد لا تُخطَّط لعمل يطلبها.\n\nعندما تجددها، اعرضها على مديرك ليسجّلها.',
  'letter.certificate_ends.action': 'عرض شهاداتك',
  'letter.certificate_of_ends_soon.subject': '{person}: تنتهي {skill} في {date}',
  'letter.certificate_of_ends_soon.text':
    'مرحبًا {name}،\n\nتنتهي شهادة «{skill}» لدى {person} في {date}. المناوبات التي تطلبها بعد ذلك اليوم تتعارض مع الخطة.\n\nسجّل الشهادة الجديدة حالما تُعرض عليك.',
  'letter.certificate_of_ends_soon.action': 'عرض ما يحمله',
  'letter.certificate_of_ends.subject': '{person}: اليوم الأخير لـ{skill}',
  'letter.certificate_of_ends.text':
    'مرحبًا {name}،\n\nاليوم الأخير لشهادة «{skill}» لدى {person} هو {date}. المناوبات التي تطلبها بعد ذلك اليوم تتعارض مع الخطة.\n\nسجّل الشهادة الجديدة حالما تُعرض عليك.',
  'letter.certificate_of_ends.action': 'عرض ما يحمله',
  'letter.time_off_cancelled.subject': 'أُلغيت إجازتك: {dates}',
  'letter.time_off_cancelled.text':
    'مرحبًا {name}،\n\nألغى {by} إجازتك المعتمدة ({type}): {dates}.\n\nالسبب: {reason}\n\nعاد ما خُصم إلى رصيدك.',
  'letter.time_off_cancelled.action': 'عرض إجازاتك',
  'letter.time_off_of_cancelled.subject': '{person}: أُلغيت الإجازة المعتمدة، {dates}',
  'letter.time_off_of_cancelled.text':
    'مرحبًا {name}،\n\nألغى {by} الإجازة المعتمدة ({type}) لـ{person}: {dates}.\n\nالمناوبات التي فُتحت بسببها لا تعود من تلقاء نفسها. راجع من هو في الخطة في تلك الأيام.',
  'letter.time_off_of_cancelled.action': 'عرض الخطة',
  'letter.time_off_spared.subject': 'عطلة رسمية ضمن إجازتك: {dates}',
  'letter.time_off_spared.text':
    'مرحبًا {name}،\n\nصار هذا عطلة: {dates}. العطلة لا تخصم شيئًا: ما حُسب عنها من إجازتك عاد إليك.',
  'letter.time_off_spared.action': 'عرض إجازاتك',
  'letter.time_off_counted.subject': 'لم تعد هناك عطلة ضمن إجازتك: {dates}',
  'letter.time_off_counted.text':
    'مرحبًا {name}،\n\nليس هذا عطلة بعد الآن: {dates}. وهو محسوب من إجازتك مجددًا، كما طلبتها.',
  'letter.time_off_counted.action': 'عرض إجازاتك',
  'letter.time_off_adjusted.subject': 'تغيّر رصيدك من {type}: {change}',
  'letter.time_off_adjusted.text':
    'مرحبًا {name}،\n\nغيّر {by} رصيدك من {type} بالساعات: {change}، ابتداءً من {date}. السبب المذكور:\n\n{reason}\n\nإن لم يكن هذا صحيحًا فتحدّث إلى {by}.',
  'letter.time_off_adjusted.action': 'عرض إجازاتك',
  'letter.time_corrected.subject': 'تغيّرت ساعاتك ليوم {date}',
  'letter.time_corrected.text':
    'مرحبًا {name}،\n\nغيّر {by} ساعاتك ليوم {date}. المسجَّل الآن: {times}. السبب المذكور:\n\n{reason}\n\nإن لم يكن هذا صحيحًا فاطلب تغييرًا آخر أو تحدّث إلى {by}.',
  'letter.time_corrected.action': 'عرض سجلات ساعاتك',
  'letter.change_email.subject': 'تأكيد بريدك الإلكتروني الجديد',
  'letter.change_email.text':
    'أُدخل هذا العنوان على أنه العنوان الجديد لحساب على Meridian. أكّد أنه لك، فينتقل الحساب إليه.',
  'letter.change_email.action': 'الانتقال إلى هذا العنوان',
  'letter.change_email.note':
    'يعمل الرابط مرة واحدة خلال {hours, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتين} few {# ساعات} many {# ساعة} other {# ساعة}}. إذا لم تكن تعلم شيئًا عن هذا، فتجاهل هذه الرسالة ولن يتغيّر شيء.',
  'letter.email_changed.subject': 'تغيّر بريدك الإلكتروني',
  'letter.email_changed.text':
    'صار لحسابك على Meridian عنوان بريد آخر من الآن، وإليه تصل الرسائل.\n\nإذا كنت أنت، فلا داعي لفعل شيء. وإذا لم تكن أنت، فأعده إلى ما كان: عندها يُسجَّل خروج من فعل ذلك من كل مكان.',
  'letter.email_changed.action': 'إعادته إلى ما كان',
  'letter.email_changed.note':
    'يعمل الرابط مرة واحدة خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}.',
  'letter.support_request.subject': '{person}: {subject}',
  'letter.support_request.text': 'مرحبًا {name}،\n\nكتب {person} إلى دعم {organization}:\n\n{message}',
  'letter.support_request.action': 'الرد في Meridian',
  'letter.support_answered.subject': 'رد: {subject}',
  'letter.support_answered.text': 'مرحبًا {name}،\n\nردّ {person} على رسالتك إلى دعم {organization}:\n\n{answer}',
  'letter.support_answered.action': 'عرض رسائلك',
  'letter.webhook_gave_up.subject': 'خطاف ويب لم يقبل رسالة: {host}',
  'letter.webhook_gave_up.text':
    'مرحبًا {name}،\n\nلم يقبل خطاف الويب لدى {host} رسالة مهما تكرر إرسالها، ولن تُرسل بعد الآن. لا يزال الخطاف قيد التشغيل. اطّلع على الرسالة وأعد إرسالها حين يعمل عنوانه.',
  'letter.webhook_gave_up.action': 'عرض الرسائل',
  'letter.letters_gave_up.subject': 'تعذّر تسليم رسائل',
  'letter.letters_gave_up.text':
    'مرحبًا {name}،\n\nتعذّر تسليم بعض رسائل البريد الإلكتروني أو الرسائل النصية. اطّلع عليها وعلى السبب، وأعد إرسالها بعد معالجته.',
  'letter.letters_gave_up.action': 'عرضها',
  'letter.webhook_went_off.subject': 'توقّف خطاف الويب لدى {host}',
  'letter.webhook_went_off.text':
    'مرحبًا {name}،\n\nتوقّف خطاف الويب لدى {host} من تلقاء نفسه: لم يعد عنوانه يقبل ما يرسله Meridian. حين يعمل من جديد، شغّله وأعد إرسال ما فات.',
  'letter.webhook_went_off.action': 'عرض خطافات الويب',
  'letter.schedule_published.subject': 'جدولك: أسبوع {week}',
  'letter.schedule_published.text':
    'مرحبًا {name}،\n\nنُشر جدول {location}. {news, select, none {لا يتغيّر شيء لك، وهذا أسبوعك:} other {وهذا الجديد لك:}}\n\n{changes}',
  'letter.schedule_published.action': 'عرض جدولي',
  'letter.schedule_unconfirmed.subject': 'أكّد مناوباتك: أسبوع {week}',
  'letter.schedule_unconfirmed.text':
    'مرحبًا {name}،\n\nلم تؤكّد بعد هذه المناوبات في {location}:\n\n{shifts}\n\nضغطة واحدة تعني أنك على علم بها.',
  'letter.schedule_unconfirmed.action': 'تأكيد مناوباتي',
  'letter.planned_away.subject': '{person}: إجازة ومناوبات في خطتك، {dates}',
  'letter.planned_away.text':
    'مرحبًا {name}،\n\nلدى {person} إجازة: {dates}. وفي الخطة التي تضعها ما زالت مناوبات {person} في تلك المدة كما كانت.\n\nراجع من يستطيع العمل فيها.',
  'letter.planned_away.action': 'عرض الخطة',
  'letter.planned_back.subject': '{person}: لا إجازة بعد الآن، {dates}',
  'letter.planned_back.text':
    'مرحبًا {name}،\n\nأُلغيت إجازة {person}: {dates}.\n\nالمناوبات التي ما زالت في الخطة باسم {person} باقية كما هي. وما أسندته منها إلى آخرين لا يعود من تلقاء نفسه.',
  'letter.planned_back.action': 'عرض الخطة',
  'letter.shift_offered.subject': 'يعرض عليك {by} مناوبة: {date}',
  'letter.shift_offered.text':
    'مرحبًا {name}،\n\nيعرض عليك {by} مناوبة في {location}: {date}، {times}.\n\n{note}\n\nتصير لك متى أخذتها، ويمكنك أن تقترح إحدى مناوباتك مقابلها. وإن لم تستطع هذا ولا ذاك فارفضها.',
  'letter.shift_offered.action': 'عرض المناوبة',
  'letter.shift_offered_to_all.subject': 'يعرض {by} مناوبة: {date}',
  'letter.shift_offered_to_all.text':
    'مرحبًا {name}،\n\nيعرض {by} مناوبة في {location} على كل من يستطيع العمل فيها: {date}، {times}.\n\n{note}\n\nتصير لمن يأخذها أولًا. وإن لم تُردها فلا شيء عليك فعله.',
  'letter.shift_offered_to_all.action': 'عرض المناوبة',
  'letter.shift_taken.subject': 'أخذ {by} مناوبتك: {date}',
  'letter.shift_taken.text': 'مرحبًا {name}،\n\nأخذ {by} مناوبتك في {location}: {date}، {times}. لم تعد لك.',
  'letter.shift_taken.action': 'عرض جدولي',
  'letter.shift_declined.subject': 'رفض {by} مناوبتك: {date}',
  'letter.shift_declined.text':
    'مرحبًا {name}،\n\nرفض {by} مناوبتك في {location}: {date}، {times}. تبقى لك، ويمكنك عرضها على غيره.',
  'letter.shift_declined.action': 'عرض جدولي',
  'letter.message_direct.subject': 'رسالة جديدة من {by}',
  'letter.message_direct.text': 'مرحبًا {name}،\n\nكتب إليك {by}:\n\n{text}',
  'letter.message_direct.action': 'الرد في Meridian',
  'letter.message_group.subject': 'كتب {by} في {title}',
  'letter.message_group.text': 'مرحبًا {name}،\n\nكتب {by} في {title}:\n\n{text}',
  'letter.message_group.action': 'القراءة في Meridian',
  'letter.message_urgent.subject': 'رسالة عاجلة من {by}',
  'letter.message_urgent.text': 'مرحبًا {name}،\n\nكتب {by} رسالة ووسمها بأنها عاجلة:\n\n{text}',
  'letter.message_urgent.action': 'القراءة في Meridian',
  'letter.announcement_asked.subject': 'يُطلب تأكيد اطلاعك في {title}: {about}',
  'letter.announcement_asked.text': 'مرحبًا {name}،\n\nنشر {by} إعلانًا في {title} ويطلب منك تأكيد الاطلاع عليه:\n\n{text}',
  'letter.announcement_asked.action': 'التأكيد في Meridian',
  'letter.announcement_reminder.subject': 'بانتظار تأكيدك في {title}: {about}',
  'letter.announcement_reminder.text': 'مرحبًا {name}،\n\nلم تؤكد بعد اطلاعك على ما أعلنه {by} في {title}:\n\n{text}',
  'letter.announcement_reminder.action': 'التأكيد في Meridian',
  'letter.swap_proposed.subject': 'يقترح {by} تبديلًا: {date}',
  'letter.swap_proposed.text':
    'مرحبًا {name}،\n\nمقابل مناوبتك في {location}: {date}، {times}، يقترح {by} مناوبة له: {inReturn}\n\n{note}\n\nلا يتغير شيء حتى تقبل.',
  'letter.swap_proposed.action': 'عرض التبديل',
  'letter.swap_waiting.subject': 'تبديلك ينتظر مديرًا: {date}',
  'letter.swap_waiting.text':
    'مرحبًا {name}،\n\nوافق {by} على تبديل المناوبة في {location}: {date}، {times}. سُئل مدير، ويحتفظ كل واحد بمناوبته حتى يجيب.',
  'letter.swap_waiting.action': 'عرض التبديل',
  'letter.swap_done.subject': 'تمّ التبديل: {date}',
  'letter.swap_done.text':
    'مرحبًا {name}،\n\nتبدّلت المناوبة في {location}: {date}، {times}، بموافقة {by}. يعرض جدولك ما تعمله الآن.',
  'letter.swap_done.action': 'عرض جدولي',
  'letter.swap_over.subject': 'لم يتم تبديلك: {date}',
  'letter.swap_over.text':
    'مرحبًا {name}،\n\nلم يتم تبديل المناوبة في {location}: {date}، {times}. {why}\n\nلا تنتقل أي من مناوباتك إلى غيرك بهذا.',
  'letter.swap_over.action': 'عرض التبديل',
  'letter.proposal_over.subject': 'سقط جواب على عرضك: {date}',
  'letter.proposal_over.text':
    'مرحبًا {name}،\n\nسقط جواب {by} على عرضك للمناوبة في {location}: {date}، {times}. {why}\n\nما زال عرضك قائمًا.',
  'letter.proposal_over.action': 'عرض التبديل',
  'letter.proposal_declined.subject': 'رفض {by} اقتراحك: {date}',
  'letter.proposal_declined.text':
    'مرحبًا {name}،\n\nرفض {by} ما اقترحتَه مقابل المناوبة في {location}: {date}، {times}. ما زال العرض مفتوحًا.\n\nلا تنتقل أي من مناوباتك إلى غيرك بهذا.',
  'letter.proposal_declined.action': 'عرض التبديل',
  'letter.offer_over.subject': 'لم تعد المناوبة التي عرضها عليك {by} معروضة: {date}',
  'letter.offer_over.text':
    'مرحبًا {name}،\n\nعرض عليك {by} مناوبة في {location}: {date}، {times}. لم يعد بإمكانك أخذها. {why}\n\nليس عليك أن تفعل شيئًا.',
  'letter.offer_over.action': 'عرض التبديل',
  'letter.swap_remark.subject': 'كتب {by} عن تبديل: {date}',
  'letter.swap_remark.text': 'مرحبًا {name}،\n\nكتب {by} عن تبديل المناوبة في {location}: {date}، {times}:\n\n{text}',
  'letter.swap_remark.action': 'عرض التبديل',
  'letter.security_changed.subject': 'تغيّرت طريقة دخولك إلى Meridian',
  'letter.security_changed.text':
    'مرحبًا {name}،\n\n{change, select, totp_on {أُضيف تطبيق مصادقة إلى حسابك.} totp_off {أُزيل تطبيق المصادقة من حسابك.} passkey_added {أُضيف مفتاح مرور إلى حسابك.} passkey_removed {أُزيل مفتاح مرور من حسابك.} sign_in_linked {رُبطت بحسابك طريقة دخول أخرى عبر حساب خارجي.} sign_in_unlinked {أُلغي ربط طريقة دخول عبر حساب خارجي بحسابك.} recovery_codes_replaced {أُنشئت رموز استرداد جديدة لحسابك، ولم تعد الرموز السابقة صالحة.} recovery_code_used {استُخدم رمز استرداد لتسجيل الدخول إلى حسابك، ولم يعد صالحًا.} phone_added {تم تأكيد رقم هاتف لحسابك، ويمكنك تسجيل الدخول به.} phone_removed {أُزيل رقم الهاتف من حسابك، ولم يعد أحد يسجّل الدخول به.} password_changed {تغيّرت كلمة مرور حسابك، وسُجّل خروج كل الأجهزة الأخرى.} other {تغيّرت إعدادات أمان حسابك.}}\n\nإذا لم تكن أنت من فعل ذلك، فغيّر كلمة مرورك فورًا وأبلغ مسؤولًا في مؤسستك.',
  'letter.security_changed.action': 'فتح إعدادات الأمان',
  'letter.request_waiting.subject':
    '{person}: طلب {kind, select, registration {انضمام} time_off {إجازة} swap {تبديل مناوبة} other {تعديل ساعات}}',
  'letter.request_waiting.text':
    'مرحبًا {name}،\n\nقدّم {person} طلب {kind, select, registration {انضمام إلى Meridian} time_off {إجازة} swap {تبديل مناوبة} other {تعديل للساعات المسجلة}}. يمكنك الرد عليه.',
  'letter.request_waiting.action': 'عرض الطلب',
  'letter.time_card_reopened.subject': 'أُعيد فتح بطاقة دوامك: أسبوع {week}',
  'letter.time_card_reopened.text':
    'مرحبًا {name}،\n\nأعاد {by} فتح بطاقة دوامك لأسبوع {week}. السبب المذكور:\n\n{reason}\n\nراجع الساعات ووقّع من جديد عندما تكون صحيحة.',
  'letter.time_card_reopened.action': 'عرض بطاقة الدوام',
  'letter.payment_waiting.subject': 'سجّل {by} دفعة تنتظر موافقة شخص ثانٍ',
  'letter.payment_waiting.text':
    'مرحبًا {name}،\n\nسجّل {by} دفعة تتجاوز الحد المقرر في مؤسستك. تُحتسب بعد موافقة شخص ثانٍ عليها، ويمكنك الموافقة.',
  'letter.payment_waiting.action': 'عرض الدفعة',
  'letter.payments_waiting.subject':
    '{count, plural, zero {لا دفعة سجّلها {by} تنتظر} one {سجّل {by} دفعة تنتظر} two {سجّل {by} دفعتين تنتظران} few {سجّل {by} # دفعات تنتظر} many {سجّل {by} # دفعة تنتظر} other {سجّل {by} # دفعة تنتظر}} موافقة شخص ثانٍ',
  'letter.payments_waiting.text':
    'مرحبًا {name}،\n\nسجّل {by} مدفوعات فترة، {count, plural, zero {ولا دفعة منها تتجاوز} one {ومنها دفعة واحدة تتجاوز} two {ومنها دفعتان تتجاوزان} few {ومنها # دفعات تتجاوز} many {ومنها # دفعة تتجاوز} other {ومنها # دفعة تتجاوز}} الحد المقرر في مؤسستك. لا يُحتسب ما تجاوزه إلا بعد موافقة شخص ثانٍ، ويمكنك الموافقة.',
  'letter.payments_waiting.action': 'عرض المدفوعات',
  'letter.payment_limit_changed.subject': 'غيّر {by} حد المدفوعات: كان {before} وأصبح {after}',
  'letter.payment_limit_changed.text':
    'مرحبًا {name}،\n\nغيّر {by} الأجر الإجمالي الذي تحتاج الدفعة فوقه إلى شخص ثانٍ. قبل: {before}. الآن: {after}.\n\nمن يرفع الحد يبقى ملزمًا بالحد السابق مدة 72 ساعة. إن لم توافق على التغيير فأعد الحد إلى ما كان عليه.',
  'letter.payment_limit_changed.action': 'عرض الحد',
  'letter.payment_recorded.subject': 'سُجّلت دفعتك بتاريخ {date}',
  'letter.payment_recorded.text':
    'مرحبًا {name}،\n\nسُجّلت دفعة لك بتاريخ {date}. تعرض قسيمة الراتب الأيام والساعات وكل استقطاع.',
  'letter.payment_recorded.action': 'عرض مدفوعاتك',
  'letter.payment_voided.subject': 'أُبطلت دفعتك بتاريخ {date}',
  'letter.payment_voided.text':
    'مرحبًا {name}،\n\nأبطل {by} الدفعة المؤرخة {date}. السبب المذكور:\n\n{reason}\n\nتُحتسب أيامها غير مدفوعة من جديد.',
  'letter.payment_voided.action': 'عرض مدفوعاتك',
  'letter.digest.subject':
    '{count, plural, zero {لا جديد لديك} one {لديك إشعار جديد واحد} two {لديك إشعاران جديدان} few {لديك # إشعارات جديدة} many {لديك # إشعارًا جديدًا} other {لديك # إشعار جديد}}',
  'letter.digest.text': 'مرحبًا {name}،\n\nهذا ما لم تقرأه بعد:\n\n{lines}',
  'letter.digest.action': 'فتح Meridian',
  'letter.invitation.subject': 'يدعوك {by} إلى {organization}',
  'letter.invitation.text':
    'مرحبًا،\n\nيدعوك {by} إلى العمل في {location} لدى {organization}. افتح الرابط واختر كيف تسجّل الدخول: بكلمة مرور، أو عبر Google أو Microsoft حيثما أُتيح ذلك. ثم تجد دوامك وساعاتك جاهزة.',
  'letter.invitation.action': 'قبول الدعوة',
  'letter.invitation.note':
    'يعمل الرابط مرة واحدة خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. إذا كنت لا تعرف المرسل، فتجاهل هذه الرسالة.',
  'letter.manager_invitation.subject': 'يدعوك {by} إلى {organization}',
  'letter.manager_invitation.text':
    'مرحبًا،\n\nيدعوك {by} إلى {organization} مديرًا لموقع {location}. افتح الرابط واختر كيف تسجّل الدخول: بكلمة مرور، أو عبر Google أو Microsoft حيثما أُتيح ذلك. ثم يمكنك البدء.',
  'letter.manager_invitation.action': 'قبول الدعوة',
  'letter.manager_invitation.note':
    'يعمل الرابط مرة واحدة خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. إذا كنت لا تعرف المرسل، فتجاهل هذه الرسالة.',
  'letter.admin_invitation.subject': 'يدعوك {by} إلى {organization}',
  'letter.admin_invitation.text':
    'مرحبًا،\n\nيدعوك {by} إلى {organization} مسؤولًا في {location}. افتح الرابط واختر كيف تسجّل الدخول: بكلمة مرور، أو عبر Google أو Microsoft حيثما أُتيح ذلك. ثم يمكنك البدء.',
  'letter.admin_invitation.action': 'قبول الدعوة',
  'letter.admin_invitation.note':
    'يعمل الرابط مرة واحدة خلال {days, plural, zero {# يوم} one {يوم واحد} two {يومين} few {# أيام} many {# يومًا} other {# يوم}}. إذا كنت لا تعرف المرسل، فتجاهل هذه الرسالة.',
  'text.sign_in_code':
    '{code} هو رمزك في Meridian. يعمل خلال {minutes, plural, zero {# دقيقة} one {دقيقة واحدة} two {دقيقتين} few {# دقائق} many {# دقيقة} other {# دقيقة}}. لن نطلبه منك أبدًا بالهاتف أو برسالة.',
  'text.notice': '{headline}\n{link}',
};
