-- An employee is a person's record in an organization, from the day they ask to be admitted.

create table employees (
  organization_id uuid not null references organizations,
  id uuid not null,
  first_name text not null check (length(first_name) between 1 and 80),
  last_name text not null check (length(last_name) between 1 and 80),
  role text not null check (role in ('employee', 'manager', 'admin')),
  status text not null check (status in ('pending', 'active', 'suspended', 'rejected')),
  home_location_id uuid not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, home_location_id) references locations
);

alter table employees enable row level security;
alter table employees force row level security;
create policy inside on employees using (organization_id = current_organization());
grant select, insert, update on employees to meridian_app;

-- The locations whose people a manager answers for.
create table managed_locations (
  organization_id uuid not null,
  employee_id uuid not null,
  location_id uuid not null,
  primary key (organization_id, employee_id, location_id),
  foreign key (organization_id, employee_id) references employees,
  foreign key (organization_id, location_id) references locations
);

alter table managed_locations enable row level security;
alter table managed_locations force row level security;
create policy inside on managed_locations using (organization_id = current_organization());
grant select, insert, delete on managed_locations to meridian_app;

-- A user is a sign-in. Users belong to no organization: they are found by the e-mail that a
-- stranger types, before one is known.
create table users (
  id uuid primary key,
  email text not null unique check (email = lower(email) and length(email) <= 254),
  -- argon2id in PHC form; null once other ways in exist and no password was ever set
  password_hash text,
  language text not null default 'en' check (language in ('en', 'es', 'ar')),
  theme text not null default 'system' check (theme in ('system', 'light', 'dark')),
  hour_cycle text not null default 'h12' check (hour_cycle in ('h12', 'h23')),
  created_at timestamptz not null
);
grant select, insert, update on users to meridian_app;

-- Which employee a sign-in is, in which organization.
create table memberships (
  user_id uuid not null references users,
  organization_id uuid not null,
  employee_id uuid not null,
  primary key (user_id, organization_id),
  unique (organization_id, employee_id),
  unique (user_id, organization_id, employee_id),
  foreign key (organization_id, employee_id) references employees
);
grant select, insert on memberships to meridian_app;
