-- Whoever does not sign in for long is hidden until they do. For those who are here already it counts from now on.
alter table profiles
  add column present_at timestamptz not null default now(),
  add column absence_noticed_at timestamptz,
  add column away_since timestamptz,
  add check (away_since is null or absence_noticed_at is not null);

create index profiles_by_presence on profiles (present_at) where listed and absence_noticed_at is null;
create index profiles_by_notice on profiles (absence_noticed_at) where listed and absence_noticed_at is not null;

-- What the retention jobs look for.
create index sessions_past on sessions (expires_at);
create index cases_decided_at on cases (decided_at) where decided_at is not null;
create index messages_by_age on messages (created_at);
