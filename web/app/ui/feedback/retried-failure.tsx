import type { ReactNode } from "react";
import { useRevalidator } from "react-router";
import { LoadFailure } from "./load-failure.tsx";

interface RetriedFailureProps {
  message: string;
  text?: string;
  /** Places for what is coming, while the page's loaders run again. */
  loading: ReactNode;
}

/** For a route's error boundary: what failed, and its skeleton as soon as one tries again. */
export function RetriedFailure({ message, text, loading }: RetriedFailureProps) {
  const { state } = useRevalidator();
  return state === "loading" ? loading : <LoadFailure message={message} text={text} />;
}
