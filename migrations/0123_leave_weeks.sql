-- What a day of leave is: versions of a week, in force from a date on, for the organization, for those at home at one location, or for one
-- person. Where there is none it is eight hours from Monday to Friday, as it was until now. What a request takes of each date is written
-- when it is asked for, in `time_off_days`: no version changes it.

create table leave_weeks (
  organization_id uuid not null references organizations,
  id uuid not null,
  starts_on date not null,
  location_id uuid,
  employee_id uuid,
  -- what a whole day takes of a balance
  day_minutes integer not null check (day_minutes between 30 and 1440),
  -- the days that take it; the others take nothing
  weekdays text[] not null check (
    cardinality(weekdays) between 1 and 7
    and weekdays <@ array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
  ),
  set_by uuid not null,
  -- the version of the same date that it corrects: that one counts no more
  supersedes_id uuid,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, location_id) references locations,
  foreign key (organization_id, employee_id) references employees,
  foreign key (organization_id, set_by) references employees,
  foreign key (organization_id, supersedes_id) references leave_weeks,
  check (location_id is null or employee_id is null)
);
-- One version counts for a date: two who set it at once meet here, and the later one corrects the earlier knowingly.
create unique index leave_weeks_one_a_day on leave_weeks (organization_id, starts_on, location_id, employee_id)
  nulls not distinct where supersedes_id is null;
create unique index leave_weeks_superseded_once on leave_weeks (organization_id, supersedes_id)
  where supersedes_id is not null;
comment on table leave_weeks is 'ledger';

alter table leave_weeks enable row level security;
alter table leave_weeks force row level security;
create policy inside on leave_weeks using (organization_id = current_organization());
grant select, insert on leave_weeks to meridian_app;
create trigger kept_for_ever before update or delete or truncate on leave_weeks
  for each statement execute function refuse_change();
