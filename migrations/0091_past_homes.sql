-- Where somebody's home was before they moved, and until which day: a week is paid by the policy of the location that was home as it
-- began, whatever became home since. No figure of a past week moves.
create table past_homes (
  organization_id uuid not null,
  employee_id uuid not null,
  -- the day of the move, as the calendar of the former home said: it began there
  until_on date not null,
  location_id uuid not null,
  primary key (organization_id, employee_id, until_on),
  foreign key (organization_id, employee_id) references employees,
  foreign key (organization_id, location_id) references locations
);
comment on table past_homes is 'ledger';

-- Who moved before is told by the audit log, by the name that the former home had then: that before the first change of it since, or the
-- one it still has. Of several moves on a day the first says where the day began.
alter table audit_entries no force row level security;
alter table locations no force row level security;
alter table employees no force row level security;
insert into past_homes (organization_id, employee_id, until_on, location_id)
select distinct on (m.organization_id, m.subject_id, (m.happened_at at time zone l.zone)::date)
  m.organization_id, m.subject_id, (m.happened_at at time zone l.zone)::date, l.id
from audit_entries m
join employees e on e.organization_id = m.organization_id and e.id = m.subject_id
join locations l on l.organization_id = m.organization_id and m.details ->> 'before' = coalesce(
  (
    select c.details -> 'before' ->> 'name' from audit_entries c
    where c.organization_id = m.organization_id and c.action = 'location.changed' and c.subject_id = l.id
      and c.happened_at > m.happened_at and c.details -> 'before' ? 'name'
    order by c.happened_at, c.sequence limit 1
  ),
  l.name
)
where m.action = 'employee.moved'
order by m.organization_id, m.subject_id, (m.happened_at at time zone l.zone)::date, m.happened_at, m.sequence;
alter table audit_entries force row level security;
alter table locations force row level security;
alter table employees force row level security;

alter table past_homes enable row level security;
alter table past_homes force row level security;
create policy inside on past_homes using (organization_id = current_organization());
grant select, insert on past_homes to meridian_app;
create trigger kept_for_ever before update or delete or truncate on past_homes
  for each statement execute function refuse_change();
