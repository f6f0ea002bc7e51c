import { Bug, ShieldAlert } from "lucide-react";
import { Link } from "react-router";
import { Prose } from "#web/ui/layout/prose.tsx";
import { IconCard } from "./icon-card.tsx";

const particulars = [
  ["What happened", "in a sentence or two, in your own words"],
  ["Where it happened", "the address of the page, and the browser and device you used"],
  ["When it happened", "the date and the time, as closely as you remember"],
  ["Steps to reproduce it", "what you did, one step after the other"],
  ["Expected result", "what you thought would happen"],
  ["Actual result", "what happened instead"],
  ["Error messages", "word for word"],
] as const;

/** Something that does not work, or could be misused. */
export function ReportBug() {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <IconCard icon={<Bug />} title="Bug Report">
          Use the subject <SubjectLink subject="Bug Report" /> for anything that does not work as it should.
        </IconCard>
        <IconCard icon={<ShieldAlert />} title="Security Issue">
          Use the subject <SubjectLink subject="Security Issue" /> for anything that could put people or their
          data at risk. Please tell nobody else until it is mended.
        </IconCard>
      </div>
      <Prose className="mt-12">
        <h2 id="what-to-write">What to write</h2>
        <p>The more of this you can tell us, the sooner we can find the cause:</p>
        <ul>
          {particulars.map(([name, explanation]) => (
            <li key={name}>
              <strong>{name}:</strong> {explanation}
            </li>
          ))}
        </ul>
        <p>Please leave out passwords and other people’s private details.</p>
      </Prose>
    </>
  );
}

/** To the form, with this subject filled in. */
function SubjectLink({ subject }: { subject: "Bug Report" | "Security Issue" }) {
  return (
    <Link
      to={`/contact?subject=${encodeURIComponent(subject)}`}
      className="text-accent underline underline-offset-4 hover:text-accent-strong"
    >
      “{subject}”
    </Link>
  );
}
