import { Link } from "react-router";
import { OperatorDetails } from "./operator-details.tsx";
import { SiteName, SupportLink } from "./site-words.tsx";
import type { TextSection } from "./text-page.tsx";

export const privacySections: readonly TextSection[] = [
  {
    id: "short",
    title: "The short version",
    body: (
      <ul>
        <li>You can read the public pages without an account and without telling us who you are.</li>
        <li>An account needs a name, an email address and a password. Everything else is up to you.</li>
        <li>We use no advertising, no analytics and no trackers, and we sell no data.</li>
        <li>Nobody else on the site sees your email address.</li>
        <li>You can download your data at once, and delete your account yourself.</li>
      </ul>
    ),
  },
  {
    id: "responsible",
    title: "Who is responsible",
    body: (
      <>
        <p>
          The following operator is responsible for the data processed by <SiteName />:
        </p>
        <OperatorDetails className="mt-4 border-l-2 border-accent pl-4" />
      </>
    ),
  },
  {
    id: "data",
    title: "Which data we hold",
    body: (
      <>
        <h3>Personal data</h3>
        <p>When you open an account we store:</p>
        <ul>
          <li>the name you choose, which need not be your legal name, and your email address;</li>
          <li>
            your password, only as a salted hash (argon2id) from which it cannot be read back. Nobody here
            knows it;
          </li>
          <li>if you enter them: phone number, location, address, a few words about you and a picture;</li>
          <li>
            your settings, your role and status on the site, with the reason if it was restricted, and the day
            you joined.
          </li>
        </ul>
        <h3>Usage data</h3>
        <p>
          For each sign-in we store what your browser says about itself (such as “Firefox on Windows”), when
          the session began and when it was last used, so that you can recognize your devices and sign them
          out.
        </p>
        <p>
          Our servers log the technical course of each request: the time, the page asked for, whether it
          worked and how long it took. These logs contain no message texts, no email addresses and no sign-in
          tokens. Your network address is used to slow down people who try passwords or flood the site.
        </p>
        <p>
          We keep a short record of what happened to your account, such as “signed in” or “password changed”,
          and what we have told you. You see both in your dashboard.
        </p>
        <p>
          When you write to us through the <Link to="/contact">contact form</Link>, we store your message with
          the name and the address you give, and our answer.
        </p>
        <h3>Safety data</h3>
        <p>
          When somebody reports something, we store the reason, their words, what was reported as it looked at
          that moment, and who reported it if they were signed in. The person reported never learns who that
          was. What we decide is stored with its reasons. You can block people; they are not told.
        </p>
        <p>
          Every change that our staff make is written to a log that nobody can alter. It names people by a
          number only, never by name or address.
        </p>
        <h3>Payment data</h3>
        <p>
          None. No payments are taken on this site, and we hold no card or bank details. Should premium
          services be sold here one day, this policy will first say which data that takes.
        </p>
      </>
    ),
  },
  {
    id: "purposes",
    title: "What we use it for",
    body: (
      <ul>
        <li>
          <strong>To give you the service you asked for:</strong> to sign you in, keep your settings and mail
          you the links you need. The basis is our agreement with you.
        </li>
        <li>
          <strong>To keep people safe:</strong> to stop misuse, find faults and apply our rules. The basis is
          our legitimate interest in a safe site, and yours.
        </li>
        <li>
          <strong>To meet legal duties,</strong> where a law obliges us to keep or hand over something.
        </li>
        <li>
          <strong>What you choose to add,</strong> such as a phone number or a picture, we use because you
          agreed to it. You can remove it again whenever you like.
        </li>
      </ul>
    ),
  },
  {
    id: "recipients",
    title: "Who sees it",
    body: (
      <>
        <p>
          <strong>Other people</strong> see what you publish or send to them. They never see the email address
          of your account.
        </p>
        <p>
          <strong>Our staff</strong> see what they need for support and safety, and no more.
        </p>
        <p>
          <strong>Those who host the site and deliver its mail</strong> process data for us, on our
          instructions only.
        </p>
        <p>
          <strong>Authorities</strong> receive data only where the law obliges us to give it.
        </p>
        <p>
          Nobody else. Our scripts, styles and fonts come from our own server, so that no other company learns
          from our pages that you were here.
        </p>
      </>
    ),
  },
  {
    id: "mail",
    title: "Mail we send",
    body: (
      <p>
        We mail you links that you need: to confirm your address, to set a new password, to undo the deletion
        of an account. And we warn you when a new device signs in, when your password or your address was
        changed, and when we had to end a session for your safety. If we restrict something of yours we mail
        you the reasons, whatever your settings are, because you may not be able to read them here. Subjects
        are neutral, so that a preview on a lock screen gives nothing away. Our mail is plain text without
        tracking images, and we send no advertising.
      </p>
    ),
  },
  {
    id: "retention",
    title: "How long we keep it",
    body: (
      <ul>
        <li>
          <strong>Your account:</strong> until you delete it. It is then closed at once. For 30 days you can
          undo this through a mailed link; after that it is erased, as soon as no report about it is open.
          What stays is an entry without name, address or any other detail, so that nothing of other people’s
          breaks.
        </li>
        <li>
          <strong>Sessions:</strong> 30 days if you asked to be remembered; otherwise they end after 12 hours
          without use. The access token that your browser shows us is valid for 15 minutes at a time. The
          record of a session is deleted 30 days after it ran out.
        </li>
        <li>
          <strong>Mailed links:</strong> one hour for a new password, 24 hours to confirm an address, 30 days
          to undo a deletion. Each works once, and its record is deleted 30 days after it ran out.
        </li>
        <li>
          <strong>What we told you, and what happened to your account:</strong> a year, and 400 days.
        </li>
        <li>
          <strong>What you write to us:</strong> a year after it was answered or closed. If you wrote from the
          confirmed address of your account, it goes with the account.
        </li>
        <li>
          <strong>Reports and decisions:</strong> what was decided stays, because decisions must remain open
          to question. When a person is erased, the words written about them, and their name on the reports
          they made, are erased too.
        </li>
        <li>
          <strong>Server logs:</strong> only as long as we need them to find faults and fend off misuse.
        </li>
      </ul>
    ),
  },
  {
    id: "rights",
    title: "Your rights",
    body: (
      <>
        <p>Most of them need no letter:</p>
        <ul>
          <li>
            <strong>See and take along your data:</strong> “Download my data” in your{" "}
            <Link to="/dashboard?tab=settings">settings</Link> gives you everything we hold about you as one
            file, at once.
          </li>
          <li>
            <strong>Correct it:</strong> change it in <Link to="/profile/edit">your profile</Link>.
          </li>
          <li>
            <strong>Have it erased:</strong> “Delete account” in your{" "}
            <Link to="/dashboard?tab=settings">settings</Link>.
          </li>
        </ul>
        <p>
          You can also ask us to restrict what we do with your data, object to it, or withdraw a consent;
          write to <SupportLink />. If you are not content with our answer, you may complain to the data
          protection authority where you live.
        </p>
      </>
    ),
  },
  {
    id: "protection",
    title: "How we protect it",
    body: (
      <p>
        Passwords and the secrets in mailed links are stored only as hashes, and the tokens that keep you
        signed in are not stored by us at all. Changing your password ends all other sessions. Each request is
        checked on the server, and what you may not see does not leave it. No protection is perfect; if you
        find a gap, please <Link to="/report-issue">report it</Link>.
      </p>
    ),
  },
  {
    id: "device",
    title: "What is stored on your device",
    body: (
      <p>
        No cookies, only a few entries in your browser’s own storage. The{" "}
        <Link to="/cookie-policy">Cookie Policy</Link> lists each of them.
      </p>
    ),
  },
  {
    id: "minors",
    title: "Adults only",
    body: (
      <p>
        The site is for adults. We do not knowingly hold data of anybody under 18. If you believe that a minor
        has an account or is shown here, tell us at once: <SupportLink />.
      </p>
    ),
  },
  {
    id: "changes",
    title: "Changes to this policy",
    body: (
      <p>
        When the site begins to use data in a new way, this text changes first. We publish a new version at
        least 30 days before it takes effect. The month at the top says when the text last changed.
      </p>
    ),
  },
];
