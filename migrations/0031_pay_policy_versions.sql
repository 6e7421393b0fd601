-- Who set a version of the pay policy, from which preset it was made, and which version of the same date it corrects:
-- one that was mistyped is not edited, and counts no more. Versions from before know none of it.

alter table pay_policies
  add column preset text check (length(preset) between 1 and 40),
  add column set_by uuid,
  add column supersedes_id uuid,
  add foreign key (organization_id, set_by) references employees,
  add foreign key (organization_id, supersedes_id) references pay_policies,
  drop constraint pay_policies_one_a_day;

-- One version counts for a date: two who set it at once meet here, and the later one corrects the earlier knowingly.
create unique index pay_policies_one_a_day on pay_policies (organization_id, starts_on, location_id, employee_id)
  nulls not distinct where supersedes_id is null;
create unique index pay_policies_superseded_once on pay_policies (organization_id, supersedes_id) where supersedes_id is not null;
