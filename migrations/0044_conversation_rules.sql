-- Who answers for a location hears what is said to its people, whatever the role that a rule names; and an admin, who may reach
-- everybody, is in what they opened themselves. The rest is as before.

create or replace view conversation_people with (security_invoker = true) as
  select m.organization_id, m.conversation_id, m.employee_id, m.joined_at as since
  from conversation_members m
  join employees e on e.organization_id = m.organization_id and e.id = m.employee_id and e.status = 'active'
  where m.left_at is null
  union all
  select c.organization_id, c.id, e.id, e.created_at
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
