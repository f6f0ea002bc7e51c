import { Link } from "react-router";

/** Data of the age check, and how little of it is kept. */
export function AgeCheckPrivacy() {
  return (
    <>
      <p>
        Some countries require us to check that visitors are adults. Your wallet app then sends us a signed
        statement with a single fact: whether you’re over 18. We verify the signature in memory and discard
        the statement. It contains no name, no birthday and no document number, and its issuer doesn’t learn
        that you used it here.
      </p>
      <p>
        For at most five minutes, our database holds whether a running check was answered, under a random
        number. After that, nothing in our database, logs or statistics says who proved what, through whom or
        when. Your browser keeps a <Link to="/cookie-policy#age">cookie</Link> for 30 days, with the day it
        ends and our signature.
      </p>
      <p>
        If you choose another provider for the check, that provider processes your data under its own privacy
        policy and tells us only whether you’re over 18. If you have an account, you can keep the fact that
        you proved your age, with the month, in your <Link to="/dashboard?tab=settings">settings</Link>. You
        can remove it there at any time. The legal basis is our duty to check, and for the fact on your
        account, your consent.
      </p>
    </>
  );
}
