import { QuickLinks } from "./quick-links.tsx";

/** Short on purpose: people come for the profiles beneath. */
export function Hero() {
  return (
    <section className="mx-auto w-full max-w-content px-4 pt-6 pb-4 sm:px-6 sm:pt-10 lg:px-8 lg:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
        <h1 className="max-w-xl font-serif text-display font-semibold tracking-tight">
          Good company, on your terms.
        </h1>
        <p className="max-w-md text-muted sm:pb-1.5">
          Independent companions, looked at by people before they are listed. No tracking, no noise, nothing
          that follows you.
        </p>
      </div>
      <QuickLinks />
    </section>
  );
}
