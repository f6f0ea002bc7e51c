import { Link } from "react-router";

/** Personal data that the tables hold. Add new data here. */
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
        None. No payments are taken on this site, and we hold no card or bank details. Premium is given by our
        staff. Should premium services be sold here one day, this policy will first say which data that takes.
      </p>
    </>
  );
}

function Account() {
  return (
    <>
      <h3>Personal data: your account</h3>
      <p>When you open an account we store:</p>
      <ul>
        <li>the name you choose, which need not be your legal name, and your email address;</li>
        <li>
          your password, only as a salted hash (argon2id) from which it cannot be read back. Nobody here knows
          it;
        </li>
        <li>if you enter them: phone number, location, address, a few words about you and a picture;</li>
        <li>if you use two-factor login: its secret, encrypted, and your recovery codes, only as hashes;</li>
        <li>
          your settings, your role and status on the site, with the reason if it was restricted, and the day
          you joined.
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
          <strong>A profile:</strong> every field that you fill in, your tours, and your listings. Cities,
          never streets. Contact details are shown as you choose: to everyone or to members only.
        </li>
        <li>
          <strong>Pictures and videos:</strong> pictures are made anew from what you upload, without the
          place, the time and the device that cameras write into them. The file as you sent it is deleted as
          soon as that is done.
        </li>
        <li>
          <strong>Reviews:</strong> your words and stars. If you write anonymously, no public answer of the
          site says who you are; our staff can see it.
        </li>
      </ul>
    </>
  );
}

function Private() {
  return (
    <>
      <h3>What you keep or send</h3>
      <ul>
        <li>
          <strong>Messages:</strong> their words, when they were sent and whether they were read. Only the two
          people of a conversation can read it. Our staff see a message only when one of the two reports it.
        </li>
        <li>
          <strong>For you alone:</strong> favorites and your notes on them, saved searches, likes, and whom
          you have blocked. The people concerned are not told.
        </li>
        <li>
          <strong>Letters to us:</strong> what you write through the <Link to="/contact">contact form</Link>,
          with the name and address you give, and our answer.
        </li>
        <li>
          <strong>Notifications of your browser,</strong> if you switch them on: the address that your browser
          gives us for them, which says nothing about you.
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
        If you ask to be verified, we hold a picture of your document and one of yourself until our staff have
        decided. Both are encrypted, each with a key of its own. What remains is that you are over 18, the
        kind of document, the month, and a keyed hash of its number. The page about{" "}
        <Link to="/verification">verification</Link> says more.
      </p>
    </>
  );
}

function Usage() {
  return (
    <>
      <h3>Usage data</h3>
      <p>
        For each sign-in we store what your browser says about itself (such as “Firefox on Windows”), when the
        session began and when it was last used, so that you can recognize your devices and sign them out.
        When you were last here is shown to others in broad terms only, such as “today”, and not at all if you
        switch it off.
      </p>
      <p>
        Profiles and pictures count their visitors. To count nobody twice on one day we keep a hash that
        cannot be turned back into you, and delete it after two days. What remains is a number.
      </p>
      <p>
        Our servers log the technical course of each request: the time, the page asked for, whether it worked
        and how long it took. These logs contain no network addresses, no message texts, no email addresses
        and no sign-in tokens. Your network address is used, in passing, to slow down people who try passwords
        or flood the site.
      </p>
      <p>
        We keep a short record of what happened to your account, such as “signed in” or “password changed”,
        and what we have told you. You see both in your dashboard.
      </p>
    </>
  );
}

function Safety() {
  return (
    <>
      <h3>Safety data</h3>
      <p>
        When somebody reports something, we store the reason, their words, what was reported as it looked at
        that moment, and who reported it if they were signed in. The person reported never learns who that
        was. What we decide is stored with its reasons.
      </p>
      <p>
        If you tell us of <Link to="/report-issue/intimate-image">an intimate picture without consent</Link>,
        we keep your name, your address and your signature for the receipt and the answer. Of the picture we
        keep what it can be recognized by, which shows nothing, so that nobody uploads it again. All pictures
        are compared in this way when they come.
      </p>
      <p>
        Every change that our staff make is written to a log that nobody can alter. It names people by a
        number only, never by name or address.
      </p>
      <p>
        Where our staff open accounts for companions from a list, they first confirm that each person on it
        has agreed and is of age. The list is deleted after 30 days.
      </p>
    </>
  );
}
