import type { User } from "@vesper/contract/accounts/accounts";
import { Badge } from "#web/ui/data/badge.tsx";
import { clsx } from "clsx/lite";

/** User's name, with their first role as a badge. */
export function WelcomeLine({ user, className }: { user: User; className?: string }) {
  const [role] = user.roles;
  return (
    <div className={clsx("flex min-w-0 flex-col", className)}>
      <span className="max-w-full truncate text-small">
        Welcome, <bdi className="font-medium">{user.name}</bdi>
      </span>
      {role && (
        <Badge tone="accent" className="py-0 leading-4.5">
          {role}
        </Badge>
      )}
    </div>
  );
}
