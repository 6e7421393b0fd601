-- The payments of a run: of the deposits of a pay period, and of what of a run waits for a second person.
create index payments_by_run on payments (organization_id, pay_run_id) where pay_run_id is not null;
