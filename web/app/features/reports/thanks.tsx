import { CircleCheck } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";

interface ThanksProps {
  /** The level of the title in its page or dialog. */
  level: 1 | 2;
  children: ReactNode;
}

/** It takes the place of the form, so it takes the focus too. */
export function Thanks({ level, children }: ThanksProps) {
  const Heading = `h${level}` as const;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <div className="flex flex-col gap-4">
      <CircleCheck aria-hidden className="size-10 text-jade" />
      <Heading ref={title} tabIndex={-1} className="font-serif text-title font-semibold outline-none">
        Thank you for telling us
      </Heading>
      {children}
    </div>
  );
}
