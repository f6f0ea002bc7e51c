import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";

export function NoProfile() {
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-small text-muted">A badge belongs to a profile. Please create yours first.</p>
      <Button render={<Link to="/supplier/profile" />}>Create profile</Button>
    </div>
  );
}
