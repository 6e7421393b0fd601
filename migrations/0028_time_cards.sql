-- What was said about somebody's workweek, and by whom: signed by the employee, approved by a manager, locked for payroll, opened
-- again. Steps are added, never changed: where a card stands is worked out from them.

create table time_card_steps (
  organization_id uuid not null,
  -- whose card it is
  employee_id uuid not null,
  -- first date of the workweek
  starts_on date not null,
  -- 1, 2, 3 … without a gap: two managers who approve at once meet at the primary key
  sequence integer not null check (sequence > 0),
  step text not null check (step in ('signed', 'approved', 'locked', 'reopened')),
  done_by uuid not null,
  done_at timestamptz not null,
  reason text check (length(reason) between 1 and 500),
  -- which wording was signed, and in which language it was read
  attestation_version integer check (attestation_version > 0),
  attestation_language text check (attestation_language in ('en', 'es', 'ar')),
  -- the last row of the employee's punches that was seen then, and its seal
  ledger_sequence integer not null,
  ledger_hash bytea not null check (octet_length(ledger_hash) = 32),
  -- hours of the week and of its days at that moment
  figures jsonb not null,
  -- an admin did it to their own card, since nobody else could
  alone boolean not null default false,
  primary key (organization_id, employee_id, starts_on, sequence),
  foreign key (organization_id, employee_id) references employees,
  foreign key (organization_id, done_by) references employees,
  foreign key (organization_id, employee_id, ledger_sequence) references punches,
  check ((step = 'signed') = (attestation_version is not null)),
  check ((attestation_version is null) = (attestation_language is null)),
  check (step <> 'signed' or done_by = employee_id),
  check (step <> 'reopened' or reason is not null),
  check (step not in ('approved', 'reopened') or done_by <> employee_id or alone)
);
create index time_card_steps_by_week on time_card_steps (organization_id, starts_on);
comment on table time_card_steps is 'ledger';

alter table time_card_steps enable row level security;
alter table time_card_steps force row level security;
create policy inside on time_card_steps using (organization_id = current_organization());
grant select, insert on time_card_steps to meridian_app;
create trigger kept_for_ever before update or delete or truncate on time_card_steps
  for each statement execute function refuse_change();

-- A day that may be paid. Each belongs to the approval that made it and counts as long as that approval does: a later step that
-- approves or reopens the week supersedes it, and the next approval makes new ones. What was paid is told by whoever pays, who
-- refers to a log by its id, and to its employee and date, so that no day is paid twice whichever of its logs is named.

create table work_logs (
  organization_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  starts_on date not null,
  -- the step that approved it
  approval_sequence integer not null,
  worked_on date not null,
  -- when work began and ended on that day, midnight where it ran through it; null where a day is paid without work
  started_at timestamptz,
  finished_at timestamptz,
  break_minutes integer not null check (break_minutes >= 0),
  worked_minutes integer not null check (worked_minutes >= 0),
  -- {"1": 480, "1.5": 30}: they add up to the worked minutes
  minutes_by_multiplier jsonb not null,
  -- the day's share of each line of the week's pay; null where no rate was known
  pay_lines jsonb,
  pay_cents bigint,
  primary key (organization_id, id),
  unique (organization_id, employee_id, worked_on, id),
  constraint work_logs_one_a_day unique (organization_id, employee_id, starts_on, approval_sequence, worked_on),
  foreign key (organization_id, employee_id, starts_on, approval_sequence) references time_card_steps,
  check (worked_on between starts_on and starts_on + 6),
  check ((started_at is null) = (finished_at is null)),
  check (finished_at >= started_at),
  check ((pay_lines is null) = (pay_cents is null))
);
create index work_logs_by_day on work_logs (organization_id, worked_on);
comment on table work_logs is 'ledger';

alter table work_logs enable row level security;
alter table work_logs force row level security;
create policy inside on work_logs using (organization_id = current_organization());
grant select, insert on work_logs to meridian_app;
create trigger kept_for_ever before update or delete or truncate on work_logs
  for each statement execute function refuse_change();
