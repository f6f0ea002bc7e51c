import { useLocation, useNavigate, useNavigation } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { Logo } from "#web/ui/layout/logo.tsx";

/** Error page, with or without header and footer around it. */
export function CrashScreen() {
  const location = useLocation();
  const navigate = useNavigate();
  const trying = useNavigation().state === "loading";

  // Navigating to the current URL reloads its data and renders it again.
  const handleTryAgain = () => void navigate(location, { replace: true, preventScrollReset: true });

  return (
    <div className="mx-auto flex max-w-lg flex-1 flex-col items-center justify-center gap-4 px-4 py-16 text-center">
      <Logo to={null} text={false} size="large" />
      <h1 className="mt-2 font-serif text-heading font-semibold">Oops! Something went wrong</h1>
      <p className="text-muted">
        We couldn’t show this page. It’s not your fault, and nothing you saved is lost.
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>Refresh Page</Button>
        <Button tone="outline" busy={trying} onClick={handleTryAgain}>
          Try Again
        </Button>
      </div>
    </div>
  );
}
