import type { AdminProfile } from "@vesper/contract/profiles/admin-profiles";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import ExternalLink from "virtual:icons/external-link";
import type { FoundCard } from "../cards/card-facts.ts";
import { CardPreview } from "../own/card-preview.tsx";
import { toPictures } from "./pending-pictures.tsx";

/** The card of a profile that nobody has met yet, with the photo that was submitted. */
const toVisitorCard = (profile: AdminProfile): FoundCard => ({
  ...profile,
  userId: profile.userId._id,
  images: [],
  rating: { average: 0, count: 0 },
  isOnline: false,
  tour: null,
});

/** The card as visitors will see it, and the way to the whole page. */
export function VisitorPreview({ profile }: { profile: AdminProfile }) {
  const [picture] = toPictures(profile);
  return (
    <section aria-label="Preview" className="flex flex-wrap items-start gap-4 text-small">
      <div className="w-44 shrink-0">
        <CardPreview
          card={toVisitorCard(profile)}
          picture={
            picture && (
              <img src={picture.previewUrl} alt="" className="absolute inset-0 size-full object-cover" />
            )
          }
        />
      </div>
      <div className="flex min-w-48 flex-1 flex-col items-start gap-2">
        <h4 className="font-semibold">As visitors will see it</h4>
        <p className="max-w-prose text-muted">
          {picture
            ? "The card with the photo that was submitted. The page shows photos once they are approved."
            : "The card without a photo: none was submitted."}
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
