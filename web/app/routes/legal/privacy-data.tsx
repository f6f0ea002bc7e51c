import { Link } from "react-router";

/** Personal data stored in the database. Add new data here. */
export function DataWeHold() {
  return (
    <>
      <Account />
      <Published />
      <Private />
      <Verification />
      <Usage />
      <Safety />
      <h3>Payment data</h3>
      <p>
        None. We don’t take payments on this site, and we hold no card or bank details. Premium is granted by
        our team. If we ever sell premium services here, this policy will first say what data that requires.
      </p>
    </>
  );
}

function Account() {
  return (
    <>
      <h3>Personal data: your account</h3>
      <p>When you create an account, we store:</p>
      <ul>
        <li>the name you choose (it doesn’t have to be your legal name) and your email address;</li>
        <li>
          your password, only as a salted hash (argon2id) that can’t be reversed, so no one here knows it;
        </li>
        <li>if you add them: your phone number, location, address, a short bio and a photo;</li>
        <li>
          if you use two-factor sign-in: its secret, encrypted, and your recovery codes, only as hashes;
        </li>
        <li>
          if you add a passkey: its public key, the name you give it, and when you used it. Your fingerprint,
          face or PIN never leaves your device;
        </li>
        <li>if you choose to keep it: the month in which you proved your age;</li>
        <li>
          your settings, your role and account status, the reason for any restriction, and the day you joined.
        </li>
      </ul>
    </>
  );
}

function Published() {
  return (
    <>
      <h3>What you publish</h3>
      <ul>
        <li>
          <strong>A profile:</strong> every field you fill in, your tours and your listings. Locations are
          cities, never streets. You choose who sees your contact details: everyone or members only.
        </li>
        <li>
          <strong>Photos and videos:</strong> we create new image files from the photos you upload, without
          the location, time and device details that cameras add. We delete the original file as soon as
          that’s done.
        </li>
        <li>
          <strong>Reviews:</strong> your text and stars. If you write anonymously, nothing public on the site
          says who you are, but our team can see your name.
        </li>
      </ul>
    </>
  );
}

function Private() {
  return (
    <>
      <h3>What you save or send</h3>
      <ul>
        <li>
          <strong>Messages:</strong> their text, when they were sent and whether they were read. Only the two
          people in a conversation can read it. Our team sees a message only when one of them reports it.
        </li>
        <li>
          <strong>For you alone:</strong> favorites and your notes on them, profiles you follow and the place
          you chose for them, saved searches, likes and the people you’ve blocked. We don’t tell the people
          concerned.
        </li>
        <li>
          <strong>Messages to us:</strong> what you send through the <Link to="/contact">contact form</Link>,
          with the name and address you give, and our reply.
        </li>
        <li>
          <strong>Browser notifications,</strong> if you turn them on: the address your browser gives us to
          deliver them, which says nothing about you.
        </li>
      </ul>
    </>
  );
}

function Verification() {
  return (
    <>
      <h3>Verification</h3>
      <p>
        If you ask to be verified, we keep a photo of your document and a photo of you until our team decides.
        Both are encrypted, each with its own key. After that, we keep only the fact that you’re over 18, the
        type of document, the month, and a keyed hash of the document number. Learn more about{" "}
        <Link to="/verification">verification</Link>.
      </p>
    </>
  );
}

function Usage() {
  return (
    <>
      <h3>Usage data</h3>
      <p>
        For each sign-in, we store what your browser says about itself (such as “Firefox on Windows”), when
        the session started and when it was last used. This lets you recognize your devices and sign them out.
        Others see whether you’re online and, in broad terms such as “today”, when you were last here, unless
        you turn that off. The same setting hides how soon an escort usually replies, which we work out from
        the times of their messages and show in broad terms such as “within a few hours”.
      </p>
      <p>
        We count how many people view each profile and photo. To avoid counting anyone twice in a day, we keep
        a hash that can’t be traced back to you, and delete it after 2 days. Only a number remains. We also
        count how often and at which place of a list each profile is shown, as numbers per day that say
        nothing about you.
      </p>
      <p>
        Our servers log the technical details of each request: the time, the page requested, whether it worked
        and how long it took. These logs contain no IP addresses, message texts, email addresses or sign-in
        tokens. We use your IP address only briefly, to slow down people who guess passwords or flood the
        site.
      </p>
      <p>
        We keep a short record of your account activity, such as “signed in” or “password changed”, and of the
        notifications we sent you. You can see both in your dashboard.
      </p>
    </>
  );
}

function Safety() {
  return (
    <>
      <h3>Safety data</h3>
      <p>
        When someone makes a report, we store the reason, what they wrote and the reported content as it
        looked at the time. If they were signed in, we also store who they are. The person reported never
        learns who made the report. We store each decision with its reasons.
      </p>
      <p>
        If you tell us about{" "}
        <Link to="/report-issue/intimate-image">an intimate photo shared without consent</Link>, we keep your
        name, address and signature for the receipt and our reply. From the photo, we keep only a digital
        fingerprint, which shows nothing, so that no one can upload it again. We check every photo against
        these fingerprints when it’s uploaded.
      </p>
      <p>
        Every change our team makes is recorded in a log that no one can alter. It identifies people only by a
        number, never by name or address.
      </p>
      <p>
        When our team creates accounts for escorts from a list, we first confirm that each person on it has
        agreed and is of age. We delete the list after 30 days.
      </p>
    </>
  );
}
