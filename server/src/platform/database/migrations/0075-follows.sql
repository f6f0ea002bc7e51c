-- Members follow profiles and are alerted to their news: a tour nearby, being available, new pictures.

create table follows (
  user_id uuid not null references users on delete cascade,
  profile_id uuid not null references profiles on delete cascade,
  -- The kinds of news the member wants to hear of.
  tours boolean not null,
  available boolean not null,
  pictures boolean not null,
  created_at timestamptz not null,
  primary key (user_id, profile_id),
  check (tours or available or pictures)
);

-- Followers of a profile, in the order in which an alert run visits them.
create index follows_of_profile on follows (profile_id, user_id);

-- One row per member: how they are alerted, and the place that tours must be near. Without a row, alerts are off.
create table follow_settings (
  user_id uuid primary key references users on delete cascade,
  alerts text not null check (alerts in ('off', 'daily', 'instant')),
  city text,
  country text,
  lat double precision,
  lon double precision,
  radius_km integer,
  check (num_nulls(city, country, lat, lon, radius_km) in (0, 5))
);

-- Stored in the transaction of the change. The key makes news of each tour and city, day of availability, and picture
-- happen once.
create table profile_news (
  id uuid primary key,
  profile_id uuid not null references profiles on delete cascade,
  kind text not null check (kind in ('tours', 'available', 'pictures')),
  key text not null,
  tour_id uuid references tours on delete cascade,
  happened_at timestamptz not null,
  -- Set once every follower has been considered.
  handled_at timestamptz,
  unique (profile_id, kind, key)
);

create index profile_news_waiting on profile_news (happened_at, id) where handled_at is null;
create index profile_news_past on profile_news (happened_at);
create index profile_news_of_tour on profile_news (tour_id) where tour_id is not null;

-- A member is alerted at most once per profile, kind and day. The key settles races between nodes.
create table follow_alerts (
  user_id uuid not null references users on delete cascade,
  profile_id uuid not null references profiles on delete cascade,
  kind text not null check (kind in ('tours', 'available', 'pictures')),
  day date not null,
  tour_id uuid references tours on delete cascade,
  alerted_at timestamptz not null,
  is_mail_due boolean not null,
  mailed_at timestamptz,
  primary key (user_id, profile_id, kind, day)
);

create index follow_alerts_due on follow_alerts (user_id) where is_mail_due and mailed_at is null;
create index follow_alerts_of_profile on follow_alerts (profile_id);
create index follow_alerts_past on follow_alerts (alerted_at);
create index follow_alerts_of_tour on follow_alerts (tour_id) where tour_id is not null;
