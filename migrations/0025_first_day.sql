-- The first day at work was kept twice for a moment, by whoever admitted somebody and by whoever employs them: it is employed_from.
-- Row-level security holds for the owner too, so each organization is entered.

do $$
declare
  entered uuid;
begin
  for entered in select distinct organization_id from memberships loop
    perform set_config('app.organization', entered::text, true);
    update employees set employed_from = starts_on
    where organization_id = entered and employed_from is null and starts_on is not null
      and (employed_until is null or employed_until >= starts_on);
  end loop;
  perform set_config('app.organization', '', true);
end
$$;

alter table employees drop column starts_on;
