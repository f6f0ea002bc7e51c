import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import ImagePlus from "virtual:icons/image-plus";
import UserPen from "virtual:icons/user-pen";
import { SectionCard } from "#web/ui/layout/card.tsx";

export function QuickActions({ className }: { className?: string }) {
  return (
    <SectionCard title="Quick Actions" className={className}>
      <div className="grid gap-3 sm:max-lg:grid-cols-2">
        <Button
          icon={<ImagePlus aria-hidden className="size-4.5" />}
          render={<Link to="/supplier/media/new" />}
        >
          Add New Media
        </Button>
        <Button
          tone="outline"
          icon={<UserPen aria-hidden className="size-4.5" />}
          render={<Link to="/supplier/profile" />}
        >
          Manage Profile
        </Button>
      </div>
    </SectionCard>
  );
}
