import { BROWSER_MAP, OS_MAP, parse } from "bowser";

const shortNames: Readonly<Record<string, string>> = {
  "Microsoft Edge": "Edge",
  "Samsung Internet for Android": "Samsung Internet",
  "Chrome OS": "ChromeOS",
  macOS: "Mac",
};

const knownNames = new Set([...Object.values(BROWSER_MAP), ...Object.values(OS_MAP), "iPhone", "iPad"]);

/** For unknown browsers bowser returns raw header text, which must not end up in our mails. */
const toName = (name = "") => (knownNames.has(name) ? (shortNames[name] ?? name) : undefined);

/** Returns 'Firefox on Windows': enough for people to recognize their own device. */
export function describeDevice(userAgent: string): string {
  const { browser, os, platform } = parse(userAgent || "unknown");
  const [program, system] = [toName(browser.name), toName(platform.model) ?? toName(os.name)];
  if (program && system) return `${program} on ${system}`;
  return program ?? system ?? "Unknown device";
}
