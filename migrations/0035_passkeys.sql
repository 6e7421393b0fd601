-- Passkeys (WebAuthn): a key pair whose private half never leaves its device, which asks for a finger, a face or a
-- PIN. Like the other ways in, these belong to a sign-in and to no organization.

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users,
  -- As the device names it. Of two people who bring the same one, the second is refused.
  credential_id bytea not null unique check (octet_length(credential_id) between 1 and 1023),
  -- COSE, as the device gave it
  public_key bytea not null,
  -- How often the device says that it signed. One that counts, and counts back, is there twice.
  sign_count bigint not null check (sign_count >= 0),
  -- How a browser reaches the device, in its own words; what it does not know it passes over.
  transports text[] not null,
  -- The host that the device made it for; it works nowhere else.
  host text not null check (length(host) between 1 and 253),
  -- What its owner calls it.
  name text not null check (length(name) between 1 and 60),
  added_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id);
grant select, insert, update, delete on passkeys to meridian_app;

-- What a device was asked to sign: taken once, within minutes, by the browser that asked, which holds a secret of
-- which only the SHA-256 is stored.
create table passkey_challenges (
  challenge_hash bytea primary key check (octet_length(challenge_hash) = 32),
  browser_hash bytea not null check (octet_length(browser_hash) = 32),
  -- A challenge of one purpose is none of another.
  purpose text not null check (purpose in ('add', 'sign_in', 'second_step', 'confirm')),
  -- Whose passkey it must be; whoever signs in is known by the passkey alone.
  user_id uuid references users,
  expires_at timestamptz not null,
  check ((purpose = 'sign_in') = (user_id is null))
);
create index passkey_challenges_by_expiry on passkey_challenges (expires_at);
grant select, insert, delete on passkey_challenges to meridian_app;

-- Whoever confirms who they are by a provider must be the one who asked, as whoever links.
alter table openid_attempts drop constraint openid_attempts_purpose_check;
alter table openid_attempts add constraint openid_attempts_purpose_check
  check (purpose in ('sign_in', 'register', 'link', 'accept', 'confirm'));
alter table openid_attempts drop constraint openid_attempts_check;
alter table openid_attempts add constraint openid_attempts_check
  check ((purpose in ('link', 'confirm')) = (user_id is not null));
