import type { Translation } from '../catalog.ts';
import type { reports as source } from '../en/reports.ts';

export const reports: Translation<typeof source> = {
  'reports.export': 'تصدير',
  'reports.exportAs': 'تصدير بصيغة',
  'reports.format.csv': 'CSV',
  'reports.format.xlsx': 'Excel (XLSX)',
  'reports.format.pdf': 'PDF',
  'reports.saved': 'حُفظ الملف {name}',
};
