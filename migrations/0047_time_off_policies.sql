-- By which rules time off is earned: versions of a policy of each type, in force from a date on, for the organization, for those
-- at home at one location, or for one person. A row of the ledger that a rule wrote names the period it is for, and is there once.

create table time_off_policies (
  organization_id uuid not null references organizations,
  id uuid not null,
  type_id uuid not null,
  starts_on date not null,
  location_id uuid,
  employee_id uuid,
  rules jsonb not null,
  -- from which of the product's policies it was made
  preset text check (length(preset) between 1 and 40),
  set_by uuid not null,
  -- the version of the same date that it corrects: that one counts no more
  supersedes_id uuid,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, type_id) references time_off_types,
  foreign key (organization_id, location_id) references locations,
  foreign key (organization_id, employee_id) references employees,
  foreign key (organization_id, set_by) references employees,
  foreign key (organization_id, supersedes_id) references time_off_policies,
  check (location_id is null or employee_id is null)
);
-- One version counts for a date: two who set it at once meet here, and the later one corrects the earlier knowingly.
create unique index time_off_policies_one_a_day on time_off_policies (organization_id, type_id, starts_on, location_id, employee_id)
  nulls not distinct where supersedes_id is null;
create unique index time_off_policies_superseded_once on time_off_policies (organization_id, supersedes_id)
  where supersedes_id is not null;
comment on table time_off_policies is 'ledger';

alter table time_off_policies enable row level security;
alter table time_off_policies force row level security;
create policy inside on time_off_policies using (organization_id = current_organization());
grant select, insert on time_off_policies to meridian_app;
create trigger kept_for_ever before update or delete or truncate on time_off_policies
  for each statement execute function refuse_change();

alter table time_off_ledger
  add column period text check (length(period) between 1 and 40),
  add constraint time_off_ledger_period check ((kind in ('accrued', 'expired')) = (period is not null));
create unique index time_off_ledger_once_a_period on time_off_ledger (organization_id, employee_id, type_id, period)
  where period is not null;
