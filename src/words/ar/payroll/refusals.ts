import type { Translation } from '../../catalog.ts';
import type { payrollRefusals as source } from '../../en/payroll/refusals.ts';

export const payrollRefusals: Translation<typeof source> = {
  'refusal.own_payment': 'لا أحد يدفع لنفسه ولا يلغي دفعة له. يستطيع ذلك مدير آخر أو مسؤول.',
  'refusal.idempotency_key_reused': 'سُجّل هذا من قبل بأرقام أخرى. راجع قائمة المدفوعات قبل تسجيل دفعة أخرى.',
  'refusal.work_log_unknown': 'أحد سجلات العمل ليس لهذا الموظف.',
  'refusal.work_log_repeated': 'اختير أحد الأيام مرتين.',
  'refusal.work_log_superseded': 'أحد سجلات العمل لم يعد معتمدًا: أُعيد فتح بطاقته. اختر الأيام من جديد.',
  'refusal.payroll_setup_faulty': 'لن يقبل نظام الرواتب إحدى هذه القيم. راجع الحقول المحددة.',
  'refusal.payroll_setup_changed_meanwhile': 'غيّر شخص آخر هذه البيانات في الأثناء. أغلقها وافتحها من جديد.',
  'refusal.payroll_setup_missing': 'يجب إعداد بعض البيانات لنظام الرواتب هذا أولًا.',
  'refusal.payroll_people_blocked': 'في هذه الفترة من لم يُعتمد دوامه أو تغيّر بعد اعتماده. راجعه أولًا أو استثنه.',
  'refusal.payroll_file_empty': 'لم يُعتمد دوام أحد في هذه الفترة، فسيكون الملف فارغًا.',
  'refusal.payroll_file_nobody_new': 'كل من اعتُمد دوامه كان في ملف لهذه الفترة من قبل، فملف الجدد وحدهم سيكون فارغًا.',
  'refusal.deposits_in_dollars': 'ملف NACHA بالدولار الأمريكي، ومؤسستك تحسب بعملة أخرى.',
  'refusal.deposit_day_not_banking':
    'لا تنقل المصارف أموالًا في ذلك اليوم، أو هو اليوم أو بعيد جدًا. اختر يوم عمل مصرفيًا آخر.',
  'refusal.deposits_differ':
    'لم تعد المدفوعات كما رأيتها: أُلغيت إحداها أو دخلت ملفًا آخر أو تغيّر حسابها. راجع القائمة من جديد.',
  'refusal.deposit_too_large':
    'الدفعة إلى {name} أكثر مما يتسع له إيداع: 99,999,999.99 على الأكثر. اتركها خارج الملف وادفعها بطريقة أخرى.',
  'refusal.deposit_file_too_large': 'يتسع الملف لمبلغ 9,999,999,999.99 على الأكثر. اترك بعض المدفوعات لملف آخر.',
  'refusal.deposit_files_used_up': 'يميّز المصرف 36 ملفًا في اليوم، وقد أُعدّ هذا العدد اليوم. تابع غدًا.',
  'refusal.deposit_file_forgotten': 'لم يعد محتوى هذا الملف محفوظًا.',
  'refusal.deposit_file_withdrawn': 'سُحب هذا الملف. راجع القائمة من جديد.',
  'refusal.deposit_file_arrived':
    'وصلت أموال هذا الملف، ولو دُفعت من جديد لدُفع للناس مرتين. ما وقع من خطأ يستطيع مصرفك عكسه.',
  'refusal.deposit_file_pays_you': 'هذا الملف يدفع لك. يستطيع مسؤول آخر سحبه.',
  'refusal.deposit_file_made_by_you': 'أنت من أعدّ هذا الملف، وفيه دفعة تتجاوز الحد. لا بد أن يسحبه مسؤول آخر.',
  'refusal.bank_account_not_valid': 'ليس هذان رقم توجيه ورقم حساب لمصرف أمريكي. راجع الأرقام.',
  'refusal.work_log_paid': 'أحد سجلات العمل مدفوع من قبل. اختر الأيام من جديد.',
  'refusal.work_log_held':
    'أحد سجلات العمل في دفعة تنتظر الشخص الثاني. اختر الأيام من جديد، أو اطلب أولًا الموافقة على تلك الدفعة أو رفضها.',
  'refusal.work_log_differs': 'أحد سجلات العمل يختلف عمّا أُرسل. اختر الأيام من جديد.',
  'refusal.hours_differ': 'الساعات ليست ساعات سجلات العمل، ومجموعها {expected}.',
  'refusal.days_differ': 'عدد الأيام ليس عدد أيام سجلات العمل، وهو {expected}.',
  'refusal.pay_differs': 'إجمالي الأجر وأجر الساعة لا يتفقان: الإجمالي بهذا الأجر هو {expected}.',
  'refusal.final_amount_differs': 'المبلغ المستحق ليس إجمالي الأجر بعد الاستقطاعات، وهو {expected}.',
  'refusal.payable_negative': 'الاستقطاعات أكبر من إجمالي الأجر.',
  'refusal.check_number_missing': 'أدخل رقم الشيك.',
  'refusal.check_number_unexpected': 'رقم الشيك للشيكات فقط.',
  'refusal.check_number_used': 'سُجّل شيك بهذا الرقم من قبل، حتى لو أُلغيت دفعته. أدخل رقمًا آخر.',
  'refusal.transaction_before_work': 'تاريخ المعاملة يسبق أول هذه الأيام.',
  'refusal.transaction_in_future': 'تاريخ المعاملة بعيد جدًا. أقصاه شهر من الآن.',
  'refusal.recorded_by_you': 'أنت من سجّل هذه الدفعة، ولا بد أن يوافق عليها شخص آخر يحق له الدفع.',
  'refusal.payment_not_waiting': 'لم تعد هذه الدفعة بالانتظار. راجع القائمة من جديد.',
  'refusal.deduction_templates_changed_meanwhile': 'غيّر شخص آخر استقطاعات المؤسسة في الأثناء. أعد تحميل الصفحة لرؤيتها.',
  'refusal.employer_changed_meanwhile':
    'حفظ شخص آخر بيانات جهة العمل في الأثناء. ما كتبته لا يزال هنا: احفظ مرة أخرى ليحل محل ما حفظه، أو تجاهله لترى ما حفظه.',
  'refusal.payment_limit_changed_meanwhile':
    'حفظ شخص آخر الحد في الأثناء. ما كتبته لا يزال هنا: احفظ مرة أخرى ليحل محل ما حفظه، أو تجاهله لترى ما حفظه.',
  'refusal.not_a_pay_period': 'لا تبدأ أي فترة دفع في هذا التاريخ: ربما تغيّرت قواعد مؤسستك. افتح دورة الرواتب من جديد.',
  'refusal.pay_run_draft_changed_meanwhile':
    'تغيّرت دورة الرواتب هذه على جهاز آخر. حمّلها من جديد، فآخر ما كتبته ليس فيها.',
  'refusal.pay_run_blocked': 'في هذه الدورة من لا يمكن الدفع له بعد. عالج ما يمنع ذلك أو استثنِه.',
  'refusal.pay_run_empty': 'لم يبقَ أحد ليُدفع له.',
  'refusal.pay_run_differs': 'تغيّر المستحق منذ أن راجعته. أعد المراجعة.',
  'refusal.payment_is_void': 'أُبطلت هذه الدفعة من قبل.',
  'refusal.payment_in_deposit_file': 'هذه الدفعة في ملف مرسل إلى مصرفك. اقرأ ما يعنيه ذلك ثم أكّده.',
  'refusal.payment_has_difference': 'دفعة لاحقة سوّت فرقًا في أحد هذه الأيام. أبطِل تلك أولًا.',
};
