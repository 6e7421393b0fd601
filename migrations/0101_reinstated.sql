-- When somebody who was suspended came back, the last time: what the calendar would have given them until then is not given
-- afterwards. Of those who came back before it was kept, the audit log alone tells.
alter table employees add column reinstated_at timestamptz;
