-- Pictures and videos. They belong to an account; whether visitors may open them is decided by its profile.

create table media (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  media_type text not null check (media_type in ('image', 'video')),
  title text not null default '',
  description text,
  status text not null default 'draft' check (status in ('draft', 'pending', 'approved', 'rejected')),
  rejection_reason text,
  is_public boolean not null default true,
  is_primary boolean not null default false,
  -- The owner's order, after the primary one.
  position integer not null default 0,
  width integer not null,
  height integer not null,
  -- From top to bottom: what is shown until the picture is there.
  colors text[] not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (status <> 'rejected' or rejection_reason is not null)
);

create unique index media_primary on media (owner_id) where is_primary;
create index media_shown on media (owner_id, is_primary desc, position, id)
  where status = 'approved' and is_public and media_type = 'image';
