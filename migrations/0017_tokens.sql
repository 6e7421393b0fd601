-- Secrets that are sent in a letter and open one thing, once: that an address is somebody's, that a
-- forgotten password may be replaced.

-- Who registered signs in once they have opened the link, or once somebody has decided on them. Before that
-- their password opens nothing, or trying it would tell whether the address was known before.
alter table users add column awaits_confirmation boolean not null default false
  check (not (awaits_confirmation and email_verified_at is not null));

create function end_waiting_for_confirmation() returns trigger
  language plpgsql as $$
begin
  update users set awaits_confirmation = false
  where awaits_confirmation and id in (
    select user_id from memberships where organization_id = new.organization_id and employee_id = new.id
  );
  return null;
end
$$;
create trigger decided after update of status on employees for each row
  when (old.status = 'pending' and new.status <> 'pending')
  execute function end_waiting_for_confirmation();

-- Read before anybody is known, by the secret that a stranger brings; of it only the SHA-256 is kept, so
-- that a copy of this table opens nothing.
create table tokens (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  -- A token of one purpose is none of another.
  purpose text not null check (purpose in ('confirm_email', 'reset_password')),
  user_id uuid not null references users,
  -- Where it was sent: it proves this address and no other.
  email text not null check (email = lower(email)),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index tokens_of_user on tokens (user_id, purpose);
create index tokens_by_expiry on tokens (expires_at);
grant select, insert, delete on tokens to meridian_app;
