import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { getErrorMessage } from "#web/api/error-message.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { findReportedPage, type ReportedPage } from "./reported-page.ts";
import { getPublicProfile } from "@vesper/contract/profiles/directory";
import { getListing } from "@vesper/contract/profiles/listings";
import { api } from "#web/session/api.ts";
import { Form } from "#web/ui/forms/form.tsx";

const unknownMessage =
  "That isn’t the address of a profile or listing on this site. Copy it from your browser’s address bar.";
const gatedMessage =
  "We can’t look up pages in this browser, because it has no proof of age. Please send us the address with the contact form.";
const goneMessage = "This page doesn’t exist or was removed. If you’re still worried, please contact us.";

/** Takes the URL of a page and finds its report form, so that the reporter need not open the page again. */
export function FindPageForm() {
  const form = useForm({ defaultValues: { address: "" } });
  const navigate = useNavigate();

  const refuse = (message: string) => form.setError("address", { message }, { shouldFocus: true });

  async function handleSubmit({ address }: { address: string }) {
    const page = findReportedPage(address, location.origin);
    if (!page) return refuse(unknownMessage);
    try {
      await navigate(await findReportPath(page));
    } catch (error) {
      const isGone = error instanceof ApiError && error.status === 404;
      if (error instanceof ApiError && error.code === "age_proof_required") return refuse(gatedMessage);
      refuse(
        isGone ? goneMessage : getErrorMessage(error, "We couldn’t look up this page. Please try again."),
      );
    }
  }

  return (
    <Form onSubmit={form.handleSubmit(handleSubmit)} className="flex flex-col gap-4 noscript:hidden">
      <TextField
        {...getFieldProps(form, "address", "Page address")}
        inputMode="url"
        autoComplete="off"
        placeholder="…/escort/name"
        help="Copy it from your browser’s address bar."
      />
      <Button type="submit" className="self-start" busy={form.formState.isSubmitting}>
        Report this page
      </Button>
    </Form>
  );
}

/** Returns the path of the report form for this profile or listing. */
async function findReportPath({ type, slug }: ReportedPage): Promise<string> {
  const { data } =
    type === "profile"
      ? await api.call(getPublicProfile, { params: { slugOrId: slug } })
      : await api.call(getListing, { params: { slug } });
  return `/report/${type}/${data._id}`;
}
