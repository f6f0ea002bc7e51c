-- Profiles that the office brings in as a file. Each row is its own transaction; what became of it is kept beside it.

create table bulk_uploads (
  id uuid primary key,
  admin_id uuid references users on delete set null,
  file_name text not null,
  status text not null default 'queued' check (status in ('queued', 'running', 'done', 'failed')),
  total integer not null,
  created_at timestamptz not null,
  finished_at timestamptz
);

create index bulk_uploads_newest on bulk_uploads (created_at desc, id desc);
create index bulk_uploads_of_admin on bulk_uploads (admin_id);

create table bulk_upload_rows (
  upload_id uuid not null references bulk_uploads on delete cascade,
  -- The line of the file where the row begins.
  row integer not null,
  email text not null,
  name text not null,
  -- Who was made of it; nobody when it failed.
  user_id uuid references users on delete set null,
  error text,
  warning text,
  primary key (upload_id, row)
);

create index bulk_upload_rows_of_user on bulk_upload_rows (user_id);
create index bulk_upload_rows_failed on bulk_upload_rows (upload_id, row) where error is not null;
create index bulk_upload_rows_warned on bulk_upload_rows (upload_id, row) where warning is not null;
