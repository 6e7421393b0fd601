import type { Translation } from '../../catalog.ts';
import type { timeOffRefusals as source } from '../../en/time-off/refusals.ts';

export const timeOffRefusals: Translation<typeof source> = {
  'refusal.time_off_for_another': 'الإجازة يطلبها صاحبها. يجب أن يكون الاسم والبريد والحساب لك.',
  'refusal.own_balance': 'لا يعدّل أحد رصيده بنفسه. يستطيع ذلك شخص آخر من المسؤولين.',
  'refusal.balance_has_opening': 'لهذا النوع رصيد افتتاحي بالفعل. أضف تصحيحًا بدلًا منه.',
  'refusal.adjustment_too_far': 'يبدأ احتساب القيد من تاريخ في السنوات الخمس الماضية أو السنتين القادمتين. راجع السنة.',
  'refusal.time_off_type_unknown': 'لا يوجد هذا النوع من الإجازات. اختر نوعًا آخر.',
  'refusal.time_off_type_retired': 'هذا النوع من الإجازات موقوف. اختر نوعًا آخر.',
  'refusal.time_off_note_missing': 'هذا النوع يتطلب ملاحظة. اكتبها ثم أرسل من جديد.',
  'refusal.time_off_attachment_missing': 'هذا النوع يتطلب مرفقًا. أضف ملفًا ثم أرسل من جديد.',
  'refusal.time_off_type_name_taken': 'يوجد نوع بهذا الاسم. اختر اسمًا آخر.',
  'refusal.too_many_time_off_types': 'هناك 30 نوعًا. غيّر اسم أحدها، أو أعد فتح نوع موقوف.',
  'refusal.time_off_type_without_name': 'أدخل اسمًا لهذا النوع.',
  'refusal.last_time_off_type': 'هذا آخر نوع يمكن طلبه. أضف نوعًا آخر قبل إيقافه.',
  'refusal.time_off_day_count_differs': 'عدد الأيام لا يطابق التاريخين. اختر التاريخين من جديد.',
  'refusal.time_off_without_days': 'النهاية قبل البداية. اختر تاريخين آخرين.',
  'refusal.time_off_too_long': 'إجازة تزيد على سنة تُتفق عليها مع مديرك. اختر أيامًا أقل.',
  'refusal.time_off_part_not_allowed': 'لا يؤخذ هذا النوع بجزء كهذا من اليوم، ولا بأجزاء في عدة أيام معًا.',
  'refusal.time_off_hours_missing': 'أدخل من متى إلى متى. يجب أن تكون النهاية بعد البداية.',
  'refusal.time_off_out_of_reach': 'يمكن طلب الإجازة حتى 60 يومًا مضت وسنتين مقبلتين.',
  'refusal.time_off_not_usable_yet': 'لا يؤخذ هذا النوع إلا بعد أيام العمل الأولى. اختر تاريخًا لاحقًا.',
  'refusal.time_off_yearly_use':
    'بهذا تأخذ من هذا النوع في سنة واحدة أكثر مما تسمح به سياسته. اختر أيامًا أقل، أو أيامًا من السنة التالية.',
  'refusal.time_off_before_hired': 'يبدأ هذا قبل أول يوم لك في العمل. اختر تواريخ من ذلك اليوم فصاعدًا.',
  'refusal.time_off_past_employment': 'يمتد هذا إلى ما بعد آخر يوم له في العمل. يمكنه أن يطلب تواريخ حتى ذلك اليوم.',
  'refusal.time_off_before_employment': 'يبدأ هذا قبل أول يوم له في العمل. يمكنه أن يطلب تواريخ من ذلك اليوم فصاعدًا.',
  'refusal.time_off_before_usable': 'لا يأخذ هذا النوع إلا بعد أيام العمل الأولى. يمكنه أن يطلب تاريخًا لاحقًا.',
  'refusal.time_off_over_yearly_use':
    'بهذا يأخذ من هذا النوع في سنة واحدة أكثر مما تسمح به سياسته. يمكنه أن يطلب أيامًا أقل، أو أيامًا من السنة التالية.',
  'refusal.time_off_of_retired_type': 'أُوقف نوع هذه الإجازة بعد طلبها، فلا يُعاد فتحها. يمكنه أن يطلب نوعًا آخر.',
  'refusal.time_off_day_is_full':
    'مع ما لديك من إجازة في ذلك اليوم يصير هذا أكثر من يوم. اختر ساعات أقل، أو اسحب الطلب الآخر واطلب اليوم كله.',
  'refusal.time_off_after_last_day': 'ينتهي هذا بعد آخر يوم لك في العمل. اختر تواريخ حتى ذلك اليوم، أو اسأل مديرك.',
  'refusal.time_off_policy_faulty': 'بعض أرقام السياسة لا تتفق.',
  'refusal.time_off_policy_too_early': 'تبدأ السياسة هذا العام أو بعده. وما اكتُسب قبل ذلك يُذكر في الرصيد الافتتاحي.',
  'refusal.time_off_blackout': '«{name}»: لا يغيب أحد في بعض هذه الأيام. اختر تاريخين آخرين، أو اسأل من حددها.',
  'refusal.time_off_too_many_away':
    '«{name}»: {count, plural, zero {لا يغيب أحد معًا في بعض هذه الأيام.} one {يغيب شخص واحد فقط في الوقت نفسه، والمكان غير متاح في بعض هذه الأيام.} two {يغيب شخصان فقط في الوقت نفسه، والمكانان غير متاحين في بعض هذه الأيام.} few {يغيب # أشخاص فقط في الوقت نفسه، والأماكن غير متاحة في بعض هذه الأيام.} many {يغيب # شخصًا فقط في الوقت نفسه، والأماكن غير متاحة في بعض هذه الأيام.} other {يغيب # شخص فقط في الوقت نفسه، والأماكن غير متاحة في بعض هذه الأيام.}}',
  'refusal.too_many_limits': 'هناك 200 من هذه القيود. أزل بعضها أولًا.',
  'refusal.time_off_overlaps': 'لقد طلبت إجازة في بعض هذه الأيام من قبل. اسحب ذلك الطلب أولًا، أو اختر تاريخين آخرين.',
  'refusal.time_off_not_approved': 'لا تُلغى إلا الإجازة المعتمدة. ما زال ينتظر يمكن سحبه.',
  'refusal.time_off_is_cancelled': 'أُلغيت هذه الإجازة من قبل.',
  'refusal.time_off_has_begun': 'بدأت هذه الإجازة. اطلب من مديرك إلغاءها.',
  'refusal.reason_missing': 'اذكر السبب. يقرؤه صاحب الشأن.',
  'refusal.time_off_id_reused': 'أُرسل هذا الطلب من قبل بتفاصيل أخرى، فلم يُرسل ثانية.',
  'refusal.attachment_gone': 'لم يعد أحد الملفات موجودًا. أضفه مرة أخرى.',
};
