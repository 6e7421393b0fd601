-- Direct deposit: payments that somebody carries to the bank in one file. A payment is in one file at most, or its person would be paid twice; a
-- file that never went to the bank is withdrawn, and its payments are free for another one.

alter table payroll_setups drop constraint payroll_setups_format_check;
alter table payroll_setups add constraint payroll_setups_format_check
  check (format in ('adp', 'paychex', 'gusto', 'quickbooks_desktop', 'quickbooks_online', 'nacha'));

create table deposit_files (
  organization_id uuid not null,
  id uuid not null,
  made_by uuid not null,
  made_at timestamptz not null,
  -- by the calendar of whoever made it: together with the letter, what a bank tells two files of a day apart by
  made_on date not null,
  modifier text not null check (modifier ~ '^[A-Z0-9]$'),
  -- the banking day on which the money is to be there
  effective_on date not null check (effective_on > made_on),
  people integer not null check (people > 0),
  credit_cents bigint not null check (credit_cents > 0),
  sha256 bytea not null check (octet_length(sha256) = 32),
  primary key (organization_id, id),
  constraint deposit_files_modifier_once unique (organization_id, made_on, modifier),
  foreign key (organization_id, made_by) references employees
);
comment on table deposit_files is 'ledger';
alter table deposit_files enable row level security;
alter table deposit_files force row level security;
create policy inside on deposit_files using (organization_id = current_organization());
grant select, insert on deposit_files to meridian_app;
create trigger kept_for_ever before update or delete or truncate on deposit_files
  for each statement execute function refuse_change();

-- What the file says, account numbers and all: sealed, and forgotten after some weeks.
create table deposit_contents (
  organization_id uuid not null,
  file_id uuid not null,
  sealed bytea not null,
  primary key (organization_id, file_id),
  foreign key (organization_id, file_id) references deposit_files
);
alter table deposit_contents enable row level security;
alter table deposit_contents force row level security;
create policy inside on deposit_contents using (organization_id = current_organization());
grant select, insert, delete on deposit_contents to meridian_app;

create table deposit_withdrawals (
  organization_id uuid not null,
  -- two who withdraw at once meet here
  file_id uuid not null,
  withdrawn_by uuid not null,
  withdrawn_at timestamptz not null,
  reason text not null check (length(reason) between 1 and 500),
  primary key (organization_id, file_id),
  foreign key (organization_id, file_id) references deposit_files,
  foreign key (organization_id, withdrawn_by) references employees
);
comment on table deposit_withdrawals is 'ledger';
alter table deposit_withdrawals enable row level security;
alter table deposit_withdrawals force row level security;
create policy inside on deposit_withdrawals using (organization_id = current_organization());
grant select, insert on deposit_withdrawals to meridian_app;
create trigger kept_for_ever before update or delete or truncate on deposit_withdrawals
  for each statement execute function refuse_change();

-- Which payments are in a file that counts; the rows of a withdrawn one go. What was in it is told in audit_entries.
create table deposits (
  organization_id uuid not null,
  payment_id uuid not null,
  file_id uuid not null,
  -- however many files are made at the same moment
  constraint deposits_once primary key (organization_id, payment_id),
  foreign key (organization_id, payment_id) references payments (organization_id, id),
  foreign key (organization_id, file_id) references deposit_files
);
create index deposits_by_file on deposits (organization_id, file_id);
alter table deposits enable row level security;
alter table deposits force row level security;
create policy inside on deposits using (organization_id = current_organization());
grant select, insert, delete on deposits to meridian_app;
