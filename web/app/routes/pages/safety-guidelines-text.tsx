import { Link } from "react-router";
import { SupportLink } from "./site-details.tsx";
import type { TextSection } from "./text-page.tsx";

export const safetySections: readonly TextSection[] = [
  {
    id: "emergency",
    title: "If you are in danger now",
    body: (
      <>
        <p>
          <strong>Call the emergency services where you are.</strong> They can come to you; we cannot. Write
          to us once you are safe.
        </p>
        <p>
          To leave this site at once, choose “Quick exit” at the top of any page or press Esc twice. The page
          is replaced by an empty one. Pages that you opened before it stay in your browser’s history.
        </p>
      </>
    ),
  },
  {
    id: "everyone",
    title: "For everyone",
    body: (
      <ul>
        <li>
          <strong>Consent comes first.</strong> It is given freely, it covers only what was agreed, and it can
          be withdrawn at any moment. A no needs no reason.
        </li>
        <li>
          <strong>Adults only.</strong> If there is any doubt about somebody’s age, break off and tell us.
        </li>
        <li>
          <strong>Know the law where you are.</strong> What is lawful in one place may not be in the next.
        </li>
        <li>
          <strong>Trust your instinct.</strong> If something feels wrong, you owe nobody an explanation for
          leaving.
        </li>
      </ul>
    ),
  },
  {
    id: "before",
    title: "Before you meet",
    body: (
      <ul>
        <li>Take time to exchange a few messages. Pressure to hurry is a reason to be careful.</li>
        <li>Agree on the place, the time and what both of you expect, in plain words.</li>
        <li>Tell somebody you trust where you will be and when you will be back.</li>
        <li>Arrange a check-in: a call or a message at a set time, and what happens if it does not come.</li>
        <li>Plan your own way there and home.</li>
      </ul>
    ),
  },
  {
    id: "meeting",
    title: "When you meet",
    body: (
      <ul>
        <li>Meet for the first time where other people are around, such as a hotel lobby or a café.</li>
        <li>Keep your phone charged and within reach.</li>
        <li>Keep a clear head, and keep an eye on what you drink.</li>
        <li>If the person or the place is not what was agreed, you may leave.</li>
      </ul>
    ),
  },
  {
    id: "visitors",
    title: "If you are visiting a companion",
    body: (
      <ul>
        <li>Be courteous, clean and on time, and let the other person know if you are late.</li>
        <li>Do not haggle, and do not ask for more than was agreed.</li>
        <li>Boundaries that are stated in a profile are not a starting point for negotiation.</li>
        <li>Take no pictures and make no recordings without permission.</li>
        <li>What you learn about somebody’s private life stays private.</li>
      </ul>
    ),
  },
  {
    id: "companions",
    title: "If you are a companion",
    body: (
      <ul>
        <li>Use a working name, and a phone number and email address that you use for nothing else.</li>
        <li>Check new contacts in the way that suits you, and decline whenever you want to.</li>
        <li>
          Look at pictures before you publish them: windows, street signs, tattoos and mirrors tell a lot.
        </li>
        <li>Do not use the same pictures on private accounts, where a picture search could find them.</li>
        <li>Name your city, never your street.</li>
        <li>You decide about your work, your rates and your limits. Nobody else does.</li>
      </ul>
    ),
  },
  {
    id: "money",
    title: "Money and scams",
    body: (
      <>
        <p>Be careful with anybody who:</p>
        <ul>
          <li>wants a payment in advance by gift card, cryptocurrency or transfer to a stranger;</li>
          <li>asks for a “verification fee”, a code that was sent to you, or a copy of your documents;</li>
          <li>sends links to sign-in or payment pages;</li>
          <li>threatens to tell your family or your employer about you.</li>
        </ul>
        <p>
          Do not pay a blackmailer: it rarely ends there. Keep the messages, stop answering, and go to the
          police or to a lawyer. We never ask for your password, and we never ask for money in a message.
        </p>
      </>
    ),
  },
  {
    id: "account",
    title: "Protect your account",
    body: (
      <ul>
        <li>Use a long password that you use nowhere else. A password manager remembers it for you.</li>
        <li>On a shared device do not tick “Remember me”, and sign out when you are done.</li>
        <li>
          Look through the signed-in devices in your <Link to="/dashboard?tab=settings">settings</Link> now
          and then, and sign out those you do not know.
        </li>
        <li>A private window leaves no trace of your visit in the browser’s history.</li>
      </ul>
    ),
  },
  {
    id: "signs",
    title: "Signs that somebody needs help",
    body: (
      <>
        <p>Please take it seriously if a person:</p>
        <ul>
          <li>seems younger than stated, or does not know or will not say how old they are;</li>
          <li>seems afraid, is watched, or has somebody else speak for them;</li>
          <li>may not keep their own money, documents or phone;</li>
          <li>says things that sound rehearsed, or cannot say where they are.</li>
        </ul>
        <p>
          Do not try to free anybody yourself; that can make things worse. Tell the police or an organization
          against trafficking in your country, and tell us.
        </p>
      </>
    ),
  },
  {
    id: "tell-us",
    title: "Tell us",
    body: (
      <>
        <p>
          <Link to="/report-issue#content">Report</Link> whatever here worries you: a profile, a picture, a
          review, a message, a person. You need no account for that, and a suspicion is enough; you need not
          prove anything. Or write to <SupportLink /> and say what you saw and where, with the address of the
          page if you can.
        </p>
        <p>
          If <Link to="/report-issue/intimate-image">an intimate picture of you</Link> is here without your
          consent, we hide it as soon as you tell us which one it is. If your personal details are, tell us
          which page it is. The rules for what may be published are in the{" "}
          <Link to="/terms#not-allowed">Terms and Conditions</Link>.
        </p>
      </>
    ),
  },
];
