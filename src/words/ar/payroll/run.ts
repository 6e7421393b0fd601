import type { Translation } from '../../catalog.ts';
import type { payRun as source } from '../../en/payroll/run.ts';

export const payRun: Translation<typeof source> = {
  'payroll.run.notTaken':
    '{count, plural, zero {أُخذت كل الخلايا.} one {خلية واحدة ليست مبلغًا ولم تؤخذ: اكتبها مثل 25.00.} two {خليتان ليستا مبلغين ولم تؤخذا: اكتبهما مثل 25.00.} few {# خلايا ليست مبالغ ولم تؤخذ: اكتبها مثل 25.00.} many {# خلية ليست مبلغًا ولم تؤخذ: اكتبها مثل 25.00.} other {# خلية ليست مبلغًا ولم تؤخذ: اكتبها مثل 25.00.}}',
  'payroll.run.noPlace':
    '{count, plural, zero {وجدت كل الخلايا مكانها.} one {لم تجد خلية واحدة صفًا أو عمودًا ولم تؤخذ.} two {لم تجد خليتان صفًا أو عمودًا ولم تؤخذا.} few {لم تجد # خلايا صفًا أو عمودًا ولم تؤخذ.} many {لم تجد # خلية صفًا أو عمودًا ولم تؤخذ.} other {لم تجد # خلية صفًا أو عمودًا ولم تؤخذ.}}',
  'payroll.run.title': 'دورة الرواتب',
  'payroll.run.lead': 'كل من له أجر في فترة الدفع، دفعة واحدة: تُسجَّل المدفوعات كلها معًا أو لا يُسجَّل شيء.',
  'payroll.run.failed': 'تعذّر تحميل دورة الرواتب. لم يتغير شيء.',
  'payroll.run.steps': 'خطوات دورة الرواتب',
  'payroll.run.stepOf': '{number}. {step}',
  'payroll.run.step.hours': 'الساعات',
  'payroll.run.step.earnings': 'المستحقات والاستقطاعات',
  'payroll.run.step.review': 'المراجعة',
  'payroll.run.step.paid': 'تم الدفع',
  'payroll.run.nobody': 'لا أيام غير مدفوعة لأحد في هذه الفترة.',
  'payroll.run.notYet': 'لم تدفع عن هذه الفترة بعد.',
  'payroll.run.state.saved': 'محفوظة',
  'payroll.run.state.savedBut': 'محفوظة. ما كُتب لـ {names} غير مفهوم ولا يُحفظ.',
  'payroll.run.state.saving': 'جارٍ الحفظ…',
  'payroll.run.state.stopped': 'غير محفوظة',
  'payroll.run.unread':
    'ما كُتب لـ {names} غير مفهوم، ولن يُدفع أو يُخصم. صحّحه في خطوة «المستحقات والاستقطاعات» أو أفرغ الخانة.',
  'payroll.run.stillSaving': 'لم تُحفظ المسودة بعد.',
  'payroll.run.loadAgain': 'تحميل من جديد',
  'payroll.run.saveAgain': 'حفظ من جديد',
  'payroll.run.people':
    '{count, plural, zero {لا أحد} one {شخص واحد} two {شخصان} few {# أشخاص} many {# شخصًا} other {# شخص}}',
  'payroll.run.days': 'الأيام',
  'payroll.run.overtime': 'الوقت الإضافي',
  'payroll.run.due': 'المستحق وفق القواعد',
  'payroll.run.extra': 'أجر إضافي',
  'payroll.run.paid': 'دفع',
  'payroll.run.payNamed': 'الدفع إلى {name}',
  'payroll.run.cellOf': '{column}، {name}',
  'payroll.run.bulk': 'تغيير عدة أشخاص معًا',
  'payroll.run.column': 'العمود',
  'payroll.run.value': 'القيمة للجميع',
  'payroll.run.valueFault': 'أدخل مبلغًا مثل 25.00 أو اتركه فارغًا.',
  'payroll.run.apply':
    '{count, plural, zero {لا أحد للتطبيق عليه} one {تطبيق على شخص واحد} two {تطبيق على شخصين} few {تطبيق على # أشخاص} many {تطبيق على # شخصًا} other {تطبيق على # شخص}}',
  'payroll.run.deductions': 'استقطاعات الدورة',
  'payroll.run.deductionsLead':
    'تُستقطع من الجميع أو من العاملين في موقع واحد وتُسرد بهذا الترتيب، ويمكن كتابة قيمة أخرى لأي شخص في الجدول. ما قبل الضريبة يأتي أولًا، والنسبة بعد الضريبة تُحسب مما يبقى منه. تبدأ الفترة التالية باستقطاعات المؤسسة، وإلا فبهذه.',
  'payroll.run.takenOf': 'تُستقطع من',
  'payroll.run.everybody': 'الجميع',
  'payroll.run.keepForAll': 'تبدأ دورات الرواتب الجديدة في المؤسسة بهذه الاستقطاعات',
  'payroll.run.useThoseOfAll': 'استخدام استقطاعات المؤسسة',
  'payroll.run.saveDeductions': 'استخدام هذه الاستقطاعات',
  'payroll.run.newDeduction': 'استقطاع جديد',
  'payroll.run.kind': 'النوع',
  'payroll.run.kind.fixed': 'مبلغ ثابت',
  'payroll.run.kind.percentage': 'نسبة مئوية',
  'payroll.run.kind.per_unit': 'لكل وحدة',
  'payroll.run.percent': 'بالمئة',
  'payroll.run.amountIn': 'المبلغ ({currency})',
  'payroll.run.capIn': 'الحد الأقصى في السنة ({currency})',
  'payroll.run.beforeTax': 'قبل الضريبة',
  'payroll.run.isFirst': 'هو الأول بالفعل.',
  'payroll.run.earlier': 'تقديم',
  'payroll.run.earlierNamed': 'تقديم {name}',
  'payroll.run.remove': 'إزالة',
  'payroll.run.nameMissing': 'أعطِ الاستقطاع اسمًا.',
  'payroll.run.nameTwice': 'هناك استقطاع آخر بهذا الاسم.',
  'payroll.run.percentFault': 'أدخل نسبة مثل 2.5.',
  'payroll.run.amountFault': 'أدخل مبلغًا مثل 25.00.',
  'payroll.run.blocker.not_approved': 'بطاقة الوقت غير معتمدة',
  'payroll.run.blocker.changed_since_approval': 'تغيّرت بعد اعتمادها',
  'payroll.run.blocker.rate_missing': 'معدل الأجر غير محدد',
  'payroll.run.blocker.deduction_too_large': '«{name}» أكثر مما تتسع له دفعة',
  'payroll.run.blocker.owed_back': 'دُفع {sum} أكثر من المستحق: عند الترحيل يُخصم من الدفعة التالية',
  'payroll.run.blocker.net_negative': 'ما يبقى للدفع أقل من الصفر',
  'payroll.run.floors':
    '{count, plural, zero {لا أحد تقتطع استقطاعاته أو ديونه من الحد الأدنى للأجور} one {شخص واحد تقتطع استقطاعاته أو ديونه من الحد الأدنى للأجور} two {شخصان تقتطع استقطاعاتهما أو ديونهما من الحد الأدنى للأجور} few {# أشخاص تقتطع استقطاعاتهم أو ديونهم من الحد الأدنى للأجور} many {# شخصًا تقتطع استقطاعاتهم أو ديونهم من الحد الأدنى للأجور} other {# شخص تقتطع استقطاعاتهم أو ديونهم من الحد الأدنى للأجور}}',
  'payroll.run.capped': 'يُستقطع {sum}، وهو ما بقي من {cap} في السنة',
  'payroll.run.takenAlone': 'استُقطع {sum} من قبل',
  'payroll.run.leaveOut': 'استثناء',
  'payroll.run.leaveOutNamed': 'استثناء {name}',
  'payroll.run.carry': 'ترحيل',
  'payroll.run.carryNamed': 'ترحيل ما على {name} رده',
  'payroll.run.carried':
    '{count, plural, zero {لا أحد مرحّل إلى الدفعة التالية} one {شخص واحد مرحّل إلى الدفعة التالية} two {شخصان مرحّلان إلى الدفعة التالية} few {# أشخاص مرحّلون إلى الدفعة التالية} many {# شخصًا مرحّلون إلى الدفعة التالية} other {# شخص مرحّلون إلى الدفعة التالية}}',
  'payroll.run.leaveAllOut':
    '{count, plural, zero {لا أحد للاستثناء} one {استثناء هذا الشخص} two {استثناء هذين الشخصين} few {استثناء الجميع (#)} many {استثناء الجميع (#)} other {استثناء الجميع (#)}}',
  'payroll.run.unusual':
    '{count, plural, zero {لا أحد يختلف عن المرة السابقة بأكثر من 10٪} one {شخص واحد يختلف عن المرة السابقة بأكثر من 10٪} two {شخصان يختلفان عن المرة السابقة بأكثر من 10٪} few {# أشخاص يختلفون عن المرة السابقة بأكثر من 10٪} many {# شخصًا يختلفون عن المرة السابقة بأكثر من 10٪} other {# شخص يختلفون عن المرة السابقة بأكثر من 10٪}}',
  'payroll.run.usual': 'لا أحد ممن في الدورتين يختلف عن المرة السابقة بأكثر من 10٪.',
  'payroll.run.inAll': 'كل من في إحدى الدورتين وعُرف أجره',
  'payroll.run.before': 'الدورة السابقة',
  'payroll.run.missing':
    '{count, plural, zero {لا أحد من الدورة السابقة غائب عن هذه} one {شخص واحد من الدورة السابقة ليس في هذه} two {شخصان من الدورة السابقة ليسا في هذه} few {# أشخاص من الدورة السابقة ليسوا في هذه} many {# شخصًا من الدورة السابقة ليسوا في هذه} other {# شخص من الدورة السابقة ليسوا في هذه}}',
  'payroll.run.new':
    '{count, plural, zero {لا أحد في هذه الدورة لم يكن في السابقة} one {شخص واحد في هذه الدورة ولم يكن في السابقة} two {شخصان في هذه الدورة ولم يكونا في السابقة} few {# أشخاص في هذه الدورة ولم يكونوا في السابقة} many {# شخصًا في هذه الدورة ولم يكونوا في السابقة} other {# شخص في هذه الدورة ولم يكونوا في السابقة}}',
  'payroll.run.unpaid':
    '{count, plural, zero {لا أحد له أيام معتمدة غير مدفوعة من فترات سابقة} one {شخص واحد له أيام معتمدة من فترة سابقة لم يدفعها أحد} two {شخصان لهما أيام معتمدة من فترات سابقة لم يدفعها أحد} few {# أشخاص لهم أيام معتمدة من فترات سابقة لم يدفعها أحد} many {# شخصًا لهم أيام معتمدة من فترات سابقة لم يدفعها أحد} other {# شخص لهم أيام معتمدة من فترات سابقة لم يدفعها أحد}}',
  'payroll.run.unpaidDays':
    '{count, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} ابتداءً من أسبوع {date}، ليست في هذه الدورة',
  'payroll.run.unpaidInRun':
    '{count, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}} ابتداءً من أسبوع {date}، تُدفع مع هذه الدورة',
  'payroll.run.payUnpaid': 'دفع هذه الأيام مع هذه الدورة',
  'payroll.run.leaveUnpaid': 'ترك هذه الأيام لفتراتها',
  'payroll.run.isLeftOut': 'استبعدته أنت',
  'payroll.run.hasNothing': 'لا شيء يُدفع',
  'payroll.run.lastOf': 'مقارنةً بالدورة السابقة، {dates}.',
  'payroll.run.paidAlready':
    'تشمل «هذه المرة» {sum} دُفعت من قبل عن هذه الفترة إلى {count, plural, zero {لا أحد} one {شخص واحد} two {شخصين} few {# أشخاص} many {# شخصًا} other {# شخص}}.',
  'payroll.run.noLast': 'لا توجد دورة سابقة للمقارنة بها.',
  'payroll.run.now': 'هذه المرة',
  'payroll.run.withoutBlocked':
    '{count, plural, zero {بلا استثناء أحد} one {دون شخص واحد لديه ما يمنع الدفع} two {دون شخصين لديهما ما يمنع الدفع} few {دون # أشخاص لديهم ما يمنع الدفع} many {دون # شخصًا لديهم ما يمنع الدفع} other {دون # شخص لديهم ما يمنع الدفع}}',
  'payroll.run.waiting':
    '{count, plural, zero {لا دفعات فوق الحد.} one {دفعة واحدة فوق الحد وتنتظر شخصًا ثانيًا.} two {دفعتان فوق الحد وتنتظران شخصًا ثانيًا.} few {# دفعات فوق الحد وتنتظر شخصًا ثانيًا.} many {# دفعة فوق الحد وتنتظر شخصًا ثانيًا.} other {# دفعة فوق الحد وتنتظر شخصًا ثانيًا.}}',
  'payroll.run.confirm':
    '{count, plural, zero {لا أحد للدفع إليه ({sum}) بتاريخ {date}} one {دفع {sum} إلى شخص واحد بتاريخ {date}} two {دفع {sum} معًا إلى شخصين بتاريخ {date}} few {دفع {sum} معًا إلى # أشخاص بتاريخ {date}} many {دفع {sum} معًا إلى # شخصًا بتاريخ {date}} other {دفع {sum} معًا إلى # شخص بتاريخ {date}}}',
  'payroll.run.payDate': 'تاريخ الدفع',
  'payroll.run.payday': 'يوم الدفع لهذه الفترة هو {date}. تحمل كل الدفعات التاريخ الذي تختاره.',
  'payroll.run.noPayday': 'لا تحدد سياسة الأجور هذه يومًا للدفع. تحمل كل الدفعات التاريخ الذي تختاره.',
  'payroll.run.pay':
    '{count, plural, zero {الدفع} one {الدفع إلى شخص واحد} two {الدفع إلى شخصين} few {الدفع إلى # أشخاص} many {الدفع إلى # شخصًا} other {الدفع إلى # شخص}}',
  'payroll.run.receipt':
    '{count, plural, zero {لم يُدفع إلى أحد ({sum})} one {دُفع {sum} إلى شخص واحد} two {دُفع {sum} إلى شخصين} few {دُفع {sum} إلى # أشخاص} many {دُفع {sum} إلى # شخصًا} other {دُفع {sum} إلى # شخص}}',
  'payroll.run.receiptWaiting':
    '{count, plural, zero {{paid}} one {{paid}؛ دفعة واحدة منها تنتظر شخصًا ثانيًا ولا تُحتسب بعد} two {{paid}؛ دفعتان منها تنتظران شخصًا ثانيًا ولا تُحتسبان بعد} few {{paid}؛ # دفعات منها تنتظر شخصًا ثانيًا ولا تُحتسب بعد} many {{paid}؛ # دفعة منها تنتظر شخصًا ثانيًا ولا تُحتسب بعد} other {{paid}؛ # دفعة منها تنتظر شخصًا ثانيًا ولا تُحتسب بعد}}',
  'payroll.run.madeBy': '{by}، {date}، {time}. تحمل الدفعات تاريخ {paidOn}.',
  'payroll.run.former': 'دورات سابقة لهذه الفترة',
  'payroll.run.toPayments': 'عرض المدفوعات',
};
