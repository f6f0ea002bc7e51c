import type { User } from "@vesper/contract/accounts/accounts";
import { Link } from "react-router";
import { formatLongDate } from "#web/ui/data/dates.ts";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { DefinitionList } from "#web/ui/data/definition-list.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";

const renderValue = (value: string | null) =>
  value ? <bdi>{value}</bdi> : <span className="text-muted">Not provided</span>;

export function OwnDetails({ user }: { user: User }) {
  return (
    <SectionCard
      title="Your details"
      text="Others can see your name and photo. Only you and our team can see the rest."
      actions={<Button render={<Link to="/profile/edit" />}>Edit Profile</Button>}
    >
      <Avatar name={user.name} src={user.profileImageUrl} size="xlarge" alt="Your profile photo" />
      <DefinitionList
        items={[
          { term: "Display name", detail: renderValue(user.name) },
          { term: "Email", detail: renderValue(user.email) },
          { term: "Phone", detail: renderValue(user.phone) },
          { term: "Location", detail: renderValue(user.location ?? user.address) },
          { term: "Bio", detail: renderValue(user.bio) },
          { term: "Member since", detail: formatLongDate(user.createdAt) },
        ]}
      />
    </SectionCard>
  );
}
