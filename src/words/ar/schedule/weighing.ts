import type { Translation } from '../../catalog.ts';
import type { weighing as source } from '../../en/schedule/weighing.ts';

export const weighing: Translation<typeof source> = {
  'schedule.why': 'السبب مع ذلك',
  'schedule.why.hint': 'تطلب قاعدة في مؤسستك سببًا. يُحفظ ويقرؤه المديرون.',
  'schedule.why.enter': 'اذكر السبب.',
  'schedule.why.because': 'السبب: {reason}',
  'schedule.history.against': 'خلافًا لقاعدة',
  'schedule.history.againstShift': '{name}، {date}: {rules}',
  'schedule.history.why': '{name}: {reason}',
  'schedule.approve.title': 'هل توافق على هذا التبديل؟',
  'schedule.approve.warned': 'تنبّه مؤسستك إلى هذا. ويمكنك الموافقة على التبديل مع ذلك.',
  'schedule.approve.knowing': 'الموافقة مع ذلك',
};
