-- A swap that ends by itself says why in its history: the shift began, became another one, or somebody concerned left. So far only the
-- letter about it said so; of swaps that ended before, it is not known any more.

alter table swap_steps add column why text check (why in ('expired', 'changed', 'left'));
alter table swap_steps add check (why is null or kind in ('lapsed', 'proposal_lapsed'));
