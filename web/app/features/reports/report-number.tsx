/** What to name when one writes to us about it. */
export function ReportNumber({ label, number }: { label: string; number: string }) {
  return (
    <p className="rounded-inner bg-raised px-4 py-3 text-small">
      <span className="block text-caption text-muted">{label}</span>
      <code className="font-mono break-all select-all">{number}</code>
    </p>
  );
}
