-- Whoever registers with somebody else's address never proves it, and may add ways in of their own meanwhile: a passkey, a
-- telephone, an app. When the address's owner chooses a password by the mail that only they get, the address is proven in the same
-- statement, and nothing that was there before stays. Whoever merely changes the password they know proves nothing, and keeps all.
create or replace function drop_unproven_sign_ins() returns trigger
  language plpgsql as $$
begin
  delete from linked_sign_ins where user_id = new.id;
  delete from passkeys where user_id = new.id;
  delete from verified_phones where user_id = new.id;
  delete from totp_factors where user_id = new.id;
  delete from recovery_codes where user_id = new.id;
  return null;
end
$$;
drop trigger unproven on users;
create trigger unproven after update of password_hash, email_verified_at on users for each row
  when (
    old.email_verified_at is null and new.email_verified_at is not null
    and new.password_hash is distinct from old.password_hash
  )
  execute function drop_unproven_sign_ins();
