import { useMutation, useQueryClient } from "@tanstack/react-query";
import { orderMedia } from "@vesper/contract/media";
import { api } from "#web/session/api.ts";
import { toastFailure } from "../media-toast.ts";
import { ownMediaKey, ownMediaQuery } from "../queries.ts";
import { inOrder } from "./moved.ts";

const mutationKey = [...ownMediaKey, "order"] as const;

/** Saves an order one after the other, and shows it before it is saved. */
export function useOrder() {
  const queries = useQueryClient();
  const { queryKey } = ownMediaQuery({});
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (ids: string[]) => api.call(orderMedia, { body: { ids } }),
    onMutate: async (ids) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (media) => media && inOrder(media, ids));
      return before;
    },
    onError: (error, _ids, before) => {
      queries.setQueryData(queryKey, before);
      toastFailure(error, "Failed to update media");
    },
    // A list that comes between two moves would take the second one back for a moment.
    onSettled: () => {
      if (queries.isMutating({ mutationKey }) === 1)
        void queries.invalidateQueries({ queryKey: ownMediaKey });
    },
  });
  return mutate;
}
