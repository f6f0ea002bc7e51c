-- A mailed link that takes back a second factor.
-- contract: the list of purposes only grows, so everything that the release before writes passes it.
alter table mailed_tokens
  drop constraint mailed_tokens_purpose_check,
  add constraint mailed_tokens_purpose_check check (
    purpose in ('verify-email', 'reset-password', 'reopen-account', 'undo-email', 'undo-two-factor')
  );
