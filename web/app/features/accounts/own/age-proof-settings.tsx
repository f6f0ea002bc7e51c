import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toAgeCheckPath } from "@vesper/contract/accounts/age-check-path";
import { type AgeProof, forgetAgeProof, keepAgeProof } from "@vesper/contract/accounts/age-proof";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { getErrorMessage } from "#web/api/error-message.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { formatMonth } from "#web/ui/data/dates.ts";
import { LoadedSection } from "#web/ui/feedback/loaded-section.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { ageProofQuery } from "./queries.ts";

/** Lets members keep that they proved their age. Shown where a proof is required, or while one is kept. */
export function AgeProofSettings({ isRequired }: { isRequired: boolean }) {
  const query = useQuery(ageProofQuery);
  if (!isRequired && !query.data?.month) return null;
  return (
    <LoadedSection
      title="Proof of age"
      text="If you keep it on your account, new devices are let in as soon as you sign in, without another check. We store the month and nothing else, and you can remove it at any time."
      query={query}
      failure="Failed to load your proof of age"
    >
      {(proof) => <ProofState proof={proof} />}
    </LoadedSection>
  );
}

function ProofState({ proof: { month, hasPass } }: { proof: AgeProof }) {
  const keep = useProofChange({
    change: () => api.call(keepAgeProof),
    done: "Proof of age kept on your account",
    failed: "Failed to keep your proof of age.",
  });
  const forget = useProofChange({
    change: () => api.call(forgetAgeProof),
    done: "Proof of age removed from your account",
    failed: "Failed to remove your proof of age.",
  });
  if (month) {
    return (
      <StateRow text={`Kept on your account since ${formatMonth(month)}.`}>
        <Button tone="outline" busy={forget.isPending} onClick={() => forget.mutate()}>
          Remove proof of age
        </Button>
      </StateRow>
    );
  }
  return hasPass ? (
    <StateRow text="You’ve proven your age in this browser. Your account doesn’t know about it.">
      <Button tone="outline" busy={keep.isPending} onClick={() => keep.mutate()}>
        Keep on my account
      </Button>
    </StateRow>
  ) : (
    <StateRow text="You haven’t proven your age in this browser yet. After that, you can keep it here.">
      <Button tone="outline" render={<Link to={checkPath} reloadDocument />}>
        Prove my age
      </Button>
    </StateRow>
  );
}

const checkPath = toAgeCheckPath("/dashboard?tab=settings");

interface ProofChange {
  change: () => Promise<{ data: AgeProof }>;
  done: string;
  failed: string;
}

function useProofChange({ change, done, failed }: ProofChange) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ data }) => {
      queries.setQueryData(ageProofQuery.queryKey, data);
      toast.success(done);
    },
    onError: (error) => toast.error(getErrorMessage(error, failed)),
  });
}

function StateRow({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-small">{text}</p>
      {children}
    </div>
  );
}
