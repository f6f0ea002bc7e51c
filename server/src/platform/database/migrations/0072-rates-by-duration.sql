-- Rates by place and duration. The one-hour rates stay in profiles, so that each rate is stored once.
create table profile_rates (
  profile_id uuid not null references profiles on delete cascade,
  place text collate "C" not null check (place in ('outcall', 'incall')),
  duration text collate "C" not null
    check (duration in ('30', '90', '120', '180', '240', '360', '720', 'overnight', '1440')),
  amount numeric(12, 2) not null check (amount > 0),
  -- In US dollars, recomputed with every change of the exchange rate.
  usd numeric(14, 2) not null,
  primary key (profile_id, place, duration)
);

-- A search by duration either finds the profiles here, or looks each of them up by its key.
create index profile_rates_offered on profile_rates (duration, place, usd, profile_id);
