-- What was paid, to whom, for which days, and what was taken off. A payment is never edited: a void takes it back, says why, and its
-- days may be paid anew.

create table payments (
  organization_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  method text not null check (method in ('Cash', 'Check', 'Zelle', 'Other')),
  check_number text check (length(check_number) between 1 and 20),
  transacted_at timestamptz not null,
  -- of its days: how many, what was worked on them, and the last date of the latest of their weeks
  day_count integer not null check (day_count > 0),
  worked_minutes integer not null,
  week_ends_on date not null,
  total_cents bigint not null check (total_cents >= 0),
  hourly_cents bigint not null check (hourly_cents >= 0),
  deductions_cents bigint not null check (deductions_cents >= 0),
  final_cents bigint not null check (final_cents >= 0),
  -- what the rules say of these days, whatever was paid
  owed_cents bigint not null,
  recorded_by uuid not null,
  recorded_at timestamptz not null,
  -- an admin paid themselves, since nobody else could
  alone boolean not null,
  -- chosen by whoever sent it: the same key is the same payment for ever
  idempotency_key text not null check (length(idempotency_key) between 1 and 200),
  content_hash bytea not null check (octet_length(content_hash) = 32),
  primary key (organization_id, id),
  unique (organization_id, employee_id, id),
  constraint payments_recorded_once unique (organization_id, recorded_by, idempotency_key),
  -- A check that was written stays written, even where the payment was voided.
  constraint payments_check_number_once unique (organization_id, check_number),
  foreign key (organization_id, employee_id) references employees,
  foreign key (organization_id, recorded_by) references employees,
  check (final_cents = total_cents - deductions_cents),
  check ((method = 'Check') = (check_number is not null)),
  check (recorded_by <> employee_id or alone)
);
create index payments_by_week on payments (organization_id, week_ends_on);
comment on table payments is 'ledger';

alter table payments enable row level security;
alter table payments force row level security;
create policy inside on payments using (organization_id = current_organization());
grant select, insert on payments to meridian_app;
create trigger kept_for_ever before update or delete or truncate on payments
  for each statement execute function refuse_change();

create table payment_deductions (
  organization_id uuid not null,
  payment_id uuid not null,
  position integer not null check (position > 0),
  name text not null check (length(name) between 1 and 80),
  quantity numeric(12, 3) not null check (quantity > 0),
  unit_cents bigint not null check (unit_cents >= 0),
  cents bigint not null,
  primary key (organization_id, payment_id, position),
  foreign key (organization_id, payment_id) references payments,
  -- round() of a numeric goes half away from zero, as all money here
  check (cents = round(quantity * unit_cents))
);
comment on table payment_deductions is 'ledger';

alter table payment_deductions enable row level security;
alter table payment_deductions force row level security;
create policy inside on payment_deductions using (organization_id = current_organization());
grant select, insert on payment_deductions to meridian_app;
create trigger kept_for_ever before update or delete or truncate on payment_deductions
  for each statement execute function refuse_change();

create table payment_voids (
  organization_id uuid not null,
  payment_id uuid not null,
  voided_by uuid not null,
  voided_at timestamptz not null,
  reason text not null check (length(reason) between 1 and 500),
  primary key (organization_id, payment_id),
  foreign key (organization_id, payment_id) references payments,
  foreign key (organization_id, voided_by) references employees
);
comment on table payment_voids is 'ledger';

alter table payment_voids enable row level security;
alter table payment_voids force row level security;
create policy inside on payment_voids using (organization_id = current_organization());
grant select, insert on payment_voids to meridian_app;
create trigger kept_for_ever before update or delete or truncate on payment_voids
  for each statement execute function refuse_change();

-- The account of each day of somebody: turn by turn what was settled of it. A day is paid, a difference settled where its card was
-- approved anew with other hours, and either taken back by the void of its payment. Each turn stands on the one before: it names
-- the state that it found, and the keys below hold it to that. So a day is paid once until that payment is void, whatever
-- two managers do at the same moment, and whichever of its logs they name: both would have to take the same turn.
create table payment_days (
  organization_id uuid not null,
  employee_id uuid not null,
  worked_on date not null,
  turn integer not null check (turn > 0),
  entry text not null check (entry in ('paid', 'difference', 'voided')),
  payment_id uuid not null,
  -- the log up to which the day is settled; of a void, that of the turn that it takes back
  work_log_id uuid not null,
  -- the turn that a void takes back
  voided_turn integer,
  was_paid boolean not null,
  is_paid boolean not null,
  minutes_before integer not null,
  minutes integer not null,
  minutes_after integer not null generated always as (minutes_before + minutes) stored,
  -- what the rules say of these minutes
  cents_before bigint not null,
  cents bigint not null,
  cents_after bigint not null generated always as (cents_before + cents) stored,
  previous_turn integer generated always as (nullif(turn - 1, 0)) stored,
  void_of uuid generated always as (case when entry = 'voided' then payment_id end) stored,
  taken_back_minutes integer generated always as (-minutes) stored,
  taken_back_cents bigint generated always as (-cents) stored,
  primary key (organization_id, employee_id, worked_on, turn),
  constraint payment_days_once unique (organization_id, payment_id, worked_on, entry),
  constraint payment_days_voided_once unique (organization_id, employee_id, worked_on, voided_turn),
  unique (organization_id, employee_id, worked_on, turn, is_paid, minutes_after, cents_after),
  unique (organization_id, employee_id, worked_on, turn, payment_id, work_log_id, was_paid, minutes, cents),
  foreign key (organization_id, employee_id, payment_id) references payments (organization_id, employee_id, id),
  foreign key (organization_id, employee_id, worked_on, work_log_id)
    references work_logs (organization_id, employee_id, worked_on, id),
  constraint payment_days_stands_on_the_turn_before
    foreign key (organization_id, employee_id, worked_on, previous_turn, was_paid, minutes_before, cents_before)
    references payment_days (organization_id, employee_id, worked_on, turn, is_paid, minutes_after, cents_after),
  constraint payment_days_takes_back_what_was
    foreign key (organization_id, employee_id, worked_on, voided_turn, payment_id, work_log_id, is_paid, taken_back_minutes, taken_back_cents)
    references payment_days (organization_id, employee_id, worked_on, turn, payment_id, work_log_id, was_paid, minutes, cents),
  foreign key (organization_id, void_of) references payment_voids (organization_id, payment_id),
  check (turn > 1 or (not was_paid and minutes_before = 0 and cents_before = 0)),
  check (entry <> 'paid' or (not was_paid and is_paid)),
  check (entry <> 'difference' or (was_paid and is_paid)),
  check (entry <> 'voided' or was_paid),
  check ((entry = 'voided') = (voided_turn is not null)),
  check (voided_turn < turn),
  check (is_paid or (minutes_after = 0 and cents_after = 0))
);
create index payment_days_by_payment on payment_days (organization_id, payment_id);
comment on table payment_days is 'ledger';

alter table payment_days enable row level security;
alter table payment_days force row level security;
create policy inside on payment_days using (organization_id = current_organization());
grant select, insert on payment_days to meridian_app;
create trigger kept_for_ever before update or delete or truncate on payment_days
  for each statement execute function refuse_change();
