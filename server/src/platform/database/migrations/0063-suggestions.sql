-- Suggestions and searches within a radius read the places around a city, and tags by the beginning of a word.
create index places_by_position on places (lat, lon) where lat is not null;
create index tags_by_word on tags using gin ((' ' || replace(norm(name), '-', ' ')) gin_trgm_ops) where is_active;
