-- What happened: one record for a person's own feed, the admins' feed and the statistics.

create table activity (
  id uuid primary key,
  -- Who did it, or to whom it was done; nobody for visitors.
  user_id uuid references users on delete cascade,
  kind text not null,
  created_at timestamptz not null
);

create index activity_newest on activity (created_at desc, id desc);
create index activity_of_user on activity (user_id, created_at desc, id desc);
create index activity_of_kind on activity (kind, created_at);
