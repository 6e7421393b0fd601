-- What people ask the admins of their organization, and what they were answered: kept, so that nobody asks twice and no promise is forgotten.

create table support_requests (
  organization_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  concern text not null check (concern in ('clock', 'hours', 'pay', 'account', 'other')),
  subject text not null check (length(subject) between 1 and 120),
  message text not null check (length(message) between 1 and 4000),
  asked_at timestamptz not null,
  answer text check (length(answer) between 1 and 4000),
  answered_by uuid,
  answered_at timestamptz,
  closed_by uuid,
  closed_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references employees,
  foreign key (organization_id, answered_by) references employees (organization_id, id),
  foreign key (organization_id, closed_by) references employees (organization_id, id),
  check (num_nulls(answer, answered_by, answered_at) in (0, 3)),
  check (num_nulls(closed_by, closed_at) in (0, 2)),
  -- answered or closed, and not both: either is the end
  check (answered_at is null or closed_at is null)
);
create index support_requests_by_person on support_requests (organization_id, employee_id, asked_at);
create index support_requests_by_time on support_requests (organization_id, asked_at);

alter table support_requests enable row level security;
alter table support_requests force row level security;
create policy inside on support_requests using (organization_id = current_organization());
grant select, insert, update on support_requests to meridian_app;
