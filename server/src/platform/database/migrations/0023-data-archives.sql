-- Everything held about a person with their own files, made by a job and kept for a week. One for each person.

create table data_archives (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed')),
  progress real not null default 0 check (progress between 0 and 1),
  requested_at timestamptz not null,
  -- Known once it is done.
  expires_at timestamptz,
  check ((status = 'done') = (expires_at is not null))
);

create index data_archives_past on data_archives (expires_at) where expires_at is not null;
