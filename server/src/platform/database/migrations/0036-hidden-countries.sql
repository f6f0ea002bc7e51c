-- From where somebody does not want to be seen: ISO 3166 codes, as the operator's proxy tells them.
alter table profiles add column hidden_countries text[] not null default '{}';
