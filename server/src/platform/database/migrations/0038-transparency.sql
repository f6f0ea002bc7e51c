-- What was reported and decided in each quarter, for everybody to read. Counted each night; a quarter that is over stays
-- as it was, also when what it was counted from is deleted one day.
create table transparency (
  quarter date primary key,
  figures jsonb not null,
  counted_at timestamptz not null
);

create index restrictions_by_time on restrictions (created_at);
create index appeals_by_time on appeals (created_at);
