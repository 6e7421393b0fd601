-- A check is known by its number, and a hyphen anywhere is no part of it: 88-001, 8-8001 and 088001- are the check 88001.

-- Payments are never changed: where some of before have one number so, they stay as they were written, and the index holds those from now on
-- together. Against the ones of before a new number is still asked, and refused, when its payment is recorded.
drop index payments_check_number_once;
do $$
declare
  keys constant text := 'create unique index payments_check_number_once on payments (organization_id, lower(ltrim(replace(check_number, ''-'', ''''), ''0'')))';
begin
  begin
    execute keys;
  exception when unique_violation then
    execute keys || format(' where recorded_at >= %L', now());
  end;
end $$;

-- Whoever raises or removes the limit above which payments need a second person is held to the one before for a while: else one alone
-- would raise it, pay, and lower it again.
alter table payment_limits
  add column raised_by uuid,
  add column raised_at timestamptz,
  -- the lowest that they were held to before; no limit at all holds nobody
  add column limit_before_cents bigint check (limit_before_cents > 0),
  add constraint payment_limits_raised_whole check (
    (raised_by is null) = (raised_at is null) and (raised_by is null) = (limit_before_cents is null)
  ),
  add constraint payment_limits_raised check (limit_cents = 0 or limit_cents > limit_before_cents),
  add foreign key (organization_id, raised_by) references employees;
