-- Plain descriptions, unless an admin has written their own.
update tags set description = new_text, updated_at = now()
from (values
  ('exotic', 'From far away, or looking like it', ''),
  ('vip', 'Something out of the ordinary', 'For special occasions'),
  ('natural', 'Just as they are', 'Relaxed, everyday style'),
  ('curvy', 'Soft lines', 'Curvy figure'),
  ('slim', 'Slender and light', 'Slim figure'),
  ('incall', 'Receives you', 'Welcomes you at their place'),
  ('new', 'Here for less than 30 days', 'Listed in the last 30 days'),
  ('available-now', 'Free at this moment', 'Available at this moment')
) as given (slug_given, old_text, new_text)
where slug = slug_given and description = old_text;
