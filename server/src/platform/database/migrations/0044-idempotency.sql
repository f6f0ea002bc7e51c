-- Answers of calls that must not happen twice, for a day: a repeat under the same Idempotency-Key gets the first one.

create table kept_answers (
  -- Keyed hash of person or network, call and key.
  id text primary key,
  -- Keyed hash of the body, so that a key is not used for another request.
  request_hash text not null,
  -- Both null while the first request is still running.
  status smallint,
  sealed_body bytea,
  created_at timestamptz not null,
  check ((status is null) = (sealed_body is null))
);

create index kept_answers_past on kept_answers (created_at);
