-- Whom a rule fits is in its conversations from the moment that it fits them: what was said before they came to a location, or had a role,
-- is there to be read, and is no news to them. Null: since they came to the organization; and that is, where they waited to be admitted,
-- since they were.
alter table employees
  add column joined_at timestamptz,
  add column home_since timestamptz,
  add column role_since timestamptz;
alter table further_locations add column since timestamptz;
alter table managed_locations add column since timestamptz;

-- Who moved before, or had another role, is told by the audit log. The owner of a database is held by forced row-level security too, unless
-- it is a superuser: for this statement it is not.
alter table audit_entries no force row level security;
alter table employees no force row level security;
update employees e set home_since = t.moved_at, role_since = t.role_at
from (
  select organization_id, subject_id, max(happened_at) filter (where action = 'employee.moved') as moved_at,
    max(happened_at) filter (where action = 'employee.role_changed') as role_at
  from audit_entries where action in ('employee.moved', 'employee.role_changed') group by organization_id, subject_id
) t
where t.organization_id = e.organization_id and t.subject_id = e.id;
alter table audit_entries force row level security;
alter table employees force row level security;

create or replace view conversation_people with (security_invoker = true) as
  select m.organization_id, m.conversation_id, m.employee_id, m.joined_at as since
  from conversation_members m
  join employees e on e.organization_id = m.organization_id and e.id = m.employee_id and e.status = 'active'
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
  join employees e on e.organization_id = c.organization_id and e.status = 'active'
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
