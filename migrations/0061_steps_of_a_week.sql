-- The steps of a week are asked for by week and person, often of a thousand people at once. By the week alone each person's question walked
-- through the steps of everybody.

drop index time_card_steps_by_week;
create index time_card_steps_by_week on time_card_steps (organization_id, starts_on, employee_id, sequence);
