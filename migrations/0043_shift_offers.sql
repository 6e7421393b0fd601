-- Whoever cannot work a shift offers it: to one colleague, or to everybody who could. Until somebody takes it, it stays theirs: an
-- offer never leaves a shift without anybody. That it has run out, or that the shift is another one by now, is no row: it is read
-- from the shift itself.
create table shift_offers (
  organization_id uuid not null,
  id uuid not null,
  shift_id uuid not null,
  offered_by uuid not null,
  -- null, to everybody who could work it
  offered_to uuid,
  note text check (length(note) between 1 and 300),
  offered_at timestamptz not null,
  -- the publication that the shift stood in: another one since, and it is no longer what was offered
  publication_id uuid not null,
  outcome text check (outcome in ('taken', 'withdrawn', 'declined', 'lapsed')),
  ended_by uuid,
  ended_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, shift_id) references shifts,
  foreign key (organization_id, offered_by) references employees,
  foreign key (organization_id, offered_to) references employees,
  foreign key (organization_id, publication_id) references publications,
  foreign key (organization_id, ended_by) references employees,
  check (offered_by <> offered_to),
  check (num_nulls(outcome, ended_at) in (0, 2))
);
-- Of two who press at once one offer stands.
create unique index shift_offers_one_open on shift_offers (organization_id, shift_id) where outcome is null;

alter table shift_offers enable row level security;
alter table shift_offers force row level security;
create policy inside on shift_offers using (organization_id = current_organization());
grant select, insert, update on shift_offers to meridian_app;
