-- What admins did to other admins. Each can be undone by another admin for a day, so it says how.
create table staff_acts (
  id uuid primary key,
  at timestamptz not null,
  actor_id uuid not null references users,
  target_id uuid not null references users,
  kind text not null check (kind in ('ban', 'suspend', 'remove', 'demote', 'email')),
  -- What is lifted by undoing a ban, a suspension or a removal.
  restriction_id uuid references restrictions,
  -- What a demotion took.
  roles_before text[],
  undone_at timestamptz,
  undone_by uuid references users
);

create index staff_acts_newest on staff_acts (at desc, id desc);
