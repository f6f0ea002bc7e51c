import { type ComponentType, type FunctionComponent, lazy, Suspense, useState } from "react";
import { loadWhenOnline } from "../feedback/load-when-online.ts";
import type { DialogState } from "./use-task.ts";

/** Creates a dialog whose code loads when it is first opened. */
export function lazyDialog<Props extends DialogState>(
  load: () => Promise<FunctionComponent<Props>>,
): FunctionComponent<Props> {
  const Loaded: ComponentType<Props> = lazy(async () => ({ default: await loadWhenOnline(load) }));
  return function LazyDialog(props) {
    const [isWanted, setIsWanted] = useState(props.open);
    if (props.open && !isWanted) setIsWanted(true);
    return isWanted ? (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    ) : null;
  };
}
