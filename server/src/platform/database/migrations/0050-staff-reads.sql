-- Which admin looked at whose personal data: one row a day for each person and kind of page, not one for every click.
create table staff_reads (
  admin_id uuid not null references users,
  day date not null,
  kind text not null,
  -- A person; for letters of the contact form, the letter.
  subject_id uuid not null,
  reads integer not null default 1,
  last_at timestamptz not null,
  -- When its day went into the audit log.
  summed_at timestamptz,
  primary key (admin_id, day, kind, subject_id)
);

create index staff_reads_of_subject on staff_reads (subject_id, last_at desc);
create index staff_reads_of_day on staff_reads (day);
create index staff_reads_unsummed on staff_reads (day) where summed_at is null;
