-- What a week of a location is meant to come to at most, in hours and in what they cost: its schedule is held against it (decision 0313). It holds
-- for every week until it is changed; audit_entries keeps what it was.
create table labour_targets (
  organization_id uuid not null,
  location_id uuid not null,
  -- null: no target of hours; at most 100,000 of them
  weekly_minutes integer check (weekly_minutes between 60 and 6000000),
  -- null: no target of cost
  weekly_cents bigint check (weekly_cents between 1 and 99999999999),
  -- counts up: whoever saves names the one that they saw
  revision integer not null check (revision > 0),
  primary key (organization_id, location_id),
  foreign key (organization_id, location_id) references locations
);

alter table labour_targets enable row level security;
alter table labour_targets force row level security;
create policy inside on labour_targets using (organization_id = current_organization());
grant select, insert, update on labour_targets to meridian_app;
