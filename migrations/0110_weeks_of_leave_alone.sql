-- Whoever never punched may be on paid leave, and the week is approved so that it is paid: of a ledger without a row nothing was seen.
alter table time_card_steps
  alter column ledger_sequence drop not null,
  alter column ledger_hash drop not null,
  add constraint time_card_steps_ledger_seen check ((ledger_sequence is null) = (ledger_hash is null));
