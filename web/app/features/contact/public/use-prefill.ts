import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { useUser } from "#web/session/use-session.ts";
import type { ContactFormState } from "./fields.ts";
import { subjectIn } from "./subjects.ts";

/** Fills in what is known: who is signed in, and the subject that the address asks for. Never over what was typed. */
export function usePrefill({ getValues, setValue }: ContactFormState) {
  const user = useUser();
  const [params] = useSearchParams();
  const subject = subjectIn(params);

  useEffect(() => {
    if (!user) return;
    if (!getValues("name")) setValue("name", user.name);
    if (!getValues("email")) setValue("email", user.email);
  }, [user, getValues, setValue]);

  useEffect(() => {
    if (subject && !getValues("subject")) setValue("subject", subject);
  }, [subject, getValues, setValue]);
}
