export const reports = {
  'reports.export': 'Export',
  'reports.exportAs': 'Export as',
  'reports.format.csv': 'CSV',
  'reports.format.xlsx': 'Excel (XLSX)',
  'reports.format.pdf': 'PDF',
  'reports.saved': '{name} is saved',
} as const;
