-- Everybody gets an employee number: short enough to be read out and printed on a pay stub, where
-- California Labor Code 226 asks for it or for digits of the social security number, and of the two it is the one
-- that nobody can misuse. Numbers begin at 1001 in each organization and are never given twice; a gap means nothing.

alter table organizations add last_employee_number integer not null default 1000 check (last_employee_number >= 1000);
alter table employees
  add employee_number integer check (employee_number > 1000),
  -- where the person can be reached, as E.164 writes it
  add phone text check (phone ~ '^\+[1-9][0-9]{6,14}$');

-- The owner of a database is held by forced row-level security too, unless it is a superuser: for these
-- statements it is not.
alter table organizations no force row level security;
alter table employees no force row level security;

update employees e set employee_number = counted.number
from (
  select organization_id, id, 1000 + row_number() over (partition by organization_id order by created_at, id) as number
  from employees
) counted
where counted.organization_id = e.organization_id and counted.id = e.id;

update organizations o set last_employee_number = greatest(1000, (
  select coalesce(max(e.employee_number), 1000) from employees e where e.organization_id = o.id
));

alter table organizations force row level security;
alter table employees force row level security;

alter table employees
  alter employee_number set not null,
  add constraint employees_employee_number unique (organization_id, employee_number);

-- What a person tells of themselves beyond their name. There is no row before they have.
create table profiles (
  organization_id uuid not null,
  employee_id uuid not null,
  street text check (length(street) between 1 and 120),
  apartment text check (length(apartment) between 1 and 40),
  city text check (length(city) between 1 and 80),
  state text check (state ~ '^[A-Z]{2}$'),
  zip text check (zip ~ '^[0-9]{5}(-[0-9]{4})?$'),
  -- sealed by the server under keys that are in no database: decision 0010
  date_of_birth_sealed bytea,
  ssn_digits_sealed bytea,
  email_notices boolean not null,
  sms_notices boolean not null,
  in_app_notices boolean not null,
  changed_at timestamptz not null,
  primary key (organization_id, employee_id),
  foreign key (organization_id, employee_id) references employees,
  -- an address is a whole one or none
  check (num_nulls(street, city, state, zip) in (0, 4) and (apartment is null or street is not null))
);

alter table profiles enable row level security;
alter table profiles force row level security;
create policy inside on profiles using (organization_id = current_organization());
grant select, insert, update on profiles to meridian_app;
