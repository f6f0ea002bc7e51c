-- What escorts upload: from the bytes as they came to the files that visitors see.

alter table media
  -- Not known before the file has been looked at.
  alter column width drop not null,
  alter column height drop not null,
  add column progress text not null default 'ready' check (progress in ('processing', 'ready', 'failed')),
  add column failure text,
  -- Of a video.
  add column video_format text check (video_format in ('mp4', 'webm')),
  add column duration numeric(8, 3),
  add column has_poster boolean not null default false,
  -- 64 bits that stay nearly the same when a picture is scaled or compressed again.
  add column fingerprint bit(64),
  -- By a hold or a decision.
  add column is_hidden boolean not null default false,
  add column like_count integer not null default 0 check (like_count >= 0),
  add column views integer not null default 0,
  add column submitted_at timestamptz,
  add check (progress <> 'failed' or failure is not null),
  add check (progress <> 'ready' or (width is not null and height is not null)),
  add check (media_type = 'video' or (video_format is null and duration is null));

-- Whether visitors may see it, as far as it depends on itself; its owner's profile must be listed as well.
alter table media
  add column is_shown boolean not null
    generated always as (status = 'approved' and is_public and not is_hidden and progress = 'ready') stored;

drop index media_shown;
create index media_shown on media (owner_id, is_primary desc, position, id)
  where is_shown and media_type = 'image';
create index media_shown_videos on media (owner_id, position, id) where is_shown and media_type = 'video';
create index media_own on media (owner_id, is_primary desc, position, id);
create index media_own_newest on media (owner_id, created_at desc, id desc);
create index media_queue on media (submitted_at, id) where status = 'pending' and progress = 'ready';
create index media_newest on media (status, created_at desc, id desc);
create index media_processing on media (id) where progress = 'processing';
create index media_popular on media (like_count desc, id desc) where is_shown;
create index media_fingerprint on media (fingerprint) where fingerprint is not null;

create table media_likes (
  media_id uuid not null references media on delete cascade,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (media_id, user_id)
);
create index media_likes_of on media_likes (user_id);

-- Who looked today, as a keyed hash that nobody can turn back; gone after two days.
create table media_visitors (
  media_id uuid not null references media on delete cascade,
  day date not null,
  visitor bytea not null,
  primary key (media_id, day, visitor)
);
create index media_visitors_past on media_visitors (day);
