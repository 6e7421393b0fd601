import type { Translation } from '../catalog.ts';
import type { reports as source } from '../en/reports.ts';

export const reports: Translation<typeof source> = {
  'reports.export': 'Exportar',
  'reports.exportAs': 'Exportar como',
  'reports.format.csv': 'CSV',
  'reports.format.xlsx': 'Excel (XLSX)',
  'reports.format.pdf': 'PDF',
  'reports.saved': '{name} se guardó',
};
