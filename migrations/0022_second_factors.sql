-- A second factor beside the password: an app that shows codes (TOTP, RFC 6238), with recovery codes
-- for the day it is lost. Like the other ways in, these belong to a sign-in and to no organization.

create table totp_factors (
  user_id uuid primary key references users,
  -- sealed for this row by the application, under a key that is not in the database
  sealed_secret bytea not null,
  -- null until the app has shown that it has the secret; before that it asks nothing of anybody
  confirmed_at timestamptz,
  -- the time step of the last code that was taken: no code is taken twice, and none from before it
  last_step bigint,
  created_at timestamptz not null
);
grant select, insert, update, delete on totp_factors to meridian_app;

-- Each opens once and is then gone; 80 bits of chance, of which the SHA-256 is kept.
create table recovery_codes (
  user_id uuid not null references users,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  primary key (user_id, code_hash)
);
grant select, insert, delete on recovery_codes to meridian_app;

-- Somebody who has passed the first step of a sign-in. This is no session, and opens nothing but the
-- second step: another table, another cookie, another secret.
create table second_steps (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  user_id uuid not null,
  organization_id uuid not null,
  employee_id uuid not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  foreign key (user_id, organization_id, employee_id) references memberships (user_id, organization_id, employee_id)
);
create index second_steps_of_user on second_steps (user_id);
create index second_steps_by_expiry on second_steps (expires_at);
grant select, insert, update, delete on second_steps to meridian_app;

-- Whether a password is so short that it may not stand alone: then the last second factor cannot go before it.
alter table users add column password_needs_factor boolean not null default false;

-- Whoever waits at the second step does not slip through a suspension either.
create or replace function follow_standing() returns trigger
  language plpgsql as $$
begin
  if old.status = 'active' then
    delete from sessions where organization_id = new.organization_id and employee_id = new.id;
    delete from second_steps where organization_id = new.organization_id and employee_id = new.id;
  else
    perform pg_notify('changes', json_build_object(
      'organizationId', new.organization_id, 'employeeId', new.id, 'topic', 'session'
    )::text);
  end if;
  return null;
end
$$;
