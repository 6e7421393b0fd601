-- How many people a location needs: on which weekday, from when to when by the clock on the wall, as what. It holds for every week until
-- it is changed. What reaches past midnight is said of both days.
create table staffing_needs (
  organization_id uuid not null,
  id uuid not null,
  location_id uuid not null,
  -- null: whatever they work as
  position_id uuid,
  weekday text not null
    check (weekday in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
  from_minute integer not null check (from_minute >= 0),
  -- not included; 1440 is midnight
  to_minute integer not null check (to_minute <= 1440),
  people integer not null check (people between 1 and 999),
  primary key (organization_id, id),
  foreign key (organization_id, location_id) references locations,
  foreign key (organization_id, position_id) references positions,
  check (from_minute < to_minute),
  -- Two managers may say it at the same moment, and each hour would be asked for twice.
  constraint needs_are_said_once exclude using gist (
    organization_id with =, location_id with =, weekday with =,
    coalesce(position_id, '00000000-0000-0000-0000-000000000000'::uuid) with =,
    int4range(from_minute, to_minute) with &&
  )
);

alter table staffing_needs enable row level security;
alter table staffing_needs force row level security;
create policy inside on staffing_needs using (organization_id = current_organization());
grant select, insert, update, delete on staffing_needs to meridian_app;
