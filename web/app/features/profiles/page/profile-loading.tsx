import { Spinner } from "#web/ui/feedback/spinner.tsx";

export function ProfileLoading() {
  return (
    <p role="status" className="flex flex-1 items-center justify-center gap-3 py-32 text-muted">
      <Spinner />
      Loading profile...
    </p>
  );
}
