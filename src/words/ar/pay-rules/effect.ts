import type { Translation } from '../../catalog.ts';
import type { payEffect as source } from '../../en/pay-rules/effect.ts';

export const payEffect: Translation<typeof source> = {
  'payRules.effect': 'ما الذي يتغير',
  'payRules.person': 'الشخص',
  'payRules.overtimeNow': 'الإضافي الآن',
  'payRules.overtimeThen': 'الإضافي بعدها',
  'payRules.payNow': 'الأجر الآن',
  'payRules.payThen': 'الأجر بعدها',
  'payRules.difference': 'الفرق',
  'payRules.roundedOtherwise':
    'فرق سنت أو سنتين للساعات نفسها سببه التقريب: يُقرَّب الأجر مرة لكل أسبوع، أو مرة واحدة لفترة أطول إذا كان الوقت الإضافي يُحسب عليها.',
  'payRules.showEffect': 'عرض من يتأثر',
  'payRules.affected':
    '{count, plural, zero {لن يُدفع لأحد بهذه السياسة.} one {سيُدفع لشخص واحد بهذه السياسة.} two {سيُدفع لشخصين بهذه السياسة.} few {سيُدفع لـ # أشخاص بهذه السياسة.} many {سيُدفع لـ # شخصًا بهذه السياسة.} other {سيُدفع لـ # شخص بهذه السياسة.}}',
  'payRules.changed':
    '{count, plural, zero {لن تتغير ساعات ولا أجور في {dates}.} one {في {dates} سيتغير شيء لشخص واحد منهم:} two {في {dates} سيتغير شيء لاثنين منهم:} few {في {dates} سيتغير شيء لـ # منهم:} many {في {dates} سيتغير شيء لـ # منهم:} other {في {dates} سيتغير شيء لـ # منهم:}}',
  'payRules.otherPeriod':
    '{alone, select, yes {يتغير يوم الدفع} other {تتغير فترة الدفع}} {count, plural, zero {لـ # شخص} one {لشخص واحد} two {لشخصين} few {لـ # أشخاص} many {لـ # شخصًا} other {لـ # شخص}}. {frequency}: أول فترة {dates}{isPaid, select, yes {، تُدفع {paidOn}} other {}}.',
  'payRules.presetChanged': '{preset}، مع تغيير في: {parts}',
  'payRules.everybody':
    '{count, plural, zero {لا أحد} one {شخص واحد في المجموع} two {شخصان في المجموع} few {# أشخاص في المجموع} many {# شخصًا في المجموع} other {# شخص في المجموع}}',
};
