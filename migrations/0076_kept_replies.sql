-- What a call was answered that its sender named by an Idempotency-Key: sent again within a day, it is answered the same and done no second time.
create table kept_replies (
  organization_id uuid not null,
  employee_id uuid not null,
  key text not null check (length(key) between 1 and 255),
  -- of the endpoint and all that was sent: the same key with anything else is a mistake
  call bytea not null check (octet_length(call) = 32),
  -- sealed, since it may hold a secret that is shown once; null where nothing is told
  reply bytea,
  kept_at timestamptz not null,
  primary key (organization_id, employee_id, key),
  foreign key (organization_id, employee_id) references employees
);
create index kept_replies_by_time on kept_replies (organization_id, employee_id, kept_at);
alter table kept_replies enable row level security;
alter table kept_replies force row level security;
create policy inside on kept_replies using (organization_id = current_organization());
grant select, insert, update, delete on kept_replies to meridian_app;
