import { Prose } from "#web/ui/layout/prose.tsx";
import { Exhibit } from "./exhibit.tsx";

export function Text() {
  return (
    <Exhibit title="Text">
      <div className="flex flex-col gap-3">
        <p className="font-serif text-display font-medium tracking-tight">Good company, on your terms</p>
        <p className="font-serif text-heading font-medium tracking-tight">The heading of a page to work on</p>
        <p className="font-serif text-title font-medium">A title in Fraunces</p>
        <p className="font-serif text-lead font-semibold">A lead in Fraunces: Žofia, Łucja, Søren</p>
        <p className="text-lead">A lead in Inter</p>
        <p>
          Body. Independent companions in 41 cities tonight, every profile reviewed by our team. €320, Kč
          7,500, £350.
        </p>
        <p className="text-small text-muted">Small and muted, for help text and side notes.</p>
        <p className="text-caption text-muted">Caption, for badges and fine print.</p>
      </div>
      <Prose
        sections={[
          { id: "who", title: "Who may use Vesper" },
          { id: "what", title: "What we keep" },
        ]}
      >
        <h2 id="who">Who may use Vesper</h2>
        <p>
          You must be an adult. We ask once and remember your answer for 30 days. Nothing on these pages
          follows you <a href="#what">to another site</a>, and we sell nothing.
        </p>
        <h3>In short</h3>
        <ul>
          <li>Be kind and be honest.</li>
          <li>Post only what’s yours to share.</li>
        </ul>
        <h2 id="what">What we keep</h2>
        <p>
          We keep as little as we can, for as short a time as we can. You can see it and take it with you.
        </p>
      </Prose>
    </Exhibit>
  );
}
