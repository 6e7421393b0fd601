import type { Translation } from '../../catalog.ts';
import type { payWaivers as source } from '../../en/pay-rules/waivers.ts';

export const payWaivers: Translation<typeof source> = {
  'payRules.waivers': 'الوجبات في الأيام القصيرة',
  'payRules.waiversLead':
    'يجوز الاستغناء عن وجبة في الأيام القصيرة إذا اتفقت أنت وصاحب العمل. توافق هنا، وتسحب موافقتك متى شئت.',
  'payRules.waiversLeadOther': 'الوجبات التي وافق على الاستغناء عنها. لا يوافق على ذلك ولا يسحبه سوى صاحب الشأن.',
  'payRules.waiver.first': 'الوجبة الأولى، في أيام لا تزيد على {hours}',
  'payRules.waiver.second': 'الوجبة الثانية، في أيام لا تزيد على {hours}، إذا أُخذت الأولى',
  'payRules.waiverClosed.first': 'الوجبة الأولى',
  'payRules.waiverClosed.second': 'الوجبة الثانية',
  'payRules.waiverOn': 'متنازَل عنها',
  'payRules.waiverOff': 'غير متنازَل عنها',
  'payRules.waiverOnFrom': 'متنازَل عنها ابتداءً من {date}',
  'payRules.waiverOffFrom': 'ينتهي التنازل في {date}',
  'payRules.waiverAgree': 'موافقة',
  'payRules.waiverRevoke': 'سحب الموافقة',
  'payRules.waiverAgreeOf': 'موافقة: {meal}',
  'payRules.waiverRevokeOf': 'سحب الموافقة: {meal}',
  'payRules.waiverWording.1':
    'أوافق بمحض إرادتي على العمل دون هذه الوجبة في تلك الأيام. وأعلم أن لي أن أسحب موافقتي في أي وقت.',
  'payRules.waiverFrom': 'ابتداءً من',
  'payRules.waiverFromHint': 'غدًا على أقرب تقدير.',
  'payRules.waiverRevokeHint': 'اليوم على أقرب تقدير. ومنذ ذلك الحين يُدفع من جديد عن الوجبة الفائتة.',
  'payRules.waiverNoDate': 'أدخل تاريخًا.',
  'payRules.waiverTick': 'ضع علامة على الإقرار أولًا.',
  'payRules.waiverHistory': 'ما صُرّح به',
  'payRules.waiverStated.agreed': '{meal}: موافقة ابتداءً من {date}',
  'payRules.waiverStated.revoked': '{meal}: سُحبت ابتداءً من {date}',
  'payRules.waiverStatedOn': 'صُرّح به في {date}',
  'payRules.waiversFailed': 'تعذّر تحميل ما اتُّفق عليه بشأن الوجبات.',
};
