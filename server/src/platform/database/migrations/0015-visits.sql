-- What happens around a profile.

-- Of approved reviews, kept by whoever approves them.
create table profile_ratings (
  profile_id uuid primary key references profiles on delete cascade,
  average numeric(3, 2) not null check (average between 1 and 5),
  count integer not null check (count > 0)
);

create table profile_days (
  profile_id uuid not null references profiles on delete cascade,
  day date not null,
  views integer not null default 0,
  contacts integer not null default 0,
  primary key (profile_id, day)
);

-- Who looked today, as a keyed hash that nobody can turn back; gone after two days.
create table profile_visitors (
  profile_id uuid not null references profiles on delete cascade,
  day date not null,
  visitor bytea not null,
  primary key (profile_id, day, visitor)
);
create index profile_visitors_past on profile_visitors (day);

-- What search engines are told of.
create index directory_indexed on profiles (id) include (slug, updated_at) where listed and is_indexed;
