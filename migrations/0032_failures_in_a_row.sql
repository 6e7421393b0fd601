-- How many tries at an account have failed since the last one that succeeded, however slowly they
-- came: NIST SP 800-63B-4 (3.2.2) allows a hundred. Counted where somebody's account is tried; elsewhere it stays 0.
alter table throttles add column consecutive_failures integer not null default 0 check (consecutive_failures >= 0);
