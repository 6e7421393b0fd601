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
