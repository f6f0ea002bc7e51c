-- Whoever does not sign in for long is hidden until they do. For those who are here already it counts from now on.
alter table profiles
  add column present_at timestamptz not null default now(),
  add column absence_noticed_at timestamptz,
  add column away_since timestamptz,
  add check (away_since is null or absence_noticed_at is not null);

create index profiles_by_presence on profiles (present_at) where listed and absence_noticed_at is null;
create index profiles_by_notice on profiles (absence_noticed_at) where listed and absence_noticed_at is not null;

-- The words of a case go some time after its decision; what was decided stays.
alter table cases add column forgotten_at timestamptz;
create index cases_to_forget on cases (decided_at) where status = 'decided' and forgotten_at is null;
