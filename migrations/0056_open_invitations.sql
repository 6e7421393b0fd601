-- One address has one invitation of an organization that opens anything, and an import is taken back only while nothing hangs on its people.

-- Of several that wait for one address only the newest stays open.
alter table invitations no force row level security;
update invitations i set revoked_at = now()
where accepted_at is null and revoked_at is null and exists (
  select from invitations j
  where j.organization_id = i.organization_id and j.email = i.email and j.accepted_at is null and j.revoked_at is null
    and (j.invited_at, j.id) > (i.invited_at, i.id)
);
alter table invitations force row level security;
-- One that ran out holds its address until whoever invites anew takes it back.
create unique index invitations_one_open on invitations (organization_id, email) where accepted_at is null and revoked_at is null;

-- On which of some people anything hangs: a row of any table that names them. A table that is added later is looked at by itself. Not looked
-- at is what an import, a rule or the people's own sign-in writes; what somebody did about them besides stands in audit_entries.
create function people_in_use(organization uuid, people uuid[]) returns setof uuid language plpgsql stable as $$
declare
  link record;
begin
  for link in
    select c.conrelid::regclass as "table", a.attname as "column"
    from pg_constraint c
    cross join lateral unnest(c.conkey, c.confkey) as key ("from", "to")
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = key."from"
    join pg_attribute f on f.attrelid = c.confrelid and f.attnum = key."to" and f.attname = 'id'
    where c.contype = 'f' and c.confrelid = 'employees'::regclass
      and c.conrelid <> all (array[
        'memberships', 'managed_locations', 'further_locations', 'imported_people', 'pay_rates', 'invitations', 'audit_entries',
        -- what a rule gives; of what somebody gives or uses audit_entries or a request tells
        'time_off_ledger'
      ]::regclass[])
  loop
    return query execute format(
      'select distinct %1$I from %2$s where organization_id = $1 and %1$I = any ($2)', link."column", link."table"
    ) using organization, people;
  end loop;
end
$$;
