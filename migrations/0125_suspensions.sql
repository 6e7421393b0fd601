-- From when until when somebody was suspended: what the calendar would have given them in between is not given afterwards, and what fell before or
-- after is. When they came back the last time (`reinstated_at`) is no longer asked for; the column goes with a later release.
create table suspensions (
  organization_id uuid not null,
  employee_id uuid not null,
  suspended_at timestamptz not null,
  -- null while it lasts
  reinstated_at timestamptz,
  primary key (organization_id, employee_id, suspended_at),
  foreign key (organization_id, employee_id) references employees,
  check (suspended_at <= reinstated_at)
);

-- What was before is told by the audit log. The owner of a database is held by forced row-level security too, unless it is a superuser: for these
-- statements it is not.
alter table audit_entries no force row level security;
alter table employees no force row level security;
insert into suspensions
select s.organization_id, s.subject_id, s.happened_at, (
    select min(r.happened_at) from audit_entries r
    where r.organization_id = s.organization_id and r.subject_id = s.subject_id and r.action = 'employee.reinstated'
      and r.happened_at >= s.happened_at
  )
from audit_entries s
join employees e on e.organization_id = s.organization_id and e.id = s.subject_id
where s.action = 'employee.suspended'
on conflict do nothing;
-- Of whom the log does not tell when it began, nothing unwritten of before they came back is given, as until now.
insert into suspensions
select e.organization_id, e.id, least(e.created_at, e.reinstated_at), e.reinstated_at from employees e
where e.reinstated_at is not null
  and not exists (select from suspensions s where s.organization_id = e.organization_id and s.employee_id = e.id);
alter table audit_entries force row level security;
alter table employees force row level security;

alter table suspensions enable row level security;
alter table suspensions force row level security;
create policy inside on suspensions using (organization_id = current_organization());
grant select, insert, update on suspensions to meridian_app;

-- Where time off of before a year that has begun is approved or cancelled afterwards, what was carried and what lapsed is put right by rows that are
-- named after the period and the request.
alter table time_off_ledger
  drop constraint time_off_ledger_period_check,
  add constraint time_off_ledger_period_check check (length(period) between 1 and 80);
