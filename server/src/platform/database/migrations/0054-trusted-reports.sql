-- Who may have something hidden before a moderator has looked, and who is told by mail what came of a report.

alter table reports
  -- Filed by a reporter in good standing: two of them can have something hidden again after a dismissal.
  add column is_trusted boolean not null default false,
  -- Keyed hash of the reporter's network, to tell whether two reporters are independent; emptied after 30 days.
  add column network_hash bytea,
  -- For the receipt and the outcome; emptied some time after the decision.
  add column contact_name text,
  add column contact_email text,
  add column is_good_faith boolean not null default false,
  add column receipt_mailed_at timestamptz;

create index reports_of_contact on reports (contact_email) where contact_email is not null;
create index reports_with_network on reports (created_at) where network_hash is not null;

alter table picture_notices
  -- A picture that was restored after review is hidden again only once the sender has proven their address.
  add column needs_confirmation boolean not null default false,
  add column confirmed_at timestamptz;
