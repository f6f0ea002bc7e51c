import { Link } from "react-router";
import { DangerLine } from "#web/features/reports/danger-line.tsx";
import { FindPageForm } from "#web/features/reports/find-page-form.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { Prose } from "#web/ui/layout/prose.tsx";
import { SupportLink } from "./site-words.tsx";

/** A person, a profile, a picture: what reaches the moderators rather than those who mend the site. */
export function ReportContent() {
  return (
    <>
      <Prose className="mt-16">
        <h2 id="content">A person, a profile or a picture</h2>
        <p>
          You need no account for this, and the other side is never told who reported. Reports about somebody
          who may be under 18 or under pressure are looked at before all others.
        </p>
      </Prose>
      <div className="mt-6 flex flex-col gap-4">
        <DangerLine />
        <Card className="print:hidden noscript:hidden">
          <FindPageForm />
        </Card>
      </div>
      <Prose className="mt-8">
        <p>Or report it where you see it:</p>
        <ul>
          <li>
            <strong>A profile or a listing,</strong> with its pictures: “Report this profile” or “Report this
            listing” on its page.
          </li>
          <li>
            <strong>A review:</strong> “Report” beside it.
          </li>
          <li>
            <strong>A message,</strong> and with it whoever sent it: the menu beside the message.
          </li>
          <li>
            <strong>Anything else,</strong> or if the page is gone:{" "}
            <Link to="/contact?subject=Safety">write to us</Link> or mail <SupportLink />.
          </li>
        </ul>
        <h2 id="pictures-without-consent">A picture of you without your consent</h2>
        <p>
          Tell us which picture it is <Link to="/report-issue/intimate-image">with this form</Link>. You need
          no account, you need not prove who you are, and you need not send us the picture. It is hidden at
          once, with every copy of it, and a person of our staff decides within 48 hours.
        </p>
      </Prose>
    </>
  );
}
