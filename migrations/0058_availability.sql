-- When somebody can work and when they would rather: a week that holds until it is changed, and dates on which it is otherwise. What
-- a day says is one value, always read and written whole: stretches of its wall clock, each available, preferred or unavailable.
create table availability_weeks (
  organization_id uuid not null,
  employee_id uuid not null,
  -- by weekday; a day with nothing in it is free
  days jsonb not null check (jsonb_typeof(days) = 'object'),
  changed_at timestamptz not null,
  primary key (organization_id, employee_id),
  foreign key (organization_id, employee_id) references employees
);

alter table availability_weeks enable row level security;
alter table availability_weeks force row level security;
create policy inside on availability_weeks using (organization_id = current_organization());
grant select, insert, update on availability_weeks to meridian_app;

create table availability_dates (
  organization_id uuid not null,
  employee_id uuid not null,
  on_date date not null,
  -- in the place of what the week says of that day; nothing in it, and the whole day is free
  hours jsonb not null check (jsonb_typeof(hours) = 'array'),
  note text check (length(note) between 1 and 500),
  changed_at timestamptz not null,
  primary key (organization_id, employee_id, on_date),
  foreign key (organization_id, employee_id) references employees
);

alter table availability_dates enable row level security;
alter table availability_dates force row level security;
create policy inside on availability_dates using (organization_id = current_organization());
grant select, insert, update, delete on availability_dates to meridian_app;
