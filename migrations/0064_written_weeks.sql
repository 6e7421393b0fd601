-- An approved week is worked out no more each time a list shows it: what lists show is written with the approval, and read while
-- nothing of what it was worked out from has changed.

alter table time_card_steps
  -- {"flags": …, "days": …, "behind": the seal of the rules, rates and shifts}; null for steps that were taken before this was written
  add column written jsonb,
  add constraint time_card_steps_written_with_approvals check (written is null or step = 'approved');

-- Whatever takes a punch back may change a week that was approved before: few rows, which are asked for after each place in a ledger.
create index punches_taking_back on punches (organization_id, employee_id, sequence) where voids_id is not null;
