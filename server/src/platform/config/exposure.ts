interface ExposureSettings {
  production: boolean;
  host: string;
  publicUrl: string;
  demoData: "on" | "off" | undefined;
}

export const isLocal = (host: string) => /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(host);

/** Fields that follow from who can reach the site. Setup may change the public address and the demo data. */
export function toExposure({ production, host, publicUrl, ...given }: ExposureSettings) {
  const isLocalSite = isLocal(new URL(publicUrl).hostname);
  const isExposed = production || !isLocalSite;
  // Demo accounts have a published password, so they are off by default where others can reach them.
  const demoData = given.demoData ? given.demoData === "on" : !isExposed && isLocal(host);
  return {
    publicUrl,
    secure: publicUrl.startsWith("https:"),
    demoData,
    /** No published password works. */
    isExposed,
    /** Staff need a second factor, except in the demo on a developer's own machine. */
    staffSecondFactor: isExposed && !(isLocalSite && demoData),
  };
}
