-- What one US dollar buys of each listed currency: prices in other currencies are compared at these rates.

create table exchange_rates (
  currency text primary key check (currency ~ '^[A-Z]{3}$'),
  per_dollar numeric(18, 6) not null check (per_dollar > 0),
  updated_at timestamptz not null default now(),
  check (currency <> 'USD' or per_dollar = 1)
);

-- Rough figures to begin with; the admins keep them up to date.
insert into exchange_rates (currency, per_dollar) values
  ('USD', 1), ('EUR', 0.92), ('GBP', 0.78), ('AED', 3.6725), ('AFN', 70), ('ALL', 92), ('AMD', 390),
  ('ANG', 1.79), ('AOA', 910), ('ARS', 1000), ('AUD', 1.52), ('AZN', 1.7), ('BAM', 1.8), ('BBD', 2), ('BDT', 120),
  ('BGN', 1.8), ('BHD', 0.376), ('BMD', 1), ('BND', 1.34), ('BOB', 6.91), ('BRL', 5.6), ('BSD', 1), ('BWP', 13.6),
  ('BYN', 3.27), ('BZD', 2.02), ('CAD', 1.37), ('CDF', 2850), ('CHF', 0.88), ('CLP', 950), ('CNY', 7.2),
  ('COP', 4200), ('CRC', 510), ('CUP', 24), ('CZK', 23.2), ('DKK', 6.87), ('DOP', 60), ('DZD', 134), ('EGP', 49),
  ('ETB', 125), ('FJD', 2.25), ('GEL', 2.72), ('GHS', 15.5), ('GIP', 0.78), ('GMD', 70), ('GTQ', 7.7),
  ('GYD', 209), ('HKD', 7.8), ('HNL', 25), ('HTG', 131), ('HUF', 365), ('IDR', 15900), ('ILS', 3.7), ('INR', 84),
  ('IQD', 1310), ('ISK', 138), ('JMD', 158), ('JOD', 0.709), ('JPY', 150), ('KES', 129), ('KGS', 86),
  ('KHR', 4070), ('KRW', 1380), ('KWD', 0.307), ('KYD', 0.833), ('KZT', 490), ('LAK', 21900), ('LBP', 89500),
  ('LKR', 292), ('MAD', 9.9), ('MDL', 17.9), ('MGA', 4600), ('MKD', 56.7), ('MMK', 2100), ('MNT', 3400),
  ('MOP', 8), ('MUR', 46), ('MVR', 15.4), ('MWK', 1735), ('MXN', 19.8), ('MYR', 4.4), ('MZN', 63.9),
  ('NAD', 17.8), ('NGN', 1640), ('NIO', 36.8), ('NOK', 11), ('NPR', 134), ('NZD', 1.67), ('OMR', 0.385),
  ('PAB', 1), ('PEN', 3.75), ('PGK', 4), ('PHP', 58), ('PKR', 278), ('PLN', 3.98), ('PYG', 7850), ('QAR', 3.64),
  ('RON', 4.58), ('RSD', 108), ('RUB', 97), ('RWF', 1365), ('SAR', 3.75), ('SCR', 13.6), ('SEK', 10.6),
  ('SGD', 1.34), ('THB', 34), ('TND', 3.1), ('TRY', 34.3), ('TTD', 6.78), ('TWD', 32), ('TZS', 2700),
  ('UAH', 41.3), ('UGX', 3670), ('UYU', 41.5), ('UZS', 12800), ('VND', 25300), ('XAF', 605), ('XCD', 2.7),
  ('XOF', 605), ('ZAR', 17.8), ('ZMW', 26.7);
