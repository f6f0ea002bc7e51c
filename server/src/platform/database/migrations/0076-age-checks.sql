-- The age gate becomes an age check with three levels.

update settings set value = case when value = 'true' then '"click"'::jsonb else '"off"'::jsonb end
where name = 'ageGate' and jsonb_typeof(value) = 'boolean';

update setting_changes set
  before = case when before = 'true' then '"click"'::jsonb when before = 'false' then '"off"'::jsonb else before end,
  after = case when after = 'true' then '"click"'::jsonb when after = 'false' then '"off"'::jsonb else after end
where name = 'ageGate';

-- Answers to running age checks. The browser that asked fetches its answer within minutes. The table is unlogged, so
-- that neither the write-ahead log nor a copy made from it tells when an age was proven.
create unlogged table age_answers (
  -- Hash of the check's ID, which names no person.
  check_hash bytea primary key,
  is_adult boolean not null,
  -- Hash of the code that the wallet hands to the browser on the same device; null if another device answered.
  code_hash bytea,
  -- A check is answered once and redeemed once.
  is_redeemed boolean not null default false,
  expires_at timestamptz not null
);

create index age_answers_expired on age_answers (expires_at);

-- Members who chose to keep that they proved their age. The month is the only thing kept.
create table age_proofs (
  user_id uuid primary key references users on delete cascade,
  month date not null check (extract(day from month) = 1)
);
