export const teamRefusals = {
  'refusal.employee_changed_meanwhile':
    'Somebody else changed this person while you were editing. What you typed is still here.',
  'refusal.employee_not_active': 'Only somebody with access can be suspended.',
  'refusal.employee_not_suspended': 'This person is not suspended.',
  'refusal.employment_dates_crossed': 'Employment ends on the day it began at the earliest.',
  'refusal.last_admin': 'This is the last admin. Make somebody else an admin first.',
  'refusal.location_not_yours': 'You can only choose among the locations that you manage.',
  'refusal.managed_locations_missing': 'Choose at least one location for a manager.',
  'refusal.own_role': 'Nobody changes their own role. Another admin can.',
  'refusal.own_suspension': 'Nobody suspends themselves. Another admin can.',
  'refusal.import_has_faults': 'Something is wrong in the file, so nobody was added.',
  'refusal.import_already_undone': 'This import was already undone.',
  'refusal.import_in_use': 'Something hangs on these people by now, so the import stays.',
  'refusal.role_not_yours_to_give': 'Managers admit employees. Ask an admin to give another role.',
} as const;
