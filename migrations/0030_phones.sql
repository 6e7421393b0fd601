-- Signing in by a code that is sent to a telephone. Like the other ways in, these belong to a sign-in and
-- to no organization: they are read before anybody is known.

-- A number that somebody has shown to be theirs, by a code that was sent to it. It is one person's in
-- the whole deployment. The number in a profile is another thing: whom to call, and no way in.
create table verified_phones (
  user_id uuid primary key references users,
  number text not null constraint phone_of_one_person unique check (number ~ '^\+[1-9][0-9]{6,14}$'),
  verified_at timestamptz not null
);
grant select, insert, update, delete on verified_phones to meridian_app;

-- Codes that wait to be typed. Neither numbers nor codes stand here: a code has six digits and a number not
-- many more, so that a plain hash would tell them; these are made with a key that is not in the database. A code belongs
-- to the browser that asked for it, or, where a person verifies a number, to their session.
create table phone_codes (
  purpose text not null check (purpose in ('sign_in', 'verify')),
  number_mark bytea not null check (octet_length(number_mark) = 32),
  asked_by bytea not null check (octet_length(asked_by) = 32),
  code_mark bytea not null check (octet_length(code_mark) = 32),
  expires_at timestamptz not null,
  -- of all codes for this number that were asked for here since: another code does not begin anew
  tries integer not null default 0,
  counted_since timestamptz not null,
  primary key (purpose, number_mark, asked_by)
);
create index phone_codes_by_expiry on phone_codes (expires_at);
grant select, insert, update, delete on phone_codes to meridian_app;

-- Proofs of work that were handed in: each counts once.
create table human_checks (
  signature bytea primary key check (octet_length(signature) = 32),
  expires_at timestamptz not null
);
create index human_checks_by_expiry on human_checks (expires_at);
grant select, insert, delete on human_checks to meridian_app;
