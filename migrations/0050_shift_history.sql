-- What a publication changed is looked up by its shift as well: how a week stood after an earlier one is the last change of each of its shifts.
create index publication_changes_by_shift on publication_changes (organization_id, shift_id);
