-- Signing in by an OpenID provider. These tables belong to no organization: they are read before
-- one is known, by what a provider says of a stranger.

-- When a user has shown that they read the mail of their address; null, they have not.
alter table users add column if not exists email_verified_at timestamptz;

-- By whom somebody may sign in. The identity is the issuer and the subject together, never the
-- e-mail: addresses are given away and taken over, subjects are not.
create table linked_sign_ins (
  issuer text not null check (length(issuer) between 1 and 512),
  subject text not null check (length(subject) between 1 and 255),
  user_id uuid not null references users,
  -- the configuration's name for the provider
  provider text not null check (provider ~ '^[a-z][a-z0-9-]{0,31}$'),
  -- as the provider told it when it was linked; shown, and never compared with
  email text check (length(email) <= 254),
  email_is_verified boolean not null,
  linked_at timestamptz not null,
  primary key (issuer, subject),
  unique (user_id, provider)
);
grant select, insert, delete on linked_sign_ins to meridian_app;

-- Whoever could not show that the mailbox is theirs may have linked a sign-in of their own to
-- somebody else's address. When its owner sets a password, by the mail that only they get, that
-- sign-in goes.
create function drop_unproven_sign_ins() returns trigger
  language plpgsql as $$
begin
  delete from linked_sign_ins where user_id = new.id and not email_is_verified;
  return null;
end
$$;
create trigger unproven after update of password_hash on users for each row
  when (old.email_verified_at is null and new.password_hash is distinct from old.password_hash)
  execute function drop_unproven_sign_ins();

-- What was asked of a provider and is not answered yet: taken once, by the browser that asked,
-- which holds a secret of which only the SHA-256 is stored.
create table openid_attempts (
  state_hash bytea primary key check (octet_length(state_hash) = 32),
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  provider text not null,
  purpose text not null check (purpose in ('sign_in', 'register', 'link')),
  -- who asks to link; nobody else may finish it
  user_id uuid references users,
  nonce text not null,
  code_verifier text not null,
  return_to text not null check (return_to ~ '^/'),
  expires_at timestamptz not null,
  check ((purpose = 'link') = (user_id is not null))
);
create index openid_attempts_by_expiry on openid_attempts (expires_at);
grant select, insert, delete on openid_attempts to meridian_app;
