-- What an organization says of its locations: where they are, when they are open, how one reaches
-- them, and that one is closed. A location is never deleted: punches name it for ever.

alter table locations
  add column address text check (length(address) between 1 and 300),
  add column phone text check (length(phone) between 3 and 40),
  add column latitude double precision check (latitude between -90 and 90),
  add column longitude double precision check (longitude between -180 and 180),
  add column radius_metres integer check (radius_metres between 30 and 20000),
  -- per weekday {"opens": "09:00", "closes": "02:00"}, closing after midnight where it is not later; no entry, closed
  add column opening_hours jsonb not null default '{}' check (jsonb_typeof(opening_hours) = 'object'),
  -- counts the changes, so that of two who edit at once the second learns of the first
  add column revision integer not null default 1 check (revision > 0),
  add column closed_at timestamptz,
  add constraint locations_geofence_whole check (num_nulls(latitude, longitude, radius_metres) in (0, 3));

-- Two names that differ in case alone are one name to whoever reads them.
create unique index locations_named_once on locations (organization_id, lower(name));

-- Where somebody works besides their home location.
create table further_locations (
  organization_id uuid not null,
  employee_id uuid not null,
  location_id uuid not null,
  primary key (organization_id, employee_id, location_id),
  foreign key (organization_id, employee_id) references employees,
  foreign key (organization_id, location_id) references locations
);
create index further_locations_by_location on further_locations (organization_id, location_id);

alter table further_locations enable row level security;
alter table further_locations force row level security;
create policy inside on further_locations using (organization_id = current_organization());
grant select, insert, delete on further_locations to meridian_app;

create index managed_locations_by_location on managed_locations (organization_id, location_id);
create index employees_by_home on employees (organization_id, home_location_id);

-- Where somebody of several locations says that they are today; null, at home.
alter table employees add column current_location_id uuid,
  add foreign key (organization_id, current_location_id) references locations;

-- Nobody is put at a closed location. The lock makes who places somebody and who closes take turns.
create function refuse_closed_location() returns trigger
  language plpgsql as $$
declare
  place uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  if tg_op = 'UPDATE' and place is not distinct from (to_jsonb(old) ->> tg_argv[0])::uuid then
    return new;
  end if;
  perform from locations l where l.organization_id = new.organization_id and l.id = place and l.closed_at is null for share;
  if not found and exists (select from locations l where l.organization_id = new.organization_id and l.id = place) then
    raise exception 'location % is closed', place using errcode = 'check_violation', constraint = 'location_open';
  end if;
  return new;
end
$$;
create trigger home_is_open before insert or update of home_location_id on employees
  for each row execute function refuse_closed_location('home_location_id');
create trigger further_is_open before insert on further_locations
  for each row execute function refuse_closed_location('location_id');
create trigger managed_is_open before insert on managed_locations
  for each row execute function refuse_closed_location('location_id');

-- By which zone the weeks of somebody were cut before their home changed it: a new zone counts from
-- the next week on, and no figure of a past week moves. A week goes by the first row whose date is
-- later than the week's own beginning; where there is none, by the zone of the home location.
create table past_zones (
  organization_id uuid not null,
  employee_id uuid not null,
  until_on date not null,
  zone text not null,
  primary key (organization_id, employee_id, until_on),
  foreign key (organization_id, employee_id) references employees
);
comment on table past_zones is 'ledger';

alter table past_zones enable row level security;
alter table past_zones force row level security;
create policy inside on past_zones using (organization_id = current_organization());
grant select, insert on past_zones to meridian_app;
create trigger kept_for_ever before update or delete or truncate on past_zones
  for each statement execute function refuse_change();

-- The gate tells of all of a person's locations: where they are now, where their home is (whose zone cuts their days),
-- and where else they work.
drop function session_gate(bytea[], timestamptz);
create function session_gate(hashes bytea[], moment timestamptz)
returns table (
  token_hash bytea, session_id uuid, authenticated_at timestamptz, user_id uuid, language text, organization_id uuid,
  employee_id uuid, first_name text, role text, status text, zone text, home_location_id uuid, location_id uuid, location_zone text,
  location_ids uuid[], managed_location_ids uuid[]
)
language plpgsql as $$
declare
  session record;
begin
  for session in
    select s.token_hash, s.id, s.authenticated_at, s.user_id, s.organization_id, s.employee_id, u.language
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = any (hashes) and s.expires_at > moment
  loop
    perform set_config('app.organization', session.organization_id::text, true);
    return query
      select session.token_hash, session.id, session.authenticated_at, session.user_id, session.language,
        session.organization_id, e.id, e.first_name, e.role, e.status, home.zone, home.id, coalesce(here.id, home.id), coalesce(here.zone, home.zone),
        home.id || array(
          select f.location_id from further_locations f
          where f.organization_id = e.organization_id and f.employee_id = e.id
        ),
        array(
          select m.location_id from managed_locations m
          where m.organization_id = e.organization_id and m.employee_id = e.id
        )
      from employees e
      join locations home on home.organization_id = e.organization_id and home.id = e.home_location_id
      -- a place that closed, or where they work no longer, is not where they are
      left join locations here on here.organization_id = e.organization_id and here.id = e.current_location_id
        and here.closed_at is null and exists (
          select from further_locations f
          where f.organization_id = e.organization_id and f.employee_id = e.id and f.location_id = here.id
        )
      where e.organization_id = session.organization_id and e.id = session.employee_id;
  end loop;
  perform set_config('app.organization', '', true);
end
$$;
