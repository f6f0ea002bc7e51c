import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Media, reorderMedia } from "@vesper/contract/media/media";
import { useState } from "react";
import { api } from "#web/session/api.ts";
import { getErrorMessage } from "#web/api/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { ownMediaKey, ownMediaQuery } from "../queries.ts";
import { sortByIds, moveItem } from "./reorder.ts";
import { OrderTile } from "./order-tile.tsx";

const mutationKey = [...ownMediaKey, "order"] as const;

const screenReaderInstructions = {
  draggable:
    "Press Space or Enter to pick up the item, use the arrow keys to move it, and press Space or Enter to drop it. Press Escape to cancel.",
};

const findPlace = (media: readonly Media[], id: UniqueIdentifier | undefined) =>
  media.findIndex(({ _id }) => _id === id);

/** The order in which visitors see the media. The primary photo is always first. */
export function OrderGrid({ media }: { media: readonly Media[] }) {
  const saveOrder = useOrder();
  const [news, setNews] = useState("");
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const first = media[0]?.isPrimary ? 1 : 0;

  function handleMove(from: number, to: number) {
    const one = media[from];
    const place = Math.max(to, first);
    const next = moveItem(media, from, place);
    if (!one || next === media) return;
    saveOrder(next.map(({ _id }) => _id));
    setNews(`${one.title} is now in position ${place + 1} of ${media.length}.`);
  }

  const handleDragEnd = ({ active, over }: DragEndEvent) =>
    over && handleMove(findPlace(media, active.id), findPlace(media, over.id));

  return (
    <>
      <p role="status" className="sr-only">
        {news}
      </p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements: announceDrag(media), screenReaderInstructions }}
        onDragEnd={handleDragEnd}
      >
        <SortableContext items={media.map(({ _id }) => _id)} strategy={rectSortingStrategy}>
          <ol className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
            {media.map((one, place) => (
              <OrderTile
                key={one._id}
                media={one}
                place={place + 1}
                mayGoEarlier={!one.isPrimary && place > first}
                mayGoLater={!one.isPrimary && place < media.length - 1}
                onMove={(step) => handleMove(place, place + step)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </>
  );
}

/** Screen-reader messages for a drag. `handleMove` announces its end, together with the new position. */
function announceDrag(media: readonly Media[]): Announcements {
  const getTitle = (id: UniqueIdentifier) => media[findPlace(media, id)]?.title;
  return {
    onDragStart: ({ active }) => `Picked up ${getTitle(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over
        ? `${getTitle(active.id)} is over position ${findPlace(media, over.id) + 1} of ${media.length}.`
        : undefined,
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => `${getTitle(active.id)} is back in its original position.`,
  };
}

/** Saves each new order with an optimistic update, one request at a time. */
function useOrder() {
  const queries = useQueryClient();
  const { queryKey } = ownMediaQuery({});
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (ids: string[]) => api.call(reorderMedia, { body: { ids } }),
    onMutate: async (ids) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (media) => media && sortByIds(media, ids));
      return before;
    },
    onError: (error, _ids, before) => {
      queries.setQueryData(queryKey, before);
      toast.error(getErrorMessage(error, "Failed to update media"));
    },
    // Refetch only after the last move: a list arriving between two moves would briefly revert the second.
    onSettled: () => {
      if (queries.isMutating({ mutationKey }) === 1)
        void queries.invalidateQueries({ queryKey: ownMediaKey });
    },
  });
  return mutate;
}
