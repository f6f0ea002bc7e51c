-- What happened on the site, day by day, for the office's charts.

-- How many people were here. Only their number: who they were is nobody's business a day later.
create table active_days (
  day date primary key,
  people integer not null default 0 check (people >= 0)
) with (fillfactor = 50);

-- A day that is over is counted once.
create table site_days (
  day date primary key,
  registrations integer not null check (registrations >= 0),
  messages integer not null check (messages >= 0),
  reviews integer not null check (reviews >= 0)
);

-- Messages come in the order of time, so a few pages of an index find a day among millions.
create index messages_by_time on messages using brin (created_at) with (pages_per_range = 16);
