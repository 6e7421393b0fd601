-- On which dates nobody may be away, or no more than some: of a location or of the whole organization. What is taken away stays, and says
-- when it counted.
create table away_limits (
  organization_id uuid not null references organizations,
  id uuid not null,
  name text not null check (length(name) between 1 and 80),
  -- null: the whole organization
  location_id uuid,
  starts_on date not null,
  -- included
  ends_on date not null,
  -- at a time; 0, nobody: a blackout
  most_away integer not null check (most_away between 0 and 999),
  effect text not null check (effect in ('warn', 'refuse')),
  removed_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, location_id) references locations,
  check (starts_on <= ends_on)
);
create index away_limits_by_date on away_limits (organization_id, ends_on) where removed_at is null;

alter table away_limits enable row level security;
alter table away_limits force row level security;
create policy inside on away_limits using (organization_id = current_organization());
grant select, insert, update on away_limits to meridian_app;
