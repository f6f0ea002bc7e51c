import { Access, Welcome } from "@vesper/contract/profiles/good-to-know";
import { accessLabels, welcomeLabels } from "@vesper/contract/profiles/good-to-know-labels";
import type { PageProfile } from "./profile-facts.ts";

/** Groups with at least one value, their values in the order of the fixed lists. */
export function getGoodToKnow({ welcomes, access }: Pick<PageProfile, "welcomes" | "access">) {
  const groups = [
    {
      title: "Who is welcome",
      labels: Welcome.options
        .filter((value) => welcomes.includes(value))
        .map((value) => welcomeLabels[value]),
    },
    {
      title: "Access",
      labels: Access.options.filter((value) => access.includes(value)).map((value) => accessLabels[value]),
    },
  ];
  return groups.filter(({ labels }) => labels.length > 0);
}
