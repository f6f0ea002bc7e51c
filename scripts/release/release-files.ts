/** Files of the repository that an operator needs. The pages are added as built, so their sources are not among them. */
const packed = [
  /^(package-lock\.json|\.npmrc)$/,
  // npm compares the lockfile with every workspace, also those that a release leaves out.
  /^[a-z\d]+\/package\.json$/,
  /^(contract|server)\/src\//,
  /^deploy\//,
  /^docs\//,
  /^[A-Z]+\.md$/,
];
const leftOut = /\.(test|long)\.tsx?$/;

export const isPacked = (file: string): boolean =>
  packed.some((pattern) => pattern.test(file)) && !leftOut.test(file);

/** Commands that work without the tools for development. */
const commands = ["start", "vesper"];

/** The manifest of a release has the same dependencies, as `npm ci` demands, but only the commands of an operator. */
export function toReleaseManifest(manifest: { scripts: Record<string, string> }): object {
  const scripts = Object.entries(manifest.scripts).filter(([name]) => commands.includes(name));
  return { ...manifest, scripts: Object.fromEntries(scripts) };
}

/** Finds the section of a version in the changelog, without its heading. */
export function findChangelogSection(changelog: string, title: string): string | null {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) =>
    text
      .slice(0, text.indexOf("\n"))
      .split(/[\s[\]]+/)
      .includes(title),
  );
  return section?.slice(section.indexOf("\n")).trim() ?? null;
}

interface NoteFacts {
  version: string;
  commit: string;
  committedAt: string;
  changes: string;
}

export const printReleaseNotes = ({ version, commit, committedAt, changes }: NoteFacts): string =>
  `# Vesper ${version}

Commit ${commit}, ${committedAt.slice(0, 10)}.

## Install

You need Node 20.19 or newer, which installs the pinned one. Unpack the archive and run in its folder:

\`\`\`sh
npm ci --omit=dev
NODE_ENV=production npm start
\`\`\`

The pages are built. \`docs/operations.md\` explains settings and the first run, \`docs/scaling.md\` an upgrade without downtime,
\`deploy/\` has examples for nginx and systemd. \`sbom.cdx.json\` lists every package, \`docs/licenses.md\` their licenses.

## Changes

${changes}
`;
