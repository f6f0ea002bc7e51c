-- The audit log: append-only and hash-chained by the database itself. It names people by id only, so that
-- erasing a person needs no change here.

create table audit_log (
  position bigint primary key,
  at timestamptz not null,
  actor_id uuid,
  action text not null,
  subject_type text not null,
  subject_id uuid,
  before jsonb,
  after jsonb,
  request_id text not null,
  previous_hash bytea not null,
  hash bytea not null
);

create index audit_of_actor on audit_log (actor_id, position desc);
create index audit_of_subject on audit_log (subject_id, position desc);
create index audit_of_restriction on audit_log ((after ->> 'restrictionId'))
  where after ->> 'restrictionId' is not null;
create index audit_of_action on audit_log (action text_pattern_ops, position desc);

-- Where the chain ends: without it nobody would miss the last rows. Its lock is what puts writers in a line.
create table audit_head (
  only_one boolean primary key default true check (only_one),
  position bigint not null,
  hash bytea not null
);
insert into audit_head (position, hash) values (0, sha256('vesper'));

create function audit_hash(entry audit_log) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(
    entry.position,
    (extract(epoch from entry.at) * 1000000)::bigint,
    entry.actor_id,
    entry.action,
    entry.subject_type,
    entry.subject_id,
    entry.before,
    entry.after,
    entry.request_id,
    encode(entry.previous_hash, 'hex')
  )::text, 'UTF8'))
$$;

create function audit_chain() returns trigger language plpgsql as $$
declare
  head audit_head;
begin
  update audit_head set position = position + 1 returning * into head;
  new.position := head.position;
  new.previous_hash := head.hash;
  new.hash := audit_hash(new);
  update audit_head set hash = new.hash;
  return new;
end
$$;

create function audit_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end
$$;

create trigger audit_chain before insert on audit_log for each row execute function audit_chain();
create trigger audit_append_only before update or delete on audit_log for each row execute function audit_refuse();
create trigger audit_no_truncate before truncate on audit_log for each statement execute function audit_refuse();
create trigger audit_head_stays before delete on audit_head for each row execute function audit_refuse();
create trigger audit_head_no_truncate before truncate on audit_head for each statement execute function audit_refuse();

-- Cases: one open case for each subject, at most one holder at a time.

create table cases (
  id uuid primary key,
  subject_type text not null check (subject_type in ('profile', 'media', 'review', 'message', 'user')),
  subject_id uuid not null,
  -- The person who answers for the subject.
  owner_id uuid not null references users,
  -- What the subject was called when the case was opened.
  label text not null,
  reason text not null,
  priority smallint not null check (priority between 1 and 5),
  status text not null default 'open' check (status in ('open', 'decided')),
  report_count integer not null default 0,
  opened_at timestamptz not null,
  holder_id uuid references users,
  held_until timestamptz,
  resolution text check (resolution in ('upheld', 'dismissed')),
  action text check (action in ('none', 'hide', 'suspend', 'ban')),
  note text,
  decided_by uuid references users,
  decided_at timestamptz,
  check ((holder_id is null) = (held_until is null)),
  check (num_nonnulls(resolution, action, note, decided_by, decided_at) = case status when 'decided' then 5 else 0 end)
);

create unique index cases_one_open on cases (subject_type, subject_id) where status = 'open';
create index cases_queue on cases (priority, opened_at, id) where status = 'open';
create index cases_decided on cases (decided_at desc, id desc) where status = 'decided';
create index cases_of_owner on cases (owner_id);
create index cases_of_holder on cases (holder_id) where holder_id is not null;

create table evidence (
  id uuid primary key,
  case_id uuid not null references cases,
  kind text not null check (kind in ('report', 'note', 'signal')),
  reason text,
  text text not null,
  -- The subject as it was at that moment; empty once its owner is erased.
  snapshot jsonb,
  by_id uuid references users,
  created_at timestamptz not null
);

create index evidence_of_case on evidence (case_id, created_at, id);
create index evidence_by on evidence (by_id) where by_id is not null;

-- Everything that took something from somebody, in force until it is lifted.

create table restrictions (
  id uuid primary key,
  case_id uuid references cases,
  subject_type text not null check (subject_type in ('profile', 'media', 'review', 'message', 'user')),
  subject_id uuid not null,
  -- What it was called then, so that a person with many knows which one is meant.
  label text not null,
  user_id uuid not null references users,
  action text not null check (action in ('hold', 'hide', 'suspend', 'ban', 'remove', 'reject')),
  reason text not null,
  explanation text not null check (explanation <> ''),
  basis text not null check (basis in ('report', 'review')),
  decided_by uuid references users,
  created_at timestamptz not null,
  ends_at timestamptz,
  lifted_at timestamptz,
  lifted_by uuid references users,
  -- Only a hold is placed without a person's decision.
  check (action = 'hold' or decided_by is not null)
);

create unique index restrictions_one_hold on restrictions (subject_type, subject_id)
  where action = 'hold' and lifted_at is null;
create index restrictions_in_force on restrictions (subject_type, subject_id) where lifted_at is null;
create index restrictions_ending on restrictions (ends_at) where lifted_at is null and ends_at is not null;
create index restrictions_of_user on restrictions (user_id, created_at desc, id desc);

-- One statement of reasons for each restriction, delivered as a notification.
create table statements (
  id uuid primary key,
  restriction_id uuid not null unique references restrictions,
  user_id uuid not null references users,
  notification_id uuid not null unique references notifications,
  appeal_until timestamptz not null,
  created_at timestamptz not null
);

create index statements_of_user on statements (user_id, created_at desc, id desc);
