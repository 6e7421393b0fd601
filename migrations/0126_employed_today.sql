-- Who is employed today: their last day, by the calendar of their home, is not over. Whoever asks that asks it here, so that it is decided once
-- (decision 0290); with access or without it, that is asked beside.
create view employed_today with (security_invoker = true) as
  select e.organization_id, e.id, e.status, e.role, e.role_since, e.first_name, e.last_name, e.photo_version, e.home_location_id, e.home_since,
    e.joined_at, e.created_at
  from employees e
  where e.employed_until is null or e.employed_until >= (
    select (now() at time zone l.zone)::date from locations l where l.organization_id = e.organization_id and l.id = e.home_location_id
  );
grant select on employed_today to meridian_app;

create or replace view conversation_people with (security_invoker = true) as
  select m.organization_id, m.conversation_id, m.employee_id, m.joined_at as since
  from conversation_members m
  join employed_today e on e.organization_id = m.organization_id and e.id = m.employee_id and e.status = 'active'
  where m.left_at is null
  union all
  select c.organization_id, c.id, e.id,
    -- the earliest of all ways in which it fits; least and greatest leave out what is null
    least(
      case when c.opened_by = e.id and e.role = 'admin' then coalesce(e.role_since, e.joined_at, e.created_at) end,
      (
        select coalesce(l.since, e.joined_at, e.created_at) from managed_locations l
        where l.organization_id = c.organization_id and l.employee_id = e.id and l.location_id = c.location_id
      ),
      case when e.role = coalesce(c.role, e.role) then greatest(
        case when c.role is null then coalesce(e.joined_at, e.created_at) else coalesce(e.role_since, e.joined_at, e.created_at) end,
        least(
          case when e.home_location_id = c.location_id then coalesce(e.home_since, e.joined_at, e.created_at) end,
          (
            select coalesce(f.since, e.joined_at, e.created_at) from further_locations f
            where f.organization_id = c.organization_id and f.employee_id = e.id and f.location_id = c.location_id
          ),
          -- nobody is in it for a role alone where it names a location
          case when c.location_id is not null then 'infinity'::timestamptz end
        )
      ) end
    )
  from conversations c
  join employed_today e on e.organization_id = c.organization_id and e.status = 'active'
  where c.follows_rule and (
    (c.opened_by = e.id and e.role = 'admin')
    or exists (
      select from managed_locations l
      where l.organization_id = c.organization_id and l.employee_id = e.id and l.location_id = c.location_id
    )
    or e.role = coalesce(c.role, e.role) and (
      c.location_id is null or e.home_location_id = c.location_id
      or exists (
        select from further_locations f
        where f.organization_id = c.organization_id and f.employee_id = e.id and f.location_id = c.location_id
      )
    )
  );
