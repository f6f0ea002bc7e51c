import { Link } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { EveningSky } from "./evening-sky.tsx";

export function Hero() {
  return (
    <section className="mx-auto grid w-full max-w-content items-center gap-8 px-4 pt-8 pb-12 sm:px-6 sm:pt-12 md:grid-cols-2 md:gap-10 lg:gap-16 lg:px-8 lg:pt-16 lg:pb-20">
      <div className="max-w-prose">
        <h1 className="font-serif text-display font-semibold tracking-tight">Good company, on your terms.</h1>
        <p className="mt-4 text-lead text-muted sm:mt-6">
          A quiet directory of independent adult companions. People decide what they show, whom they meet and
          when. Nothing here follows you.
        </p>
        <div className="mt-8 flex flex-col gap-3 sm:max-md:flex-row lg:flex-row">
          <Button size="large" render={<Link to="/register" />}>
            Create an account
          </Button>
          <Button size="large" tone="outline" render={<Link to="/safety-guidelines" />}>
            How we keep people safe
          </Button>
        </div>
      </div>
      <EveningSky className="w-full rounded-card max-md:-order-1 max-md:aspect-[3/2] md:aspect-[4/5] lg:aspect-[4/3]" />
    </section>
  );
}
