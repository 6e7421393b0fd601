-- Which days are holidays where. The federal calendar is known to the rules; here stands in what an organization, or one of its locations,
-- differs from it: days of its own, and federal ones that it does not keep. A change counts for years, so that those which are over stay
-- what they were; what is taken away stays, and says when.
create table holiday_changes (
  organization_id uuid not null references organizations,
  id uuid not null,
  -- null: the whole organization
  location_id uuid,
  -- a day of its own
  name text check (length(name) between 1 and 40),
  month smallint check (month between 1 and 12),
  day smallint check (day between 1 and 31),
  -- a federal day that is not kept
  code text check (length(code) between 1 and 40),
  from_year smallint not null check (from_year between 1900 and 2200),
  -- included; null: every year from the first
  last_year smallint check (last_year between from_year and 2200),
  removed_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, location_id) references locations,
  check (num_nulls(name, month, day) = case when code is null then 0 else 3 end),
  -- A federal day is left out of a year once, whoever clicks twice.
  constraint left_out_once exclude using gist (
    organization_id with =, coalesce(location_id, '00000000-0000-0000-0000-000000000000') with =, code with =,
    int4range(from_year, last_year + 1) with &&
  ) where (code is not null and removed_at is null)
);

alter table holiday_changes enable row level security;
alter table holiday_changes force row level security;
create policy inside on holiday_changes using (organization_id = current_organization());
grant select, insert, update on holiday_changes to meridian_app;
