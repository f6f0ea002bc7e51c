-- Cities whose name contains three letters or more, in the dictionary of the search.
create index places_alike on places using gin (city_norm gin_trgm_ops);
