import type { MailAction, MailPart } from "./mail-part.ts";

interface MailPage {
  subject: string;
  parts: MailPart[];
  signature: string;
}

/** Colors of the two themes. Some mail programs drop `<style>`, so the light ones are also set inline. */
const day = {
  ground: "#faf7f2",
  card: "#ffffff",
  line: "#e3d9cb",
  ink: "#231a2c",
  muted: "#665a70",
  accent: "#8b3a60",
};
const dusk = {
  ground: "#121018",
  card: "#1b1823",
  line: "#39324a",
  ink: "#f5f0ea",
  muted: "#b9afc2",
  accent: "#e3a0b6",
};

const fonts = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const duskStyles = `@media (prefers-color-scheme:dark){
body,.ground{background:${dusk.ground}!important}
.card{background:${dusk.card}!important;border-color:${dusk.line}!important}
.card p,.signature{color:${dusk.ink}!important}
.card .url,.card .url a{color:${dusk.muted}!important}
.card a{color:${dusk.accent}!important}
.card a.button{background:${dusk.accent}!important;color:#2a1019!important}
}`;

/**
 * Renders a mail as HTML: no pictures, no remote content, nothing that reports whether it was read. The first link is a
 * button; its URL follows as text for readers who do not trust buttons.
 */
export function renderMail({ subject, parts, signature }: MailPage): string {
  const main = parts.find((part) => typeof part !== "string");
  const body = parts.map((part) => renderPart(part, part === main)).join("\n");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${duskStyles}</style>
</head>
<body style="margin:0;background:${day.ground}">
<div class="ground" style="background:${day.ground};padding:24px 12px;font-family:${fonts}">
<div class="card" style="max-width:520px;margin:0 auto;background:${day.card};border:1px solid ${day.line};border-radius:14px;padding:28px 24px">
${body}
<p class="signature" style="margin:28px 0 0;font:600 18px/1.4 Georgia,'Times New Roman',serif;color:${day.ink}">${escapeHtml(signature)}</p>
</div>
</div>
</body>
</html>
`;
}

function renderPart(part: MailPart, isMain: boolean): string {
  if (typeof part === "string") return renderParagraph(escapeHtml(part).replaceAll(/\r?\n/g, "<br>"));
  return isMain ? renderButton(part) : renderParagraph(renderLink(part));
}

const renderParagraph = (html: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.55;color:${day.ink};overflow-wrap:anywhere">${html}</p>`;

const renderButton = ({ label, url }: MailAction) =>
  `<p style="margin:24px 0 12px"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;background:${day.accent};color:#ffffff;border-radius:999px;padding:13px 26px;font-size:16px;font-weight:600;line-height:1.2;text-decoration:none">${escapeHtml(label)}</a></p>
<p class="url" style="margin:0 0 20px;font-size:13px;line-height:1.5;color:${day.muted};overflow-wrap:anywhere">${escapeHtml(url)}</p>`;

const renderLink = ({ label, url }: MailAction) =>
  `<a href="${escapeHtml(url)}" style="color:${day.accent}">${escapeHtml(label)}</a>`;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes everything that strangers wrote, such as names and messages. */
const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? "");
