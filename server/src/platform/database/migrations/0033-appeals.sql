-- Once for each decision; another admin than the one who took it looks again.
create table appeals (
  id uuid primary key,
  statement_id uuid not null unique references statements,
  restriction_id uuid not null references restrictions,
  user_id uuid not null references users,
  text text not null,
  created_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'decided')),
  outcome text check (outcome in ('upheld', 'reversed')),
  -- Said to the person, word for word.
  note text check (note <> ''),
  decided_by uuid references users,
  decided_at timestamptz,
  check (num_nonnulls(outcome, note, decided_by, decided_at) = case status when 'decided' then 4 else 0 end)
);

create index appeals_queue on appeals (created_at, id) where status = 'open';
create index appeals_decided on appeals (decided_at desc, id desc) where status = 'decided';
create index appeals_of_user on appeals (user_id);

-- The contract names the kinds.
alter table desk drop constraint desk_kind_check;
