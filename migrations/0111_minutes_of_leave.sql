-- Payroll systems pay time off at the rate that they keep, also of somebody who has none here: how much of it a day has is told beside its
-- pay, which there is none of then. Of days that were approved before, their lines of pay tell it.
alter table work_logs add column leave_minutes integer not null default 0 check (leave_minutes >= 0);

-- The owner is held by what holds a ledger and by forced row-level security too: for this statement it is not.
alter table work_logs disable trigger kept_for_ever;
alter table work_logs no force row level security;
update work_logs l set leave_minutes = lines.minutes
from (
  select organization_id, id, sum((line ->> 'minutes')::int) as minutes
  from work_logs, jsonb_array_elements(pay_lines) line where line ->> 'kind' = 'paid-leave' group by organization_id, id
) lines
where lines.organization_id = l.organization_id and lines.id = l.id and lines.minutes is not null;
alter table work_logs force row level security;
alter table work_logs enable trigger kept_for_ever;
