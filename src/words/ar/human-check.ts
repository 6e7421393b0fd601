import type { Translation } from '../catalog.ts';
import type { humanCheck as source } from '../en/human-check.ts';

export const humanCheck: Translation<typeof source> = {
  'human.checking': 'جارٍ التحقق من أنك إنسان…',
  'human.passed': 'تم التحقق: أنت إنسان.',
  'human.failed': 'تعذّر إجراء التحقق في هذا المتصفح. حاول مرة أخرى.',
};
