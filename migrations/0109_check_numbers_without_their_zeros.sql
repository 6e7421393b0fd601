-- A check is known by its number, and 00123 is the check 123. Payments are never changed: where two of before have one number so, the rule begins now.

alter table payments drop constraint payments_check_number_once;
do $$
declare
  keys constant text := 'create unique index payments_check_number_once on payments (organization_id, regexp_replace(check_number, ''^0+(?=.)'', ''''))';
begin
  begin
    execute keys;
  exception when unique_violation then
    execute keys || format(' where recorded_at >= %L', now());
  end;
end $$;
