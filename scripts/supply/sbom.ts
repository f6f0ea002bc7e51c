import { createHash } from "node:crypto";
import { getStatedLicense } from "./license-rules.ts";
import {
  listDependencies,
  listLockedPackages,
  shippedWorkspaces,
  type LockedPackage,
  type Lockfile,
} from "./locked-packages.ts";

interface ReleaseFacts {
  version: string;
  commit: string;
  /** Time of the commit, ISO 8601. */
  committedAt: string;
}

/**
 * Describes a release as a CycloneDX document. `npm sbom --omit dev` leaves out packages that one workspace needs and
 * another needs only for development, and adds a random number and the name of the folder.
 */
export function createSbom(lock: Lockfile, { version, commit, committedAt }: ReleaseFacts): object {
  const packages = listLockedPackages(lock).filter(({ isShipped }) => isShipped);
  const refs = new Map(packages.map((each) => [each.path, toPurl(each)]));
  const release = toPurl({ name: "vesper", version });
  // The workspaces are one component: they are released together and depend on each other.
  const direct = shippedWorkspaces.flatMap((path) => listDependencies(lock, path));
  const content = {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      timestamp: committedAt,
      lifecycles: [{ phase: "build" }],
      component: { type: "application", "bom-ref": release, name: "vesper", version, purl: release },
      properties: [{ name: "vesper:commit", value: commit }],
    },
    components: uniqueByRef(packages).map(toComponent),
    dependencies: [
      { ref: release, dependsOn: toRefs(direct, refs) },
      ...uniqueByRef(packages).map((each) => ({
        ref: toPurl(each),
        dependsOn: toRefs(each.dependsOn, refs),
      })),
    ],
  };
  return { ...content, serialNumber: toSerialNumber(JSON.stringify(content)) };
}

function toComponent(each: LockedPackage) {
  return {
    type: "library",
    "bom-ref": toPurl(each),
    name: each.name,
    version: each.version,
    purl: toPurl(each),
    licenses: [toLicenseChoice(getStatedLicense(each))],
    hashes: toHashes(each.integrity),
  };
}

const toLicenseChoice = (license: string) =>
  license.includes(" ") ? { expression: license } : { license: { id: license } };

/** A lockfile writes `sha512-` and base64; CycloneDX wants hexadecimal digits. */
function toHashes(integrity = "") {
  const [, algorithm, digest] = /^sha(\d+)-(.+)$/.exec(integrity) ?? [];
  if (!algorithm || !digest) return [];
  return [{ alg: `SHA-${algorithm}`, content: Buffer.from(digest, "base64").toString("hex") }];
}

const toPurl = ({ name, version }: { name: string; version: string }) =>
  `pkg:npm/${name.replace("@", "%40")}@${version}`;

const uniqueByRef = (packages: LockedPackage[]) => [
  ...new Map(packages.map((each) => [toPurl(each), each])).values(),
];

const toRefs = (paths: string[], refs: Map<string, string>) => [
  ...new Set(paths.flatMap((path) => refs.get(path) ?? [])),
];

/** A UUID of version 8 from the content, so that two runs for one commit write the same document. */
function toSerialNumber(content: string): string {
  const digits = createHash("sha256").update(content).digest("hex");
  const groups = [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
  ];
  return `urn:uuid:${groups.join("-")}-${digits.slice(20, 32)}`;
}
