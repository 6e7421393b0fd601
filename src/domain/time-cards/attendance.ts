export const attendanceStatuses = ['present', 'half-day', 'absent'] as const;
export type AttendanceStatus = (typeof attendanceStatuses)[number];

export interface AttendanceRules {
  /** Less work than this is no attendance; 0 or absent: any work is. */
  readonly absentBelowMinutes?: number;
  readonly halfDayBelowMinutes?: number;
}

/**
 * What a day's work counts as.
 *
 * | worked | absent below | half day below |          |
 * | 0:59   | 1:00         | 2:00           | absent   |
 * | 1:00   | 1:00         | 2:00           | half-day |
 * | 2:00   | 1:00         | 2:00           | present  |
 */
export function attendanceOf(
  workedMinutes: number,
  { absentBelowMinutes = 0, halfDayBelowMinutes = 0 }: AttendanceRules,
): AttendanceStatus {
  if (workedMinutes < absentBelowMinutes) return 'absent';
  return workedMinutes < halfDayBelowMinutes ? 'half-day' : 'present';
}
