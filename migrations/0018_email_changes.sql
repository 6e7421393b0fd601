-- An address is changed by a link that is sent to the new one, and changed back by a link that is sent to the
-- old one.

alter table tokens drop constraint tokens_purpose_check;
alter table tokens add constraint tokens_purpose_check
  check (purpose in ('confirm_email', 'reset_password', 'change_email', 'restore_email'));
