import { Link } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { StarMark } from "#web/ui/star-mark.tsx";

export function NotFound() {
  return (
    <div className="mx-auto flex max-w-lg flex-1 flex-col items-center justify-center gap-4 px-4 py-20 text-center">
      <StarMark className="size-14 text-line-strong" />
      <h1 className="font-serif text-title font-semibold">Page not found</h1>
      <p className="text-muted">
        Nothing is at this address. The page may have moved, or it may have been taken down.
      </p>
      <Button className="mt-4" render={<Link to="/" />}>
        Go to the home page
      </Button>
    </div>
  );
}
