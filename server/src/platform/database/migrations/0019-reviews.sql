-- What people say about somebody they have met.

create table reviews (
  id uuid primary key,
  profile_id uuid not null references profiles on delete cascade,
  -- The account stays when its person is erased; who it was is no longer to be found there.
  author_id uuid not null references users,
  rating smallint not null check (rating between 1 and 5),
  title text not null,
  body text not null,
  is_anonymous boolean not null default false,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  rejection_reason text,
  -- By a hold or a decision.
  is_hidden boolean not null default false,
  -- Whether visitors may read it, as far as it depends on itself; its profile must be listed as well.
  is_shown boolean not null generated always as (status = 'approved' and not is_hidden) stored,
  reply text,
  replied_at timestamptz,
  submitted_at timestamptz not null,
  -- The first time: what is edited and approved again is no new review.
  first_approved_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (profile_id, author_id),
  check (status <> 'rejected' or rejection_reason is not null),
  check ((reply is null) = (replied_at is null))
);

create index reviews_shown on reviews (profile_id, created_at desc, id desc) where is_shown;
create index reviews_of_author on reviews (author_id, created_at desc, id desc);
create index reviews_queue on reviews (submitted_at, id) where status = 'pending';
create index reviews_of_status on reviews (status, created_at desc, id desc);

-- Of the reviews that are shown: how many gave one star, two, and so on. The rest follows from these.
drop table profile_ratings;
create table profile_ratings (
  profile_id uuid primary key references profiles on delete cascade,
  ones integer not null default 0 check (ones >= 0),
  twos integer not null default 0 check (twos >= 0),
  threes integer not null default 0 check (threes >= 0),
  fours integer not null default 0 check (fours >= 0),
  fives integer not null default 0 check (fives >= 0),
  count integer not null generated always as (ones + twos + threes + fours + fives) stored,
  average numeric(3, 2) generated always as (
    round(
      (ones + 2 * twos + 3 * threes + 4 * fours + 5 * fives)::numeric
        / nullif(ones + twos + threes + fours + fives, 0),
      2
    )
  ) stored
);

alter table profiles add column allow_reviews boolean not null default true;

-- What else happens around a profile, counted by whoever it happens to.
alter table profile_days
  add column reviews integer not null default 0,
  add column favorites integer not null default 0,
  add column messages integer not null default 0;
