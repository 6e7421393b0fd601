-- Whether a payment of a pay run took the deductions that are taken once a pay period: once it is voided, the next run of the period takes them
-- again. Null of a payment that was recorded alone, and of runs from before it was kept, whose payments took them where they paid days.
alter table payments add column takes_fixed boolean check (takes_fixed is null or pay_run_id is not null);
