-- How people come in: anybody may ask to be admitted, whoever has the code may, or nobody without an invitation.
-- admits_registrations is read no more from here on, and goes with a later migration.

alter table organizations
  add column admission text not null default 'open' check (admission in ('open', 'code', 'invitation'));

-- The owner of a database is held by forced row-level security too, unless it is a superuser: for this statement it is not.
alter table organizations no force row level security;
update organizations set admission = 'invitation' where not admits_registrations;
alter table organizations force row level security;

-- Found by what a stranger types, before any organization is known. An organization has one while it admits by code.
create table join_codes (
  organization_id uuid primary key references organizations,
  code text not null check (code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  made_at timestamptz not null,
  constraint join_codes_once unique (code)
);
grant select, insert, update, delete on join_codes to meridian_app;

-- Registering by a provider: the code that was brought is kept until the provider has answered.
alter table openid_attempts
  add column join_code text check (join_code ~ '^[0-9A-HJKMNP-TV-Z]{8}$'),
  add constraint openid_attempts_join_code check (join_code is null or purpose = 'register');
