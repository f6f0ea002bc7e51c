import { type OwnRequest, refusals } from "@vesper/contract/verification";
import { Link } from "react-router";

/** The reason as the admin wrote it, with the way to the whole statement. */
export function WhyNot({ request: { refusal, explanation } }: { request: OwnRequest }) {
  return (
    <blockquote className="max-w-prose rounded-inner bg-danger-soft px-4 py-3 text-small text-danger">
      {refusal && <span className="block font-medium">{refusals[refusal].label}</span>}
      <bdi className="wrap-anywhere whitespace-pre-line">{explanation}</bdi>
      <Link
        to="/dashboard?tab=notices"
        className="mt-1 flex min-h-11 items-center font-medium underline underline-offset-4"
      >
        Read the notice and how to appeal
      </Link>
    </blockquote>
  );
}
