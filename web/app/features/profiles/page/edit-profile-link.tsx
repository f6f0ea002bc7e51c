import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import Pencil from "virtual:icons/pencil";

/** For the owner, in place of the visitors' actions. */
export function EditProfileLink({ className }: { className?: string }) {
  return (
    <Button
      render={<Link to="/supplier/profile" />}
      icon={<Pencil aria-hidden className="size-4.5" />}
      className={className}
    >
      Edit Profile
    </Button>
  );
}
