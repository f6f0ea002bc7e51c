import { Link } from "react-router";
import { SiteName, SupportLink } from "./site-details.tsx";
import type { TextSection } from "./text-page.tsx";

export const verificationSections: readonly TextSection[] = [
  {
    id: "badge",
    title: "What the badge means",
    body: (
      <>
        <p>
          A profile with the badge <strong>Verified</strong> belongs to a person who has shown our staff an
          official document and herself or himself. The badge says when: “Age and identity checked by{" "}
          <SiteName /> staff”, with the month.
        </p>
        <p>
          It tells you two things: this person is 18 or over, and the person in the profile is the one who
          runs it.
        </p>
        <p>
          It does not tell you that we recommend anybody, that every word of a profile is true, or what a
          meeting will be like. Please read the <Link to="/safety-guidelines">Safety Guidelines</Link> too.
        </p>
      </>
    ),
  },
  {
    id: "asked",
    title: "What we ask for",
    body: (
      <>
        <p>Verification is free. It takes some minutes and a phone with a camera.</p>
        <ol>
          <li>
            <strong>You ask for it</strong> under <Link to="/supplier/verification">Verification</Link> in
            your Escort Dashboard. You get a code and a gesture that are made for you alone and are valid for
            30 minutes.
          </li>
          <li>
            <strong>You photograph your document:</strong> a passport, an identity card, a driving license or
            a residence permit.
          </li>
          <li>
            <strong>You photograph yourself</strong> with the gesture, holding the code on a piece of paper.
            This shows that it is you, and that it is now.
          </li>
          <li>
            <strong>A person of our staff compares</strong> the two with each other and with your profile, and
            decides. No program decides about you.
          </li>
        </ol>
        <p>
          You are told the result either way. If it could not be approved you learn why, and can try again.
        </p>
      </>
    ),
  },
  {
    id: "seen",
    title: "Who sees it",
    body: (
      <>
        <p>
          Only the members of our staff who check documents, and only until they have decided. Each time one
          of them opens a document, that is written to a log that nobody can change.
        </p>
        <p>
          Both pictures are encrypted, each with a key of its own, and lie apart from the pictures of
          profiles. They are never shown on the site, and nobody outside gets them. Your name, the number of
          the document and your date of birth are not stored.
        </p>
      </>
    ),
  },
  {
    id: "deleted",
    title: "When it is deleted",
    body: (
      <>
        <p>
          <strong>Both pictures are deleted with the decision,</strong> whichever way it goes, and after some
          days if nobody has decided by then; the page on which you ask says after how many. What remains is:
        </p>
        <ul>
          <li>that you are over 18;</li>
          <li>with which kind of document it was checked, and in which month;</li>
          <li>
            a keyed hash of the document’s number. It cannot be turned back into the number; it only lets us
            recognize the same document if it is used for a second account.
          </li>
        </ul>
        <p>
          This goes with your account when you delete it. The <Link to="/privacy-policy">Privacy Policy</Link>{" "}
          says what else we hold.
        </p>
      </>
    ),
  },
  {
    id: "again",
    title: "When we check again",
    body: (
      <p>
        If you change your name, your age or your primary photo, the badge rests until our staff have looked
        whether everything still fits. You need no new document for that. Nothing else on your profile touches
        the badge.
      </p>
    ),
  },
  {
    id: "questions",
    title: "Doubts and questions",
    body: (
      <>
        <p>
          Do you believe that a verified profile is not what it says? Please{" "}
          <Link to="/report-issue#content">report it</Link>; you need no account for that. Everything else you
          can ask us: <SupportLink />.
        </p>
        <p>
          We ask for documents on this site alone, after you have signed in. Never send one by mail or in a
          message, whoever asks.
        </p>
      </>
    ),
  },
];
