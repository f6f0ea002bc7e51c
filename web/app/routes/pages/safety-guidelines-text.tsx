import { Link } from "react-router";
import { SupportLink } from "./site-details.tsx";
import type { TextSection } from "./text-page.tsx";

export const safetySections: readonly TextSection[] = [
  {
    id: "emergency",
    title: "If you’re in danger now",
    body: (
      <>
        <p>
          <strong>Call your local emergency services.</strong> They can come to you; we can’t. Write to us
          once you’re safe.
        </p>
        <p>
          To leave this site at once, choose “Quick exit” at the top of any page or press Esc twice. An empty
          page replaces it. Pages you opened earlier stay in your browser’s history.
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
          <strong>Consent comes first.</strong> It’s given freely, covers only what was agreed, and can be
          withdrawn at any moment. A no needs no reason.
        </li>
        <li>
          <strong>Adults only.</strong> If you have any doubt about someone’s age, stop and tell us.
        </li>
        <li>
          <strong>Know the law where you are.</strong> What’s lawful in one place may not be in the next.
        </li>
        <li>
          <strong>Trust your instincts.</strong> If something feels wrong, you can leave. You don’t owe anyone
          an explanation.
        </li>
      </ul>
    ),
  },
  {
    id: "before",
    title: "Before you meet",
    body: (
      <ul>
        <li>Take time to exchange a few messages. Be careful if someone pressures you to hurry.</li>
        <li>Agree on the place, the time and what you both expect, in plain words.</li>
        <li>Tell someone you trust where you’ll be and when you’ll be back.</li>
        <li>
          Arrange a check-in: a call or message at a set time. Agree on what happens if it doesn’t come.
        </li>
        <li>Plan your own way there and back.</li>
      </ul>
    ),
  },
  {
    id: "meeting",
    title: "When you meet",
    body: (
      <ul>
        <li>
          For a first meeting, choose a place with other people around, such as a hotel lobby or a café.
        </li>
        <li>Keep your phone charged and within reach.</li>
        <li>Keep a clear head, and watch your drink.</li>
        <li>If the person or the place isn’t what you agreed on, you can leave.</li>
      </ul>
    ),
  },
  {
    id: "visitors",
    title: "If you’re visiting an escort",
    body: (
      <ul>
        <li>Be courteous, clean and on time. If you’re running late, say so.</li>
        <li>Don’t haggle, and don’t ask for more than was agreed.</li>
        <li>Boundaries stated in a profile aren’t up for negotiation.</li>
        <li>Don’t take photos or make recordings without permission.</li>
        <li>Keep what you learn about someone’s private life private.</li>
      </ul>
    ),
  },
  {
    id: "companions",
    title: "If you’re an escort",
    body: (
      <ul>
        <li>Use a working name, and a phone number and email address you use for nothing else.</li>
        <li>Screen new contacts in the way that suits you, and decline whenever you want.</li>
        <li>
          Check photos before you publish them: windows, street signs, tattoos and mirrors can give a lot
          away.
        </li>
        <li>Don’t use the same photos on private accounts, where an image search could find them.</li>
        <li>Name your city, never your street.</li>
        <li>You decide about your work, your rates and your limits. No one else does.</li>
      </ul>
    ),
  },
  {
    id: "money",
    title: "Money and scams",
    body: (
      <>
        <p>Be careful with anyone who:</p>
        <ul>
          <li>wants payment in advance by gift card, cryptocurrency or transfer to a stranger;</li>
          <li>asks for a “verification fee”, a code sent to you, or a copy of your documents;</li>
          <li>sends links to sign-in or payment pages;</li>
          <li>threatens to tell your family or employer about you.</li>
        </ul>
        <p>
          Don’t pay a blackmailer: it rarely ends there. Keep the messages, stop replying, and go to the
          police or a lawyer. We never ask for your password, and we never ask for money in a message.
        </p>
      </>
    ),
  },
  {
    id: "account",
    title: "Protect your account",
    body: (
      <ul>
        <li>
          Use a long password that you don’t use anywhere else. A password manager can remember it for you.
        </li>
        <li>On a shared device, don’t check “Remember me”, and sign out when you’re done.</li>
        <li>
          Check the signed-in devices in your <Link to="/dashboard?tab=settings">settings</Link> now and then,
          and sign out any you don’t recognize.
        </li>
        <li>A private window keeps your visit out of the browser’s history.</li>
      </ul>
    ),
  },
  {
    id: "signs",
    title: "Signs that someone needs help",
    body: (
      <>
        <p>Please take it seriously if someone:</p>
        <ul>
          <li>seems younger than stated, or doesn’t know or won’t say how old they are;</li>
          <li>seems afraid, is being watched, or has someone else speak for them;</li>
          <li>isn’t allowed to keep their own money, documents or phone;</li>
          <li>says things that sound rehearsed, or can’t say where they are.</li>
        </ul>
        <p>
          Don’t try to free anyone yourself; that can make things worse. Tell the police or an
          anti-trafficking organization in your country, and tell us.
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
          <Link to="/report-issue#content">Report</Link> anything here that worries you: a profile, a photo, a
          review, a message, a person. You don’t need an account or proof; a suspicion is enough. Or write to{" "}
          <SupportLink /> and tell us what you saw and where, with the page address if you can.
        </p>
        <p>
          If <Link to="/report-issue/intimate-image">an intimate photo of you</Link> is here without your
          consent, tell us which one it is and we’ll hide it right away. If your personal details are here,
          tell us which page they’re on. The rules for what may be published are in the{" "}
          <Link to="/terms#not-allowed">Terms and Conditions</Link>.
        </p>
      </>
    ),
  },
];
