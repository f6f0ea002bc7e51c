-- Counts by category of a list without one.
create index directory_gender_age on profiles (gender, age) include (category_id, usd_outcall, usd_incall) where listed;
