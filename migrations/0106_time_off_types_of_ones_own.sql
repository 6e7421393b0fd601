-- An organization keeps its own types of time off. One is never deleted: it is retired, and can be asked for no more, while its requests and
-- its ledger stay.
alter table time_off_types
  add column retired_at timestamptz,
  -- what whoever asks for it must add
  add column needs_note boolean not null default false,
  add column needs_attachment boolean not null default false;

create unique index time_off_types_named_once on time_off_types (organization_id, lower(name)) where name is not null;
