import type { RetentionDays } from "@vesper/contract/core/site";
import { useLoaderData } from "react-router";

const daysPerYear = 365;

/** Formats a number of days, in years if it is a multiple of a year. */
function formatDays(days: number): string {
  if (days % daysPerYear === 0) return days === daysPerYear ? "1 year" : `${days / daysPerYear} years`;
  return days === 1 ? "1 day" : `${days} days`;
}

/** Retention periods as reported by the server, whose jobs apply them. */
export function Retention() {
  const { retention: kept } = useLoaderData<{ retention: RetentionDays }>();
  return (
    <ul>
      <ContentRetention kept={kept} />
      <RecordRetention kept={kept} />
      <DecisionRetention kept={kept} />
    </ul>
  );
}

function ContentRetention({ kept }: { kept: RetentionDays }) {
  return (
    <>
      <li>
        <strong>Your account:</strong> until you delete it. We close it right away. For 30 days, you can undo
        this with a link we email you. After that, we erase it as soon as no report about it is open. Only an
        entry without your name, address or any other details remains, so other people’s content stays intact.
      </li>
      <li>
        <strong>Profile, listings, photos and videos:</strong> until you delete them or your account is
        erased. If you don’t sign in for 90 days, we hide your profile, after warning you by email. It’s shown
        again as soon as you sign in.
      </li>
      <li>
        <strong>Reviews:</strong> until you delete them. If your account is erased, approved reviews stay
        under the name “Former member”.
      </li>
      <li>
        <strong>Messages:</strong> as long as one of the two people has an account.
        {kept.chats !== null &&
          ` A conversation with no new messages for ${formatDays(kept.chats)} is deleted.`}{" "}
        If your account is erased, the messages you sent stay with the other person, without your name.
      </li>
      <li>
        <strong>Favorites, notes, followed profiles, saved searches, likes and blocks:</strong> until you
        remove them or your account is erased.
      </li>
    </>
  );
}

function RecordRetention({ kept }: { kept: RetentionDays }) {
  return (
    <>
      <li>
        <strong>Sessions:</strong> 30 days if you chose “Remember me”, otherwise until 12 hours after you last
        used the site. The access token your browser sends us is valid for 15 minutes at a time. We delete the
        record of a session {formatDays(kept.sessions)} after it expires, and its browser notifications end
        with it.
      </li>
      <li>
        <strong>Emailed links:</strong> 1 hour to set a new password, 24 hours to confirm an address, 14 days
        to accept an invitation. To undo a change, you have 72 hours for turning on two-factor sign-in, 7 days
        for a new address and 30 days for a deletion. Each link works once, and we delete its record{" "}
        {formatDays(kept.sessions)} after it expires.
      </li>
      <li>
        <strong>A copy of your data</strong> that you requested: {formatDays(kept.archives)}.
      </li>
      <li>
        <strong>Verification photos:</strong> until we decide, or at most {formatDays(kept.identity)} if we
        don’t. What remains of the verification is erased with your account.
      </li>
      <li>
        <strong>Notifications we sent you:</strong> {formatDays(kept.notifications)}.{" "}
        <strong>Your account activity:</strong> {formatDays(kept.activity)}.
      </li>
      <li>
        <strong>What you write to us:</strong> {formatDays(kept.contact)} after we answer or close it. If you
        wrote from your account’s confirmed email address, it’s erased with your account.
      </li>
    </>
  );
}

function DecisionRetention({ kept }: { kept: RetentionDays }) {
  return (
    <>
      <li>
        <strong>Reports and decisions:</strong> we keep each decision, because it must remain open to
        challenge. We erase the evidence, the report’s text and the reporter’s identity{" "}
        {formatDays(kept.cases)} after the decision, unless that decision is still in force. When we erase a
        person’s data, we also erase what was written about them and their name on reports they made.
      </li>
      <li>
        <strong>Your name and address on a report, or on a notice about an intimate photo:</strong> 90 days
        after the decision. The fingerprint of a removed photo stays, with nothing that says whose it was.
      </li>
      <li>
        <strong>Who viewed a profile:</strong> {formatDays(kept.visits)}, as a hash. After that, only a number
        remains.
      </li>
      <li>
        <strong>Server logs:</strong> only as long as we need them to find errors and prevent abuse.
      </li>
    </>
  );
}
