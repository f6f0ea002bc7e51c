-- What words and numbers of a profile have in common with those of other people, and what of it an admin should see
-- before, or after, it is public. Nothing here hides or restricts anybody.

create table profile_prints (
  profile_id uuid primary key references profiles on delete cascade,
  -- Since when it waits to be read; nothing once it was.
  wanted_at timestamptz,
  -- Hashes of the text about oneself: texts that are nearly the same share some of them.
  text_bands int[] not null default '{}',
  text_since timestamptz
);

create index profile_prints_waiting on profile_prints (wanted_at, profile_id) where wanted_at is not null;
create index profile_prints_bands on profile_prints using gin (text_bands);

-- Keyed hashes: enough to see that two are the same.
create table profile_numbers (
  profile_id uuid not null references profiles on delete cascade,
  number bytea not null,
  since timestamptz not null,
  primary key (profile_id, number)
);

create index profile_numbers_same on profile_numbers (number, since);

create table signals (
  id uuid primary key,
  profile_id uuid not null references profiles on delete cascade,
  kind text not null check (kind in ('shared_number', 'same_text', 'youth_words', 'hidden_digits')),
  reason text not null,
  text text not null check (text <> ''),
  -- Whose profile it resembles.
  other_id uuid references users,
  -- What it is about: the same is raised once.
  mark bytea not null,
  -- What was there to be judged: once settled it is not raised again before this has changed.
  content bytea not null,
  case_id uuid references cases,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (profile_id, kind, mark)
);

create index signals_open on signals (profile_id, created_at) where settled_at is null;
create index signals_of_case on signals (case_id) where case_id is not null;
create index signals_about_other on signals (other_id) where other_id is not null;

-- Whom else the words of a signal name, so that they go with that person.
alter table evidence add column about_id uuid references users;
create index evidence_about on evidence (about_id) where about_id is not null;

-- Who is here already is read by and by, the oldest first: it is the newer one that resembles the older.
insert into profile_prints (profile_id, wanted_at) select id, created_at from profiles;
