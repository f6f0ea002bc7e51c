-- How soon the escort usually replies, as the page shows it. A job measures it every night; empty without enough replies.
alter table profiles add column reply_time text check (reply_time in ('hour', 'hours', 'day', 'days'));
