-- Meals that are taken off by themselves and were no meals: a meal is unpaid only where whoever took it was relieved of all work (29 CFR 785.19). Where
-- the pay policy lets them, they say that they worked through it, and may take that back while the week may change. Nothing of it changes: of
-- each meal what was said last counts.
create table worked_meals (
  organization_id uuid not null,
  -- whose meal it was, and who says so themselves
  employee_id uuid not null,
  -- 1, 2, 3 … without a gap: two statements at once meet at the primary key
  sequence integer not null check (sequence > 0),
  worked_on date not null,
  -- its place among the meals that the rules take off on that day
  meal integer not null check (meal > 0),
  kind text not null check (kind in ('worked', 'taken_back')),
  recorded_at timestamptz not null,
  primary key (organization_id, employee_id, sequence),
  foreign key (organization_id, employee_id) references employees
);
comment on table worked_meals is 'ledger';

alter table worked_meals enable row level security;
alter table worked_meals force row level security;
create policy inside on worked_meals using (organization_id = current_organization());
grant select, insert on worked_meals to meridian_app;
create trigger kept_for_ever before update or delete or truncate on worked_meals
  for each statement execute function refuse_change();
