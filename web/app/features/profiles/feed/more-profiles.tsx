import type { MouseEvent } from "react";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { useSight } from "./use-sight.ts";

interface MoreProfilesProps {
  /** Where the next page is, for those without scripts. */
  address: string;
  onMore: () => void;
}

/** The end of what is loaded: coming into sight is enough to go on. */
export function MoreProfiles({ address, onMore }: MoreProfilesProps) {
  const sight = useSight<HTMLDivElement>(onMore);

  function handleClick(event: MouseEvent) {
    event.preventDefault();
    onMore();
  }

  return (
    <div ref={sight} className="flex justify-center pt-8">
      <Button tone="outline" size="large" render={<Link to={address} onClick={handleClick} />}>
        More profiles
      </Button>
    </div>
  );
}
