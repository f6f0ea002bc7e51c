-- What a picture can be known by when it comes again, changed a little.

drop index media_fingerprint;
alter table media
  drop column fingerprint,
  -- Looked at, even if it is too plain to have a fingerprint.
  add column is_fingerprinted boolean not null default false;
create index media_unfingerprinted on media (id) where not is_fingerprinted and progress = 'ready';

create table media_fingerprints (
  media_id uuid primary key references media on delete cascade,
  -- 256 bits of the whole, then of what is left after each small cut.
  hashes bytea not null,
  -- Pieces of them: two copies have at least one in common.
  bands integer[] not null
);
create index media_fingerprints_bands on media_fingerprints using gin (bands);

-- What may not come again, and because of which case. It says nothing about whose picture it was.
create table blocked_pictures (
  id uuid primary key,
  case_id uuid not null references cases,
  hashes bytea not null,
  bands integer[] not null,
  created_at timestamptz not null
);
create index blocked_pictures_bands on blocked_pictures using gin (bands);
create index blocked_pictures_of_case on blocked_pictures (case_id);

-- Pictures of other accounts that one looked like when it came.
create table media_lookalikes (
  media_id uuid not null references media on delete cascade,
  other_id uuid not null references media on delete cascade,
  primary key (media_id, other_id)
);
create index media_lookalikes_of_other on media_lookalikes (other_id);
