-- Intimate pictures that somebody did not agree to: told by a form that needs no account, answered within 48 hours.

alter table cases add column due_at timestamptz;

create table picture_notices (
  id uuid primary key,
  -- For the receipt and the outcome; emptied some time after the decision.
  name text,
  email text,
  signature text,
  created_at timestamptz not null
);
create index picture_notices_of_email on picture_notices (email) where email is not null;

-- Which cases one notice led to, and what came of each.
create table picture_notice_cases (
  notice_id uuid not null references picture_notices on delete cascade,
  case_id uuid not null references cases,
  resolution text check (resolution in ('upheld', 'dismissed')),
  resolved_at timestamptz,
  primary key (notice_id, case_id),
  check ((resolution is null) = (resolved_at is null))
);
create index picture_notice_cases_of_case on picture_notice_cases (case_id);
create index picture_notice_cases_settled on picture_notice_cases (resolved_at) where resolved_at is not null;

-- Pictures that a case hid: the one that was named, and every copy of it.
create table noticed_pictures (
  case_id uuid not null references cases,
  media_id uuid not null references media on delete cascade,
  primary key (case_id, media_id)
);
create index noticed_pictures_of_media on noticed_pictures (media_id);
