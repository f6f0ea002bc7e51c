import { BROWSER_MAP, OS_MAP, parse } from "bowser";

const shortNames: Readonly<Record<string, string>> = {
  "Microsoft Edge": "Edge",
  "Samsung Internet for Android": "Samsung Internet",
  "Chrome OS": "ChromeOS",
  macOS: "Mac",
};

const knownNames = new Set([...Object.values(BROWSER_MAP), ...Object.values(OS_MAP), "iPhone", "iPad"]);

/** For unknown browsers bowser returns text of the header, which must not get into our mails. */
const toName = (name = "") => (knownNames.has(name) ? (shortNames[name] ?? name) : undefined);

/** 'Firefox on Windows': enough for a person to know their own device. */
export function describeDevice(userAgent: string): string {
  const { browser, os, platform } = parse(userAgent || "unknown");
  const [program, system] = [toName(browser.name), toName(platform.model) ?? toName(os.name)];
  if (program && system) return `${program} on ${system}`;
  return program ?? system ?? "Unknown device";
}
