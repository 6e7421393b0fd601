-- Browsers that somebody lets notify them while no page is open. Each belongs to a person and to the session that they turned it on in: whatever ends
-- that session, a sign-out, a suspension or its time, ends this with it, so that nobody who uses the device next reads what was theirs.

alter table sessions add constraint sessions_as_of unique (organization_id, employee_id, id);

create table push_devices (
  organization_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  session_id uuid not null unique,
  -- the address at the push service and the browser's keys, sealed: whoever has them can reach the device
  address bytea not null,
  -- our public key that the address was made for: under another secret it is another, and the service takes no messages of that
  server_key text not null check (length(server_key) = 87),
  turned_on_at timestamptz not null,
  reached_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references employees (organization_id, id),
  foreign key (organization_id, employee_id, session_id) references sessions (organization_id, employee_id, id) on delete cascade
);
create index push_devices_of_person on push_devices (organization_id, employee_id);

alter table push_devices enable row level security;
alter table push_devices force row level security;
create policy inside on push_devices using (organization_id = current_organization());
grant select, insert, update (reached_at), delete on push_devices to meridian_app;

-- What is pushed is a letter as any other: its recipient is a device.
alter table letters drop constraint letters_channel_check;
alter table letters add constraint letters_channel_check check (channel in ('mail', 'text', 'push'));
