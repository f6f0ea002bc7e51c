-- A search finds the cities whose first word it contains.
create index places_by_first_word on places (split_part(city_norm, ' ', 1)) include (city_norm);
