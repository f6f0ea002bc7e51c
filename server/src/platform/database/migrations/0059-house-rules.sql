-- The house rules of a profile, in order. One row for each profile, so that a list is always replaced as a whole.
create table house_rules (
  profile_id uuid primary key references profiles on delete cascade,
  rules text[] not null check (cardinality(rules) <= 10),
  updated_at timestamptz not null
);
