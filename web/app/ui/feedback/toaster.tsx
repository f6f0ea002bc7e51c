import { useEffect } from "react";
import { Toast } from "@base-ui/react/toast";
import { IconButton } from "../actions/icon-button.tsx";
import CircleAlert from "virtual:icons/circle-alert";
import CircleCheck from "virtual:icons/circle-check";
import Info from "virtual:icons/info";
import X from "virtual:icons/x";
import { Spinner } from "./spinner.tsx";
import { connectToaster, type ToastTone } from "./toast.ts";

const manager = Toast.createToastManager<{ tone: ToastTone }>();

const icons: Record<ToastTone, React.ReactNode> = {
  success: <CircleCheck aria-hidden className="size-5 shrink-0 text-jade" />,
  error: <CircleAlert aria-hidden className="size-5 shrink-0 text-danger" />,
  info: <Info aria-hidden className="size-5 shrink-0 text-accent" />,
  loading: <Spinner className="text-muted" />,
};

export function Toaster() {
  useEffect(
    () =>
      connectToaster((command) => {
        if ("dismiss" in command) return manager.close(command.dismiss);
        const { id, tone, message, duration, action, onClose } = command.show;
        manager.add({
          id,
          title: message,
          timeout: duration,
          // Use low priority: high priority hides the toast from screen readers and announces a copy.
          priority: "low",
          data: { tone },
          onClose: onClose,
          actionProps: action && { children: action.label, onClick: action.onAction },
        });
      }),
    [],
  );

  return (
    <Toast.Provider toastManager={manager} limit={20}>
      <Toast.Portal>
        <Toast.Viewport className="fixed top-20 right-4 z-60 flex max-h-[calc(100dvh-6rem)] w-[calc(100vw-2rem)] flex-col gap-2 sm:w-96">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager<{ tone: ToastTone }>();
  return toasts.map((item) => (
    <Toast.Root
      key={item.id}
      toast={item}
      data-toast
      swipeDirection={["right", "up"]}
      className={
        "rounded-card border border-line bg-surface text-ink shadow-soft transition-[opacity,transform] duration-200 " +
        "translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) data-swiping:transition-none " +
        "data-limited:hidden data-starting-style:-translate-y-2 data-starting-style:opacity-0 data-ending-style:opacity-0"
      }
    >
      <Toast.Content className="flex items-center gap-3 py-1 pr-1 pl-4">
        {icons[item.data?.tone ?? "info"]}
        <Toast.Title render={<p />} className="min-w-0 flex-1 py-2 text-small font-medium wrap-break-word" />
        <Toast.Action className="min-h-11 rounded-control px-3 text-small font-semibold text-accent hover:bg-hover" />
        {/* By default, the close button is `aria-hidden` until the toasts are hovered, although it can be focused. */}
        <Toast.Close
          aria-hidden={false}
          render={<IconButton label="Dismiss" icon={<X aria-hidden />} tone="muted" />}
        />
      </Toast.Content>
    </Toast.Root>
  ));
}
