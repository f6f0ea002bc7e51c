import { useState } from "react";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { Badge } from "#web/ui/data/badge.tsx";
import { Chip } from "#web/ui/actions/chip.tsx";
import { RemovableChip } from "#web/ui/actions/removable-chip.tsx";
import BadgeCheck from "virtual:icons/badge-check";
import Star from "virtual:icons/star";
import { Logo } from "#web/ui/layout/logo.tsx";
import { Exhibit, Row } from "./exhibit.tsx";

const names = ["Marisol", "Ines", "Vera", "Noor", "Celeste", "Øystein", "雪", null];

export function Labels() {
  const [online, setOnline] = useState(true);
  return (
    <Exhibit title="Labels">
      <Row title="badges">
        <Badge>Draft</Badge>
        <Badge tone="accent">New</Badge>
        <Badge tone="gold" icon={<Star aria-hidden />}>
          Premium
        </Badge>
        <Badge tone="jade" icon={<BadgeCheck aria-hidden />}>
          Verified
        </Badge>
        <Badge tone="danger">Rejected</Badge>
        <Badge tone="veil-jade" icon={<BadgeCheck aria-hidden />}>
          Verified
        </Badge>
        <Badge tone="veil-gold" icon={<Star aria-hidden />}>
          Premium
        </Badge>
      </Row>
      <Row title="chips">
        <Chip selected={online} onClick={() => setOnline(!online)}>
          Online now
        </Chip>
        <Chip>Available tonight</Chip>
        <Chip disabled>Near me</Chip>
        <RemovableChip onRemove={() => {}}>Lisbon</RemovableChip>
        <RemovableChip to="?">€100–400</RemovableChip>
      </Row>
      <Row title="avatars">
        {names.map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Avatar name="Broken" src="/no-such-picture.jpg" />
        <Avatar name="Refused" src="javascript:void(0)" size="small" />
        <Avatar name="Vera" size="large" />
        <Avatar name="Noor" size="xlarge" alt="Noor" />
      </Row>
      <Logos />
    </Exhibit>
  );
}

function Logos() {
  return (
    <Row title="logo">
      <Logo size="small" />
      <Logo />
      <Logo size="large" />
      <Logo size="xlarge" />
      <Logo text={false} />
      <Logo variant="minimal" to={null} />
      <span className="rounded-card bg-[#2a1019] px-4">
        <Logo variant="light" />
      </span>
      <span className="rounded-card bg-[#f3ede4] px-4">
        <Logo variant="dark" />
      </span>
    </Row>
  );
}
