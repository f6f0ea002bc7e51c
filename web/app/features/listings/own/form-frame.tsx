import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface FormFrameProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A form of its own address, with the way back above it. */
export function FormFrame({ title, text, children }: FormFrameProps) {
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-5">
      <header>
        <Link
          to="/supplier/listings"
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 text-small text-muted hover:text-ink hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          All listings
        </Link>
        <h2 className="font-serif text-title font-semibold">{title}</h2>
        {text && <p className="max-w-prose text-muted">{text}</p>}
      </header>
      {children}
    </div>
  );
}
