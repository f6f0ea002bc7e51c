export interface AcceptedAdvisory {
  /** Last part of its address, such as GHSA-xxxx-xxxx-xxxx. */
  id: string;
  /** Why it cannot hurt a site, or what protects it until there is a mended version. */
  reason: string;
  /** Last day, as 2026-12-31. An advisory that still applies then needs a new look. */
  until: string;
}

/** Advisories of high or critical severity that do not keep a release back. */
export const acceptedAdvisories: AcceptedAdvisory[] = [];
