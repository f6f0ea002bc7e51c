-- Staff roles beside admin, and cases that are assigned to a colleague.
-- contract: the list of roles only grows, so everything that the release before writes passes it.
alter table users
  drop constraint users_roles_check,
  add constraint users_roles_check check (
    cardinality(roles) > 0 and roles <@ array[
      'user', 'escort', 'supplier', 'vip', 'admin', 'moderator', 'verifier', 'support', 'analyst'
    ]
  );

-- Only verifiers open identity documents from now on. Until an operator divides the work, every admin is one too.
update users set roles = roles || array['verifier']
where roles @> array['admin'] and not roles @> array['verifier'];

create index users_staff on users (created_at desc, id desc)
where closed_at is null and roles && array['admin', 'moderator', 'verifier', 'support', 'analyst'];

alter table cases
  add column assignee_id uuid references users on delete set null,
  add column assigned_at timestamptz;

create index cases_of_assignee on cases (assignee_id) where assignee_id is not null and status = 'open';
