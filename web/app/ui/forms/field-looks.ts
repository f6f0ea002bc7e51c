/** The frame shared by everything that is typed into or chosen from. Its label comes into sight with it. */
export const fieldLooks =
  "w-full min-h-11 scroll-mt-9 border border-line-strong bg-surface text-body text-ink placeholder:text-muted " +
  "hover:border-ink aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger " +
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-raised disabled:text-muted [&[readonly]]:bg-raised";
