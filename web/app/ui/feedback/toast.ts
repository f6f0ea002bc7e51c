export type ToastTone = "success" | "error" | "info" | "loading";

export interface ToastOptions {
  /** Milliseconds on screen; the default depends on the tone. */
  duration?: number;
  /** Showing a toast with the same id updates it in place, for example loading to success. */
  id?: string;
  action?: { label: string; onAction: () => void };
  /** Called after the toast has closed, by timeout or by the user. */
  onClose?: () => void;
}

export interface ToastRequest extends ToastOptions {
  id: string;
  tone: ToastTone;
  message: string;
  duration: number;
}

type Command = { show: ToastRequest } | { dismiss: string };

// Zero keeps the toast until it is dismissed.
const durations: Record<ToastTone, number> = { success: 2000, error: 4000, info: 4000, loading: 0 };

let toastCount = 0;
let queuedCommands: Command[] = [];
let deliver: ((command: Command) => void) | null = null;
const listeners = new Set<() => void>();

function sendCommand(command: Command) {
  if (deliver) {
    deliver(command);
    return;
  }
  queuedCommands.push(command);
  for (const listener of listeners) listener();
}

function showToast(tone: ToastTone, message: string, options: ToastOptions = {}) {
  const id = options.id ?? `toast-${++toastCount}`;
  sendCommand({ show: { ...options, id, tone, message, duration: options.duration ?? durations[tone] } });
  return id;
}

/** Short messages at the top right. Lightweight: the toaster loads with the first message. */
export const toast = {
  success: (message: string, options?: ToastOptions) => showToast("success", message, options),
  error: (message: string, options?: ToastOptions) => showToast("error", message, options),
  info: (message: string, options?: ToastOptions) => showToast("info", message, options),
  loading: (message: string, options?: ToastOptions) => showToast("loading", message, options),
  dismiss: (id: string) => sendCommand({ dismiss: id }),
};

/** Tells the outlet when a message is waiting, so that it can load the toaster. */
export const toastQueue = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isNeeded: () => deliver !== null || queuedCommands.length > 0,
};

/** Connects the toaster: delivers the queued commands, then all later ones. */
export function connectToaster(handler: (command: Command) => void) {
  deliver = handler;
  for (const command of queuedCommands) handler(command);
  queuedCommands = [];
  return () => {
    deliver = null;
  };
}
