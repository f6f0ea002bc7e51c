import { Gavel, Images, ScrollText, Shapes, Tag, UserCheck, Users } from "lucide-react";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { SectionCard } from "#web/ui/layout/section-card.tsx";

const actions = [
  { to: "/admin/listings", label: "Review Products", Icon: Tag },
  { to: "/admin/pending", label: "Pending Profiles", Icon: UserCheck },
  { to: "/admin/media", label: "Media Review", Icon: Images },
  { to: "/admin/users", label: "Manage Users", Icon: Users },
  { to: "/admin/taxonomy", label: "Categories & Tags", Icon: Shapes },
  { to: "/admin/cases", label: "Review Cases", Icon: Gavel },
  { to: "/admin/audit", label: "Audit Log", Icon: ScrollText },
] as const;

export function QuickActions({ className }: { className?: string }) {
  return (
    <SectionCard title="Quick Actions" className={className}>
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {actions.map(({ to, label, Icon }) => (
          <Button
            key={to}
            tone="outline"
            icon={<Icon aria-hidden className="size-4.5" />}
            render={<Link to={to} />}
          >
            {label}
          </Button>
        ))}
      </div>
    </SectionCard>
  );
}
