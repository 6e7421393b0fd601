import { useSearch } from '@tanstack/react-router';
import { AttendanceReport } from './attendance-report.tsx';
import { LabourReport } from './labour-report.tsx';

/** /reports: hours and what they cost, or what was planned and who came late. */
export function Reports() {
  const search = useSearch({ from: '/signed-in/reports' });
  return search.kind === 'attendance' ? <AttendanceReport search={search} /> : <LabourReport search={search} />;
}
