import type { AdminProfile } from "@vesper/contract/profiles/admin-profiles";
import { formatMoney } from "@vesper/contract/profiles/money";
import { ExternalLink } from "lucide-react";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { toPictures } from "./pending-pictures.tsx";

/** The card as visitors will see it, with the submitted photo, and the way to the whole page. */
export function VisitorPreview({ profile }: { profile: AdminProfile }) {
  const [picture] = toPictures(profile);
  return (
    <section aria-label="Preview" className="flex flex-wrap items-start gap-4 text-small">
      <div className="relative aspect-[3/4] w-36 shrink-0 overflow-hidden rounded-card bg-raised">
        {picture ? (
          <img src={picture.previewUrl} alt="" className="size-full object-cover" />
        ) : (
          <span className="flex size-full items-center justify-center pb-10">
            <Avatar name={profile.name} size="large" />
          </span>
        )}
        <CardText profile={profile} />
      </div>
      <div className="flex min-w-48 flex-1 flex-col items-start gap-2">
        <h4 className="font-semibold">As visitors will see it</h4>
        <p className="max-w-prose text-muted">
          The card with the photo that was submitted. The page shows photos once they are approved.
        </p>
        <Button
          tone="outline"
          size="small"
          icon={<ExternalLink aria-hidden className="size-4" />}
          render={<Link to={`/escort/${profile.slug}`} target="_blank" />}
        >
          Open the page
        </Button>
      </div>
    </section>
  );
}

function CardText({ profile }: { profile: AdminProfile }) {
  const { name, age, city, rateOutcall, currency } = profile;
  return (
    <span className="absolute inset-x-0 bottom-0 flex flex-col bg-linear-to-t from-veil from-55% to-transparent px-2.5 pt-10 pb-2.5 text-caption text-on-veil wrap-anywhere">
      <span>
        <bdi className="font-serif text-body font-semibold">{name}</bdi> {age}
      </span>
      <bdi>{city}</bdi>
      {rateOutcall !== null && <bdi>{formatMoney(rateOutcall, currency)}/hr</bdi>}
    </span>
  );
}
