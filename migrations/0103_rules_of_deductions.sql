-- By which rule of a pay run a deduction came about: what it is of, whether it was typed for the person, and its yearly cap. Null where it was typed
-- into a payment that was recorded alone, and of payments from before it was kept.
alter table payment_deductions add column rule jsonb;
