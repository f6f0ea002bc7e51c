const units = ["KB", "MB", "GB", "TB"] as const;

/** Formats a size in bytes: "1.4 GB". */
export function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, bytes / 1024);
  const step = Math.min(units.length - 1, Math.floor(Math.log2(kilobytes) / 10));
  return `${(kilobytes / 1024 ** step).toFixed(step === 0 ? 0 : 1)} ${units[step]}`;
}
