-- What a pay stub says besides the payment itself, as it was when the payment was recorded: names, addresses and rules change, and a stub that
-- is printed again in years says what it said.

create table pay_stubs (
  organization_id uuid not null,
  payment_id uuid not null,
  -- employer, employee, period, days with their lines of pay, rates with their hours, rules of each week, year to date
  facts jsonb not null check (jsonb_typeof(facts) = 'object'),
  primary key (organization_id, payment_id),
  foreign key (organization_id, payment_id) references payments
);
comment on table pay_stubs is 'ledger';

alter table pay_stubs enable row level security;
alter table pay_stubs force row level security;
create policy inside on pay_stubs using (organization_id = current_organization());
grant select, insert on pay_stubs to meridian_app;
create trigger kept_for_ever before update or delete or truncate on pay_stubs
  for each statement execute function refuse_change();
