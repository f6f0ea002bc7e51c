import type { User } from "@vesper/contract/accounts/accounts";
import { useOutletContext } from "react-router";
import { ExposureReport } from "#web/features/profiles/exposure/exposure-report.tsx";
import { describePage } from "#web/shell/describe-page.ts";

export const meta = describePage({ title: "Exposure", indexed: false });

export default function ExposureRoute() {
  return <ExposureReport user={useOutletContext<User>()} />;
}
