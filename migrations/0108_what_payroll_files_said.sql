-- What a file for a payroll system said of each person: hours that change after a file was made are in no later file of their period, so they are named.

-- By the id of each person minutes and cents, as {"regular": 480, "overtime": 0, "double": 0, "mealRest": 0, "premium": 0}; null of files from before.
alter table payroll_files add column earned jsonb check (jsonb_typeof(earned) = 'object');
