-- Invitations: a manager's word, given in advance, that somebody may come in as something, somewhere. Whoever
-- brings its secret is active on arrival; it is brought once, within seven days, unless it is taken back.

create table invitations (
  organization_id uuid not null references organizations,
  id uuid not null,
  -- Of the secret in the link; it stands in the letter, or with whoever copied it, and nowhere else.
  token_hash bytea not null check (octet_length(token_hash) = 32),
  -- Where it was sent; null where the link is handed on by hand.
  email text check (email = lower(email) and length(email) <= 254),
  language text not null check (language in ('en', 'es', 'ar')),
  role text not null check (role in ('employee', 'manager', 'admin')),
  location_id uuid not null,
  invited_by uuid not null,
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by uuid,
  revoked_at timestamptz,
  primary key (organization_id, id),
  constraint invitations_token_once unique (organization_id, token_hash),
  foreign key (organization_id, location_id) references locations,
  foreign key (organization_id, invited_by) references employees,
  foreign key (organization_id, accepted_by) references employees,
  check ((accepted_at is null) = (accepted_by is null)),
  check (accepted_at is null or revoked_at is null)
);
create index invitations_by_time on invitations (organization_id, invited_at);

alter table invitations enable row level security;
alter table invitations force row level security;
create policy inside on invitations using (organization_id = current_organization());
grant select, insert, update on invitations to meridian_app;
