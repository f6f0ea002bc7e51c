import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Case, decideCase, type DecisionDraft } from "@vesper/contract/moderation/moderation";
import { useRef, useState } from "react";
import { adminToast } from "#web/api/admin-toast.ts";
import { getErrorMessage } from "#web/api/error-message.ts";
import { api } from "#web/session/api.ts";
import { casesKey } from "../queries.ts";

const fallback = "Failed to decide the case";

/** Decides once. Why it was refused outlives the form, which gives way to what somebody else has decided. */
export function useDecision({ _id: id, reportCount }: Pick<Case, "_id" | "reportCount">) {
  const queries = useQueryClient();
  // What was there when the case was opened is what was read; later arrivals count once one has been told of them.
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
      // The form is gone, and with it the focus.
      outcome.current?.focus({ preventScroll: true });
      outcome.current?.scrollIntoView({ block: "start" });
    },
  });
  return { decide: mutation.mutateAsync, refusal, outcome };
}
