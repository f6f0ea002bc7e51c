-- Who reported what. The words are evidence of the case that the report opened or joined.

create table reports (
  id uuid primary key,
  case_id uuid not null references cases,
  evidence_id uuid not null unique references evidence,
  target_type text not null,
  target_id uuid not null,
  reason text not null,
  -- Nobody for visitors, and for reporters who have been erased.
  reporter_id uuid references users,
  placed_hold boolean not null default false,
  created_at timestamptz not null,
  resolution text check (resolution in ('upheld', 'dismissed')),
  resolved_at timestamptz,
  check ((resolution is null) = (resolved_at is null))
);

create index reports_newest on reports (created_at desc, id desc);
create index reports_open on reports (created_at desc, id desc) where resolved_at is null;
create index reports_resolved on reports (created_at desc, id desc) where resolved_at is not null;
create index reports_of_case on reports (case_id);
create index reports_of_reporter on reports (reporter_id, created_at desc) where reporter_id is not null;
