import type { Listing } from "@vesper/contract/listings";
import { MapPin } from "lucide-react";
import { Link } from "react-router";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { Button } from "#web/ui/actions/button.tsx";

/** Who offers it, and the way to everything else about them. */
export function Provider({
  profile: { name, slug, city, country, avatar },
}: {
  profile: Listing["profile"];
}) {
  const path = `/escort/${slug}`;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex min-w-0 items-center gap-4">
        <Avatar name={name} src={avatar} size="large" />
        <div className="min-w-0">
          <p className="text-small text-muted">Offered by</p>
          <p className="font-serif text-lead font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <p className="flex items-center gap-1.5 text-small text-muted">
            <MapPin aria-hidden className="size-4 shrink-0" />
            <bdi>{city === country ? city : `${city}, ${country}`}</bdi>
          </p>
        </div>
      </div>
      <Button render={<Link to={path} />}>View Profile</Button>
    </div>
  );
}
