-- Who does not want to see, or be seen by, whom.

create table blocks (
  blocker_id uuid not null references users on delete cascade,
  blocked_id uuid not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);

create index blocks_newest on blocks (blocker_id, created_at desc, blocked_id);
create index blocks_against on blocks (blocked_id, blocker_id);
