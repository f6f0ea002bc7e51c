-- Approvals are mailed too, to those who want that; and the mail about a decision says what it is about.

alter table users add column notify_account boolean not null default true;

-- As the subject of the mail names it: "video" in "A decision about your video". The account when empty.
alter table notifications add column about text;
