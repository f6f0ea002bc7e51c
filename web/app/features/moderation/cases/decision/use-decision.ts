import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Case, decideCase, type DecisionDraft } from "@vesper/contract/moderation/moderation";
import { useRef, useState } from "react";
import { adminToast } from "#web/api/admin-toast.ts";
import { getErrorMessage } from "#web/api/error-message.ts";
import { api } from "#web/session/api.ts";
import { casesKey } from "../queries.ts";

const fallback = "Failed to decide the case";

/** Decides a case. The error is kept here, because the form unmounts when another admin has decided the case. */
export function useDecision({ _id: id, reportCount }: Pick<Case, "_id" | "reportCount">) {
  const queries = useQueryClient();
  // Expected version: the report count when the case was opened. After a conflict, the admin has seen the newer
  // reports, so the current count is sent.
  const [readAtFirst] = useState(reportCount);
  const [isTold, setTold] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const outcome = useRef<HTMLDivElement>(null);
  const mutation = useMutation({
    mutationFn: (draft: DecisionDraft) =>
      api.call(decideCase, {
        params: { id },
        body: { ...draft, reportCount: isTold ? reportCount : readAtFirst },
      }),
    onMutate: () => setRefusal(undefined),
    onSuccess: () => adminToast.success("Case decided"),
    onError: (error) => {
      setTold(true);
      setRefusal(getErrorMessage(error, `${fallback}.`));
      adminToast.failure(error, fallback);
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: casesKey });
      // The form has unmounted with the focus inside it, so move the focus to the outcome.
      outcome.current?.focus({ preventScroll: true });
      outcome.current?.scrollIntoView({ block: "start" });
    },
  });
  return { decide: mutation.mutateAsync, refusal, outcome };
}
