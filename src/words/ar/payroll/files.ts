import type { Translation } from '../../catalog.ts';
import type { payrollFiles as source } from '../../en/payroll/files.ts';

export const payrollFiles: Translation<typeof source> = {
  'payroll.files.title': 'ملفات الرواتب',
  'payroll.files.lead': 'الساعات المعتمدة لفترة دفع كما يستوردها نظام الرواتب لديك. لا يُستثنى أحد دون ذكر اسمه.',
  'payroll.files.failed': 'تعذّر تحميل فترة الدفع',
  'payroll.files.first':
    '{count, plural, zero {لا أحد للمراجعة} one {راجع موظفًا واحدًا أولًا} two {راجع موظفَين أولًا} few {راجع # موظفين أولًا} many {راجع # موظفًا أولًا} other {راجع # موظف أولًا}}',
  'payroll.files.blocker.not_approved': 'غير معتمد',
  'payroll.files.blocker.changed_since_approval': 'تغيّر بعد اعتماده',
  'payroll.files.blocker.odd_multiplier': 'فيه ساعات بمُعامل لا تعرفه أنظمة الرواتب',
  'payroll.files.leaveOut':
    '{count, plural, zero {إعداد الملفات} one {إعداد الملفات دون هذا الموظف} two {إعداد الملفات دون هذين الموظفَين} few {إعداد الملفات دون هؤلاء الموظفين (#)} many {إعداد الملفات دون هؤلاء الموظفين (#)} other {إعداد الملفات دون هؤلاء الموظفين (#)}}',
  'payroll.files.differences':
    '{count, plural, zero {لا فروق خارج الملفات} one {فرق واحد من أسبوع سابق ليس في أي ملف} two {فرقان من أسابيع سابقة ليسا في أي ملف} few {# فروق من أسابيع سابقة ليست في أي ملف} many {# فرقًا من أسابيع سابقة ليست في أي ملف} other {# فرق من أسابيع سابقة ليست في أي ملف}}',
  'payroll.files.differencesLead':
    'يُدفع كل فرق مع هذه الفترة لأن بطاقة دوام تغيّرت بعد دفعها. تضم الملفات ساعات هذه الفترة وحدها: أدخل هذه الفروق يدويًا في نظام الرواتب لديك، ولا تستورد ملف أسبوعها مرة أخرى.',
  'payroll.files.difference.paid': 'دُفع مع هذه الفترة',
  'payroll.files.difference.due': 'لم يُدفع بعد',
  'payroll.files.unknownPremiums':
    '{count, plural, zero {لا علاوات خارج الملفات} one {علاوات موظف واحد ليست في أي ملف} two {علاوات موظفَين ليست في أي ملف} few {علاوات # موظفين ليست في أي ملف} many {علاوات # موظفًا ليست في أي ملف} other {علاوات # موظف ليست في أي ملف}}',
  'payroll.files.unknownPremiumsLead':
    'لا أجر ساعة محددًا هنا لهؤلاء الموظفين، فلا تُحسب علاواتهم. والعلاوات مستحقة مع ذلك؛ أما علاوة المناوبة المجزأة فلا تُستحق إلا إن كان الأجر قريبًا من الحد الأدنى. أدخل العلاوات يدويًا في نظام الرواتب لديك.',
  'payroll.files.unknownMeals': 'وجبات فائتة أو متأخرة أو قصيرة',
  'payroll.files.people': 'الموظفون',
  'payroll.files.premiums': 'و{sum} من العلاوات',
  'payroll.files.systems': 'أنظمة الرواتب',
  'payroll.files.setup': 'إعداد',
  'payroll.files.setupOf': 'إعداد {system}',
  'payroll.files.save': 'حفظ',
  'payroll.files.saved': 'حُفظ الإعداد',
  'payroll.files.take': 'تنزيل',
  'payroll.files.takeOf': 'تنزيل لنظام {system}',
  'payroll.files.takeNew': 'الجدد فقط ({count})',
  'payroll.files.takeNewOf': 'تنزيل الجدد فقط لنظام {system}',
  'payroll.files.made': 'آخر ملف أعدّه {by}: {date}.',
  'payroll.files.again':
    '{count, plural, zero {لا أحد كان في ملف لهذه الفترة من قبل.} one {شخص واحد كان في ملف لهذه الفترة من قبل: إذا استُورد مرة أخرى تكررت ساعاته.} two {شخصان كانا في ملف لهذه الفترة من قبل: إذا استُورد مرة أخرى تكررت ساعاتهما.} few {# أشخاص كانوا في ملف لهذه الفترة من قبل: إذا استُورد مرة أخرى تكررت ساعاتهم.} many {# شخصًا كانوا في ملف لهذه الفترة من قبل: إذا استُورد مرة أخرى تكررت ساعاتهم.} other {# شخص كانوا في ملف لهذه الفترة من قبل: إذا استُورد مرة أخرى تكررت ساعاتهم.}}',
  'payroll.files.newCount':
    '{count, plural, zero {لا أحد جديد منذ ذلك الحين.} one {شخص واحد جديد منذ ذلك الحين.} two {شخصان جديدان منذ ذلك الحين.} few {# أشخاص جدد منذ ذلك الحين.} many {# شخصًا جديدًا منذ ذلك الحين.} other {# شخص جديد منذ ذلك الحين.}}',
  'payroll.files.changed':
    '{count, plural, zero {لم تتغير ساعات أحد منذ ملفه.} one {تغيرت الساعات المعتمدة لشخص واحد منذ ملفه: أدخل الفرق يدويًا، فلا ملف يحتويه وحده.} two {تغيرت الساعات المعتمدة لشخصين منذ ملفيهما: أدخل الفروق يدويًا، فلا ملف يحتويها وحدها.} few {تغيرت الساعات المعتمدة لـ# أشخاص منذ ملفاتهم: أدخل الفروق يدويًا، فلا ملف يحتويها وحدها.} many {تغيرت الساعات المعتمدة لـ# شخصًا منذ ملفاتهم: أدخل الفروق يدويًا، فلا ملف يحتويها وحدها.} other {تغيرت الساعات المعتمدة لـ# شخص منذ ملفاتهم: أدخل الفروق يدويًا، فلا ملف يحتويها وحدها.}}',
  'payroll.files.nobody': 'لم يُعتمد دوام أحد في هذه الفترة.',
  'payroll.files.missing': 'يلزم إعداده أولًا: {fields}.',
  'payroll.files.lookFirst': 'راجع أولًا من لم يُعتمد دوامه أو استثنه.',
  'payroll.files.byHand': 'لا مكان في هذا الملف لعلاوات قدرها {sum}. أدخلها يدويًا في {system}.',
  'payroll.files.namesakes':
    'أكثر من شخص يحمل الاسم {names}. يتعرّف {system} على الأشخاص بأسمائهم: راجع ساعاتهم بعد الاستيراد.',
  'payroll.files.fault': 'القيمة أطول من اللازم أو فيها أحرف لا يقرؤها الاستيراد.',
  'payroll.files.mayWait': 'لا يلزم إلا حين يكون في الملف شيء منها.',
  'payroll.files.rule.companyCode': 'حرفان أو ثلاثة أحرف أو أرقام.',
  'payroll.files.rule.code':
    '{longest, plural, zero {لا شيء.} one {حرف أو رقم واحد على الأكثر.} two {حرفان أو رقمان على الأكثر.} few {# أحرف أو أرقام على الأكثر.} many {# حرفًا أو رقمًا على الأكثر.} other {# حرف أو رقم على الأكثر.}}',
  'payroll.files.rule.name':
    '{longest, plural, zero {لا شيء.} one {حرف واحد على الأكثر.} two {حرفان على الأكثر.} few {# أحرف على الأكثر، كما هي مكتوبة هناك تمامًا.} many {# حرفًا على الأكثر، كما هي مكتوبة هناك تمامًا.} other {# حرف على الأكثر، كما هي مكتوبة هناك تمامًا.}}',
  'payroll.files.rule.digits': 'أرقام فقط.',
  'payroll.files.rule.plain':
    '{longest, plural, zero {لا شيء.} one {حرف لاتيني واحد على الأكثر.} two {حرفان لاتينيان على الأكثر.} few {# أحرف لاتينية على الأكثر، بلا علامات.} many {# حرفًا لاتينيًا على الأكثر، بلا علامات.} other {# حرف لاتيني على الأكثر، بلا علامات.}}',
  'payroll.files.rule.routing': '9 أرقام، كما في أسفل الشيك.',
  'payroll.files.earningOf.code': '{earning}: الرمز',
  'payroll.files.earningOf.component': '{earning}: بند الأجر',
  'payroll.files.earningOf.item': '{earning}: بند الرواتب',
  'payroll.files.companyCode': 'رمز الشركة',
  'payroll.files.clientId': 'معرّف العميل',
  'payroll.files.field.companyName': 'اسم الشركة في QuickBooks',
  'payroll.files.field.companyCreated': 'وقت إنشاء الشركة',
  'payroll.files.field.regular': 'الساعات العادية',
  'payroll.files.field.overtime': 'الساعات الإضافية',
  'payroll.files.field.double': 'الساعات المضاعفة',
  'payroll.files.field.leave': 'إجازة مدفوعة',
  'payroll.files.field.mealRest': 'علاوات الوجبات والراحة',
  'payroll.files.field.premium': 'علاوات أخرى',
  'payroll.files.system.adp': 'ADP Workforce Now',
  'payroll.files.system.paychex': 'Paychex Flex',
  'payroll.files.system.gusto': 'Gusto',
  'payroll.files.system.quickbooks_desktop': 'QuickBooks Desktop',
  'payroll.files.system.quickbooks_online': 'QuickBooks Online',
  'payroll.files.about.adp': 'استيراد Paydata (CSV): صف لكل شخص. رقم الموظف هو ⁦File #⁩.',
  'payroll.files.about.paychex': 'استيراد رواتب من 16 عمودًا (CSV): صف لكل شخص وبند أجر. رقم الموظف هو Worker ID.',
  'payroll.files.about.gusto': 'ساعات فترة الدفع (CSV)، تُطابَق بالاسم.',
  'payroll.files.about.quickbooks_desktop': 'أنشطة المؤقّت (IIF): سطر لكل شخص ويوم وبند رواتب.',
  'payroll.files.about.quickbooks_online': 'أنشطة الوقت (CSV) لأداة استيراد: صف لكل شخص ويوم وبند رواتب.',
  'payroll.files.setupLead.adp':
    'الرموز هي رموز شركتك في ADP؛ اسأل هناك أيّها يدفع الساعات المضاعفة وأيّها يأخذ مبالغ العلاوات.',
  'payroll.files.setupLead.paychex':
    'تُكتب بنود الأجر تمامًا كما في Paychex بأحرفها الكبيرة والصغيرة. ما هو مكتوب سلفًا هو المعتاد هناك.',
  'payroll.files.setupLead.gusto': 'لا يلزم إعداد شيء لنظام Gusto.',
  'payroll.files.setupLead.quickbooks_desktop':
    'في QuickBooks اختر File ثم Utilities ثم Export ثم Timer Lists: يبدأ الملف المُصدَّر باسم الشركة (COMPANYNAME) ووقت إنشائها (COMPANYCREATETIME). تُكتب بنود الرواتب تمامًا كما في QuickBooks.',
  'payroll.files.setupLead.quickbooks_online': 'تُكتب بنود الرواتب تمامًا كما في QuickBooks.',
  'payroll.files.setupLead.nacha':
    'يعطيك مصرفك هذه البيانات عندما يفتح لك الإيداع المباشر. الحقلان الأخيران فقط إن خصّص لك غير معرّف الشركة ورقم التوجيه الخاص به.',
  'payroll.files.system.nacha': 'الإيداع المباشر',
  'payroll.files.field.bankRouting': 'رقم توجيه مصرفك',
  'payroll.files.field.bankName': 'اسم مصرفك',
  'payroll.files.field.originId': 'المصدر المباشر (اختياري)',
  'payroll.files.field.odfiRouting': 'رقم توجيه ODFI (اختياري)',
  'payroll.files.companyId': 'معرّف الشركة',
  'payroll.files.companyShort': 'اسم الشركة',
};
