-- Where a shift stood in time off as it was approved, so that whoever plans there was told: when the time off is taken back they hear that too, however long
-- after, and wherever the shift is by then. What people were told is forgotten after a while, and whoever planned then may plan no more.
create table leave_warnings (
  organization_id uuid not null,
  request_id uuid not null,
  location_id uuid not null,
  -- of the first of these shifts there
  shift_on date not null,
  primary key (organization_id, request_id, location_id),
  foreign key (organization_id, request_id) references time_off_requests,
  foreign key (organization_id, location_id) references locations
);
comment on table leave_warnings is 'ledger';

alter table leave_warnings enable row level security;
create policy inside on leave_warnings using (organization_id = current_organization());
grant select, insert on leave_warnings to meridian_app;
create trigger kept_for_ever before update or delete or truncate on leave_warnings
  for each statement execute function refuse_change();

-- Of what was approved before, it is read out of what people were told. The owner of a database is held by forced row-level security too, unless it is a
-- superuser: for this statement it is not.
alter table notices no force row level security;
alter table time_off_requests no force row level security;
alter table locations no force row level security;
insert into leave_warnings (organization_id, request_id, location_id, shift_on)
select n.organization_id, q.id, l.id, min(substring(n.link from 'week=([-0-9]+)')::date)
from notices n
join time_off_requests q on q.organization_id = n.organization_id and q.id = n.about_id
join locations l on l.organization_id = n.organization_id and l.id = substring(n.link from 'location=([-0-9a-f]+)')::uuid
where n.kind = 'planned_away'
group by n.organization_id, q.id, l.id;
alter table notices force row level security;
alter table time_off_requests force row level security;
alter table locations force row level security;
alter table leave_warnings force row level security;
