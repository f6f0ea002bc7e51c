-- Confirming one's identity replaces the tokens of a session: access tokens of generations before this one are refused.
alter table sessions add column tokens_from integer not null default 0;
