-- A check is known by its number, and neither capitals nor hyphens and zeros before it make another one of it. Payments are never changed: where two
-- of before have one number so, the rule begins now.

drop index payments_check_number_once;
do $$
declare
  keys constant text := 'create unique index payments_check_number_once on payments (organization_id, lower(regexp_replace(check_number, ''^[-0]+(?=.)'', '''')))';
begin
  begin
    execute keys;
  exception when unique_violation then
    execute keys || format(' where recorded_at >= %L', now());
  end;
end $$;
