import type { RetentionDays } from "@vesper/contract/core/site";
import { useLoaderData } from "react-router";

const daysPerYear = 365;

/** Formats a number of days, as years if it is a multiple of one. */
function formatDays(days: number): string {
  if (days % daysPerYear === 0) return days === daysPerYear ? "a year" : `${days / daysPerYear} years`;
  return days === 1 ? "one day" : `${days} days`;
}

/** Retention periods as reported by the server, whose jobs apply them. */
export function Retention() {
  const kept = useLoaderData<RetentionDays>();
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
        <strong>Your account:</strong> until you delete it. It is then closed at once. For 30 days you can
        undo this through a mailed link; after that it is erased, as soon as no report about it is open. What
        stays is an entry without name, address or any other detail, so that nothing of other people’s breaks.
      </li>
      <li>
        <strong>Profile, listings, pictures and videos:</strong> until you delete them or your account is
        erased. If you do not sign in for 90 days your profile is hidden, after a notice by mail; it is shown
        again as soon as you do.
      </li>
      <li>
        <strong>Reviews:</strong> until you delete them. If your account is erased, approved ones stay as the
        words of a “Former user”.
      </li>
      <li>
        <strong>Messages:</strong> as long as one of the two people has an account.
        {kept.chats !== null &&
          ` A conversation in which nobody has written for ${formatDays(kept.chats)} is deleted.`}{" "}
        If your account is erased, what you sent stays with the other person, without your name.
      </li>
      <li>
        <strong>Favorites, notes, saved searches, likes and blocks:</strong> until you remove them or your
        account is erased.
      </li>
    </>
  );
}

function RecordRetention({ kept }: { kept: RetentionDays }) {
  return (
    <>
      <li>
        <strong>Sessions:</strong> 30 days if you asked to be remembered; otherwise they end after 12 hours
        without use. The access token that your browser shows us is valid for 15 minutes at a time. The record
        of a session is deleted {formatDays(kept.sessions)} after it ran out, and notifications of the browser
        end with it.
      </li>
      <li>
        <strong>Mailed links:</strong> one hour for a new password, 24 hours to confirm an address, 7 days to
        undo a changed address, 14 days for an invitation, 30 days to undo a deletion. Each works once, and
        its record is deleted {formatDays(kept.sessions)} after it ran out.
      </li>
      <li>
        <strong>A copy of your data</strong> that you asked for: {formatDays(kept.archives)}.
      </li>
      <li>
        <strong>Pictures for a verification:</strong> until the decision, and {formatDays(kept.identity)} at
        most if there is none. What remains of it goes with your account.
      </li>
      <li>
        <strong>What we told you, and what happened to your account:</strong> {formatDays(kept.notifications)}
        , and {formatDays(kept.activity)}.
      </li>
      <li>
        <strong>What you write to us:</strong> {formatDays(kept.contact)} after it was answered or closed. If
        you wrote from the confirmed address of your account, it goes with the account.
      </li>
    </>
  );
}

function DecisionRetention({ kept }: { kept: RetentionDays }) {
  return (
    <>
      <li>
        <strong>Reports and decisions:</strong> what was decided stays, because decisions must remain open to
        question. What was said and shown for it, and who reported it, is erased {formatDays(kept.cases)}{" "}
        after the decision, unless what was decided is still in force. When a person is erased, the words
        written about them, and their name on the reports they made, are erased too.
      </li>
      <li>
        <strong>Your name and address on a report, or on a notice about an intimate picture:</strong> 90 days
        after the decision. What a removed picture is recognized by stays, without a word about whose it was.
      </li>
      <li>
        <strong>Who looked at a profile:</strong> {formatDays(kept.visits)}, as a hash; then only a number.
      </li>
      <li>
        <strong>Server logs:</strong> only as long as we need them to find faults and fend off misuse.
      </li>
    </>
  );
}
