import type { Gender } from "@vesper/contract/profile-fields";
import { Mars, NonBinary, Transgender, Venus } from "lucide-react";

const genders = {
  female: { Icon: Venus, label: "Female" },
  male: { Icon: Mars, label: "Male" },
  transgender: { Icon: Transgender, label: "Transgender" },
  other: { Icon: NonBinary, label: "Other" },
} as const satisfies Record<Gender, object>;

export function GenderMark({ gender }: { gender: Gender }) {
  const { Icon, label } = genders[gender];
  return (
    <span className="inline-flex items-center gap-1">
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {label}
    </span>
  );
}
