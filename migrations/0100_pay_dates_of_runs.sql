-- The date on which a run says that it pays; null of runs from before it was chosen, which paid when they were made.
alter table pay_runs add column paid_on date;
