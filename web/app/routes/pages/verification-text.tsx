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
          A profile with the <strong>Verified</strong> badge belongs to someone who showed our team an
          official document and a photo of themselves. The badge says when: “Age and identity checked by{" "}
          <SiteName /> staff”, with the month. If our team confirmed someone without a document, the badge
          says that instead.
        </p>
        <p>
          It tells you two things: this person is 18 or older, and the person in the profile is the one who
          runs it.
        </p>
        <p>
          It doesn’t mean that we recommend anyone or that every word of a profile is true. It can’t tell you
          what a meeting will be like. Please read the <Link to="/safety-guidelines">Safety Guidelines</Link>{" "}
          too.
        </p>
      </>
    ),
  },
  {
    id: "asked",
    title: "What we ask for",
    body: (
      <>
        <p>Verification is free. It takes a few minutes and a phone with a camera.</p>
        <ol>
          <li>
            <strong>Request it</strong> under <Link to="/supplier/verification">Verification</Link> in your
            Escort Dashboard. You get a code and a gesture made just for you, valid for 30 minutes.
          </li>
          <li>
            <strong>Take a photo of your document:</strong> a passport, an identity card, a driver’s license
            or a residence permit.
          </li>
          <li>
            <strong>Take a photo of yourself</strong> making the gesture and holding the code on a piece of
            paper. This shows that it’s you, right now.
          </li>
          <li>
            <strong>A person on our team compares</strong> the two photos with each other and with your
            profile, then decides. No software decides about you.
          </li>
        </ol>
        <p>
          We tell you the result either way. If we can’t approve it, we tell you why, and you can try again.
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
          Only the team members who check documents, and only until they decide. Each time one of them opens a
          document, it’s recorded in a log that no one can change.
        </p>
        <p>
          Both photos are encrypted, each with its own key, and stored separately from profile photos. They’re
          never shown on the site or shared with anyone outside our team. We don’t store your name, document
          number or date of birth.
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
          <strong>We delete both photos when we decide,</strong> whatever the decision. If no one decides in
          time, we delete them after a few days; the page where you request verification says how many. All
          that remains is:
        </p>
        <ul>
          <li>that you are over 18;</li>
          <li>what kind of document we checked, and in which month;</li>
          <li>
            a keyed hash of the document number. It can’t be turned back into the number; it only lets us
            recognize the document if it’s used for a second account.
          </li>
        </ul>
        <p>
          We delete this when your account is erased. The <Link to="/privacy-policy">Privacy Policy</Link>{" "}
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
        If you change your name, age or primary photo, the badge is hidden until our team confirms that
        everything still matches. You don’t need a new document for that. No other change to your profile
        affects the badge.
      </p>
    ),
  },
  {
    id: "questions",
    title: "Doubts and questions",
    body: (
      <>
        <p>
          Do you think a verified profile isn’t what it claims to be? Please{" "}
          <Link to="/report-issue#content">report it</Link>; you don’t need an account. For anything else,
          write to <SupportLink />.
        </p>
        <p>
          We ask for documents only on this site, after you sign in. Never send one by email or in a message,
          no matter who asks.
        </p>
      </>
    ),
  },
];
