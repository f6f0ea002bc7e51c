import { requestSignInOnClick } from "#web/session/sign-in-request.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { PageLink } from "#web/ui/actions/page-link.tsx";

const listingIntent = { kind: "listing", target: null, path: "/supplier/profile" } as const;

export function SignUpBanner() {
  return (
    <section className="mx-auto w-full max-w-content px-4 py-12 sm:px-6 lg:px-8 lg:py-20">
      <div className="flex flex-col gap-6 rounded-card bg-accent-soft p-6 sm:p-10 lg:flex-row lg:items-center lg:justify-between">
        <div className="max-w-prose">
          <h2 className="font-serif text-title font-semibold">Ready to start listing?</h2>
          <p className="mt-2 text-muted">
            Your profile, your photos, your rates. You choose what people see and who can message you, and you
            can hide or delete everything at any time.
          </p>
        </div>
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button
            size="large"
            render={<PageLink to="/register?role=escort" />}
            onClick={(event) => requestSignInOnClick(event, { intent: listingIntent })}
          >
            Create Profile
          </Button>
          <Button size="large" tone="outline" render={<PageLink to="/about" />}>
            Learn more
          </Button>
        </div>
      </div>
    </section>
  );
}
