-- What the office filters by, in the order in which it reads: a rare kind is found, and counted, without reading the
-- tables themselves.

drop index profiles_newest;
create index profiles_newest on profiles (created_at desc, id desc) include (status, is_verified, is_paid);
create index media_newest_of_type on media (status, media_type, created_at desc, id desc);
