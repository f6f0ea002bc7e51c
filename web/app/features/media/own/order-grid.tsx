import { type Media, orderMedia } from "@vesper/contract/media";
import { useState } from "react";
import { inOrder, moved } from "./moved.ts";
import { OrderTile } from "./order-tile.tsx";
import { useDrag } from "./use-drag.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "#web/session/api.ts";
import { toastFailure } from "../media-toast.ts";
import { ownMediaKey, ownMediaQuery } from "../queries.ts";

const mutationKey = [...ownMediaKey, "order"] as const;

/** The order in which visitors see them. The primary picture is always the first. */
export function OrderGrid({ media }: { media: readonly Media[] }) {
  const saveOrder = useOrder();
  const [news, setNews] = useState("");
  const first = media[0]?.isPrimary ? 1 : 0;

  function handleMove(from: number, to: number) {
    const one = media[from];
    const place = Math.max(to, first);
    const next = moved(media, from, place);
    if (!one || next === media) return;
    saveOrder(next.map(({ _id }) => _id));
    setNews(`${one.title} is now ${place + 1} of ${media.length}.`);
  }

  const placeOf = (id: string) => media.findIndex(({ _id }) => _id === id);
  const { drag, handleOf } = useDrag((id, over) => handleMove(placeOf(id), placeOf(over)));

  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      <ol className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
        {media.map((one, place) => (
          <li key={one._id}>
            <OrderTile
              media={one}
              place={place + 1}
              isHeld={drag?.id === one._id}
              isTarget={drag?.over === one._id && drag.id !== one._id}
              mayGoEarlier={!one.isPrimary && place > first}
              mayGoLater={!one.isPrimary && place < media.length - 1}
              handle={handleOf(one._id)}
              onMove={(step) => handleMove(place, place + step)}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

/** Saves an order one after the other, and shows it before it is saved. */
function useOrder() {
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
