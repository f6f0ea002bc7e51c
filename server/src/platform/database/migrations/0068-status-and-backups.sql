-- Nodes report here every few seconds; the status page shows all of them.
create table site_nodes (
  -- Host and port, so that a restarted node replaces its earlier report.
  name text primary key,
  version text not null,
  node_version text not null,
  last_migration text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  findings jsonb not null
);

-- Last completed run of each scheduled job. The queue itself forgets jobs after a day.
create table job_runs (
  name text primary key,
  known_since timestamptz not null,
  finished_at timestamptz
);

create table backups (
  id uuid primary key,
  kind text not null check (kind in ('scheduled', 'manual', 'command')),
  state text not null check (state in ('waiting', 'running', 'finished', 'failed')),
  name text not null,
  host text,
  requested_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  bytes bigint,
  row_count bigint,
  file_count integer,
  error text,
  test_state text check (test_state in ('waiting', 'running', 'passed', 'failed')),
  test_started_at timestamptz,
  test_finished_at timestamptz,
  test_error text,
  -- When the retention of backups deleted its folder.
  removed_at timestamptz
);

create index backups_newest on backups (requested_at desc);

-- Two requests at the same time make one backup.
create unique index backups_one_at_a_time on backups ((true)) where state in ('waiting', 'running');
