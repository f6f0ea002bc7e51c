-- How often a card of a profile was seen in a list.
alter table profile_days add column impressions integer not null default 0;
